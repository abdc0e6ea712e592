/**
 * How far the server's clock is ahead of this device's, in milliseconds: measure it when an answer with the server's
 * time comes, and keep it with the answer.
 */
export function serverOffsetMs(serverNowMs: number, clientNowMs: number = Date.now()) {
  return serverNowMs - clientNowMs
}

/**
 * The server's time from now on, in milliseconds. A device whose clock is set back meanwhile, or whose steady clock slept
 * with its lid closed, is caught by the other of the two; of both the later counts, so a countdown never promises time
 * that is gone.
 */
export function startServerClock(offsetMs: number) {
  const wallStart = Date.now()
  const steadyStart = performance.now()
  return () => {
    const elapsed = Math.max(Date.now() - wallStart, performance.now() - steadyStart)
    return wallStart + offsetMs + elapsed
  }
}
