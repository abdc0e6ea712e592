/** Forgets what this tab has kept of the person: unfinished forms, an order's comment, places in lists. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
