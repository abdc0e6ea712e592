import type { SnapNote } from './cell-editor.ts'
import { cardAt, type GridView } from './grid-view.ts'
import { useSnapText } from './use-live-announcements.ts'

/** Why the number in the cart is not the one that was typed. */
export function SnapNoteText({ view, note }: { view: GridView; note: SnapNote }) {
  const snapText = useSnapText()
  const card = cardAt(view, note.place)
  return card && snapText(card, note)
}
