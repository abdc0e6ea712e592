const prefix = 'scroll:'

/** Remembers how far a visit to a page was scrolled, in CSS pixels, for as long as the tab lives. */
export function keepScroll(visit: string, top: number): void {
  try {
    sessionStorage.setItem(prefix + visit, String(Math.round(top)))
  } catch {
    // A full or forbidden storage costs the place in the list, and nothing else.
  }
}

/** How far a visit was scrolled; 0 for a new one. */
export function keptScroll(visit: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + visit) ?? 0)
  } catch {
    return 0
  }
}
