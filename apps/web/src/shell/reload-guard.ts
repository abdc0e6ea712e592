const MARKER = 'reload-guard'
const MARKER_LIFETIME_MS = 10_000

/** Whether a page may load itself again: not when it has just done so, since a second time would not help either. */
export const mayReload = (marker: string | null, nowMs: number): boolean => {
  const reloadedAtMs = Number(marker ?? Number.NaN)
  const ageMs = nowMs - reloadedAtMs
  return !(ageMs >= 0 && ageMs < MARKER_LIFETIME_MS)
}

/** Loads the page again unless that happened within the last 10 s; tells whether it does. */
export const reloadOnce = (): boolean => {
  try {
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(MARKER), Date.now())) return false
    sessionStorage.setItem(MARKER, String(Date.now()))
  } catch {
    // Without a marker a page that cannot load would reload for ever.
    return false
  }
  location.reload()
  return true
}
