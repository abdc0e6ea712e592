const minuteMs = 60_000

/** Hours and minutes, `0:18`; with a minus for what is over. */
export function timeLeft(deadline: Date, now: Date): string {
  const ms = deadline.getTime() - now.getTime()
  // What is left is rounded up, so that nothing shows 0:00 before its time.
  const minutes = ms < 0 ? Math.floor(-ms / minuteMs) : Math.ceil(ms / minuteMs)
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return ms < 0 ? `\u2212${text}` : text
}
