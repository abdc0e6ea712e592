import { useRef, useState } from 'react'
import { isSamePlace, type SnapNote } from './cell-editor.ts'
import type { GridCell } from './grid-view.ts'

/** The cells whose quantity was rounded: each is marked until it was looked at and left again. */
export function useSnapMarks() {
  const [marks, setMarks] = useState<readonly SnapNote[]>([])
  const seen = useRef(new WeakSet<SnapNote>())

  const unmark = (place: GridCell): void => {
    setMarks((held) => held.filter((mark) => !isSamePlace(mark.place, place)))
  }
  const mark = (note: SnapNote): void => {
    setMarks((held) => [...held.filter(({ place }) => !isSamePlace(place, note.place)), note])
  }
  const markSeen = (place: GridCell): void => {
    const left = marks.filter((one) => seen.current.has(one) && !isSamePlace(one.place, place))
    if (left.length > 0) setMarks((held) => held.filter((one) => !left.includes(one)))
    for (const one of marks) if (isSamePlace(one.place, place)) seen.current.add(one)
  }
  return { marks, mark, unmark, markSeen }
}
