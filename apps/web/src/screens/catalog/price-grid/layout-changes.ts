/**
 * Calls the listener whenever something else of the page may be in view: after a scroll, a resize of the window, and a change of
 * the page's own height, which comes later than the resize that causes it, as when filters move into a drawer. Returns how it ends.
 */
export function onLayoutChange(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  const observer = new ResizeObserver(listener)
  observer.observe(document.body)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}
