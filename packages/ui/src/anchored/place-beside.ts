import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/dom'

const middleware = [offset(6), flip({ padding: 8 }), shift({ padding: 8 })]

/**
 * Keeps a fixed element beside another one while either moves, on the other side where there is no room. Returns a function
 * that ends it.
 */
export function placeBeside(panel: HTMLElement, source: HTMLElement, placement: Placement): () => void {
  return autoUpdate(source, panel, () => {
    void computePosition(source, panel, { strategy: 'fixed', placement, middleware }).then(({ x, y }) =>
      Object.assign(panel.style, {
        inset: 'auto',
        left: `${x}px`,
        top: `${y}px`,
        margin: '0',
        height: 'auto',
      }),
    )
  })
}
