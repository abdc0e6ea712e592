/** Yields to the browser, which paints and handles input first; fulfilled at once where there is no `scheduler.yield`. */
export async function nextTask(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}
