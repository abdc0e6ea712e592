/** A `ref` of a row that is wider than the window: scrolls it, once it is there, until its current or chosen element is in view. */
export function scrollToCurrent(row: HTMLElement | null): void {
  row
    ?.querySelector('[aria-current], [aria-pressed=true]')
    ?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
