const markerKey = 'reload-guard'
const markerLifetimeMs = 10_000

/** Whether a page may load itself again: not when it has just done so, since a second time would not help either. */
export function mayReload(marker: string | null, nowMs: number): boolean {
  const ageMs = nowMs - Number(marker)
  return !(ageMs >= 0 && ageMs < markerLifetimeMs)
}

/** Loads the page again unless that happened within the last 10 s; tells whether it does. */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(markerKey), Date.now())) return false
    sessionStorage.setItem(markerKey, String(Date.now()))
  } catch {
    // Without a marker a page that cannot load would reload for ever.
    return false
  }
  location.reload()
  return true
}
