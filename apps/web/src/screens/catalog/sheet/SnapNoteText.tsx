import type { SnapNote } from './hand.ts'
import { cardAt, type SheetView } from './sheet-view.ts'
import { useSnapWords } from './use-spoken.ts'

/** Why the number in the cart is not the one that was typed. */
export const SnapNoteText = ({ view, note }: { view: SheetView; note: SnapNote }) => {
  const snapWords = useSnapWords()
  const card = cardAt(view, note.place)
  return card && snapWords(card, note)
}
