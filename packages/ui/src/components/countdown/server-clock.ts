/**
 * How far the server's clock is ahead of the device's, in milliseconds: measure it when a response with the
 * server's time arrives, and store it with the response.
 */
export function serverOffsetMs(serverNowMs: number, clientNowMs: number = Date.now()) {
  return serverNowMs - clientNowMs
}

/**
 * The server's current time, in milliseconds, by two clocks: the wall clock can be set back, and the monotonic
 * clock can stop while a device sleeps. The later of the two counts, so a countdown never shows more time than is
 * left.
 */
export function startServerClock(offsetMs: number) {
  const wallStart = Date.now()
  const steadyStart = performance.now()
  return () => {
    const elapsed = Math.max(Date.now() - wallStart, performance.now() - steadyStart)
    return wallStart + offsetMs + elapsed
  }
}
