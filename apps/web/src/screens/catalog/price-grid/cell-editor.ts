import type { SnapChange } from '@flower-market/flower-domain'
import type { GridCell } from './grid-view.ts'

/** The cell whose quantity is being entered. */
export interface CellEditor {
  readonly place: GridCell
  /** Digits that are not in the cart yet; null when what is shown is what is in the cart. */
  readonly typed: string | null
  /** Stems in the cart when editing began: Escape restores them. */
  readonly before: number
  /** Taken by typing: then the arrows to the sides leave the cell instead of moving the caret. */
  readonly isTyping: boolean
}

/** Why the cart does not hold what was typed, and where: it was rounded, or not put in, since there is not so much. */
export interface SnapNote {
  readonly place: GridCell
  readonly change: NonNullable<SnapChange>
  /** Stems that were put into the cart; of an entry over the stock, all that could be had instead. */
  readonly quantity: number
}

/** Whether two places are the same cell. */
export function isSamePlace(left: GridCell, right: GridCell): boolean {
  return left.row === right.row && left.column === right.column
}
