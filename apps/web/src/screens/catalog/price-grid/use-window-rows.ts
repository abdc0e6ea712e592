import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { onLayoutChange } from './layout-changes.ts'
import { windowRange, type RowRange } from './window-range.ts'

/** What a window of 1,080 pixels shows of the list, in pixels: rendered before the first measure, and by the server. */
const firstPx = 836

/**
 * The rows of a list in the page's own scroll that have to be rendered. `list` goes on the element that is as high as
 * all rows together; `covered` is what sticks over its beginning. All in pixels.
 */
export function useWindowRows(
  rowHeight: number,
  covered: number,
): { readonly list: RefObject<HTMLTableSectionElement | null>; readonly range: RowRange } {
  const list = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState<RowRange>({ first: 0, end: Math.ceil(firstPx / rowHeight) })
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const from = Math.max(covered, top)
      const seen = { scrolled: from - top, visible: innerHeight - from }
      const next = windowRange(seen, rowHeight)
      setRange((held) => (held.first === next.first && held.end === next.end ? held : next))
    }
    measure()
    return onLayoutChange(measure)
  }, [rowHeight, covered])
  return { list, range }
}
