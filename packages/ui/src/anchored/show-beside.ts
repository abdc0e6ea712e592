import type { Placement } from '@floating-ui/dom'

/** Whether the browser positions what its sheet says with `position-area`. */
function hasAnchors(): boolean {
  return CSS.supports('position-area: block-end')
}

/**
 * Shows a popover on top of everything. Its sheet positions it at `source` by `position-area`; where the browser cannot, a library
 * that is fetched then does it at `placement`. Returns a function that hides it.
 */
export function showBeside(panel: HTMLElement, source: HTMLElement | null, placement: Placement): () => void {
  panel.showPopover(source ? { source } : {})
  const isShown = new AbortController()
  if (source !== null && !hasAnchors()) {
    // Not seen before it is in its place; unlike a hidden one, it can have focus.
    panel.style.clipPath = 'inset(50%)'
    void import('./place-beside.ts')
      .then(({ placeBeside }) => placeBeside(panel, source, { placement, signal: isShown.signal }))
      // Without a network it stays where its sheet puts it.
      .catch(() => {})
      .finally(() => panel.style.removeProperty('clip-path'))
  }
  return () => {
    isShown.abort()
    if (panel.matches(':popover-open')) panel.hidePopover()
  }
}
