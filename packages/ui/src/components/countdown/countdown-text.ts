function two(value: number) {
  return String(value).padStart(2, '0')
}

/** "14:32", or "2:05:09" from one hour on; rounded up to whole seconds, so that 0:00 means the end. */
export function clockText(remainingMs: number) {
  const seconds = Math.ceil(remainingMs / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** The time as `datetime` of a `time` element: "PT14M32S". */
export function durationCode(remainingMs: number) {
  const seconds = Math.ceil(remainingMs / 1000)
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

/**
 * The threshold that was crossed between two ticks, the last one if there were several (the device was asleep);
 * null if none was, and at the first tick, because the user is reading the page then.
 */
export function crossedThreshold(
  beforeMs: number | null,
  nowMs: number,
  thresholdsMs: readonly number[],
): number | null {
  if (beforeMs === null) return null
  const crossed = thresholdsMs.filter((threshold) => beforeMs > threshold && nowMs <= threshold)
  return crossed.length > 0 ? Math.min(...crossed) : null
}
