const latestMs = 3000

/** Runs something when the page has nothing better to do, after 3 s at the latest; not at all once the signal fires. */
export function whenIdle(run: () => Promise<void>, signal: AbortSignal): void {
  const start = (): void => {
    if (signal.aborted) return
    run().catch(reportError)
  }
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: latestMs })
  else setTimeout(start, latestMs)
}
