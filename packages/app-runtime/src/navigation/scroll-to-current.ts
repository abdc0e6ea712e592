/** The element of a row that is the current or the chosen one. */
export function currentOf(row: HTMLElement | null): Element | null {
  return row?.querySelector('[aria-current], [aria-pressed=true]') ?? null
}

/**
 * A `ref` of a row that is wider than the window: scrolls it, once it is there, until its current or chosen element is in its
 * middle. The page stays where it is.
 */
export function scrollToCurrent(row: HTMLElement | null): void {
  const current = currentOf(row)
  if (!row || !current) return
  const [whole, part] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  row.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2
}
