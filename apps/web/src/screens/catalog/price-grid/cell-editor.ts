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

/** Why a quantity is not the one that was typed, and where. */
export interface SnapNote {
  readonly place: GridCell
  readonly change: NonNullable<SnapChange>
  readonly quantity: number
}
