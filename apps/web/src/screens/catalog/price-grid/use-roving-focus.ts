import { useLayoutEffect, useRef, useState } from 'react'
import { cellId } from './cell-element.ts'
import type { GridCell } from './grid-view.ts'

/** One cell at a time can be reached by Tab; `focus` moves there, also to a row that is not rendered yet. */
export function useRovingFocus() {
  const [at, setAt] = useState<GridCell | null>(null)
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isWanted.current || at === null) return
    const cell = document.getElementById(cellId(at))
    if (cell === null) return
    isWanted.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const focus = (place: GridCell): void => {
    isWanted.current = true
    // A new object each time: the same place again has to take the focus back from the field in it.
    setAt({ ...place })
  }
  return { at, focus, rest: setAt }
}
