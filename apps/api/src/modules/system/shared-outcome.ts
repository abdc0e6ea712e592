/**
 * Makes work whose outcome all share who ask while it is being done, or within `lastingMs` of its beginning: however many ask, it
 * is done once.
 */
export function sharedOutcome<T>(
  work: () => Promise<T>,
  lastingMs: number,
  elapsedMs: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly at: number; readonly outcome: Promise<T> } | null = null
  let isBeingDone = false
  const end = (): void => {
    isBeingDone = false
  }
  return () => {
    const at = elapsedMs()
    if (last === null || (!isBeingDone && at - last.at >= lastingMs)) {
      isBeingDone = true
      last = { at, outcome: work() }
      last.outcome.then(end, end)
    }
    return last.outcome
  }
}
