/** Fulfilled in a task of its own, after what the browser has to paint and to answer meanwhile; at once where it has no `scheduler.yield`. */
export async function nextTask(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}
