import type { Placement } from '@floating-ui/dom'

/**
 * Shows a popover on top of everything. Its sheet positions it at `source` by `position-area`; where the browser cannot, a library
 * that is fetched then does it at `placement`. Returns a function that hides it.
 */
export function showBeside(panel: HTMLElement, source: HTMLElement | null, placement: Placement): () => void {
  panel.showPopover(source ? { source } : {})
  // Without a network it stays where its sheet puts it.
  const placed =
    source &&
    !CSS.supports('position-area: block-end') &&
    import('./place-beside.ts').then(
      ({ placeBeside }) => placeBeside(panel, source, placement),
      () => () => {},
    )
  return () => {
    if (placed) void placed.then((stop) => stop())
    if (panel.matches(':popover-open')) panel.hidePopover()
  }
}
