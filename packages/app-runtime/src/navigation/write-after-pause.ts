/** Browsers refuse more than about a hundred address changes in half a minute, so typed text reaches it in pauses. */
const addressPauseMs = 350

/**
 * Calls `write` once, after the first pause of 350 ms in which the address (`place`) stays the same, and never on another page.
 * Returns a function that ends it.
 */
export function writeAfterPause(place: Pick<Location, 'pathname' | 'href'>, write: () => void): () => void {
  const { pathname } = place
  let { href } = place
  const timer = setInterval(() => {
    // The address names the next page before that page shows: writing then would lead back from it.
    if (place.pathname !== pathname) return
    // Where it has just changed, what writes may not know of that before the next pause, and would take the change back.
    if (place.href === href) {
      clearInterval(timer)
      write()
    }
    href = place.href
  }, addressPauseMs)
  return () => clearInterval(timer)
}
