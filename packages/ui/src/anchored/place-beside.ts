import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/dom'

const gapPx = 6
const edgePx = 8

/** Keeps a fixed element beside another one while either moves, on the other side where there is no room; until the signal aborts. */
export async function placeBeside(
  panel: HTMLElement,
  source: HTMLElement,
  { placement, signal }: { readonly placement: Placement; readonly signal: AbortSignal },
): Promise<void> {
  const middleware = [offset(gapPx), flip({ padding: edgePx }), shift({ padding: edgePx })]
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(source, panel, { strategy: 'fixed', placement, middleware })
    Object.assign(panel.style, { inset: 'auto', left: `${x}px`, top: `${y}px`, margin: '0', height: 'auto' })
  }
  await place()
  if (signal.aborted) return
  signal.addEventListener(
    'abort',
    autoUpdate(source, panel, () => void place()),
  )
}
