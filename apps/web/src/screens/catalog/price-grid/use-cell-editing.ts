import { useState } from 'react'
import { stepDown, stepUp, type FlowerCard } from '@flower-market/flower-domain'
import { digitsOf, settleEntry } from './cell-entry.ts'
import type { CellEditor, SnapNote } from './cell-editor.ts'
import type { GridCell } from './grid-view.ts'

/** What entering a quantity needs from around it. */
export interface CellEditingOptions {
  readonly cardOf: (place: GridCell) => FlowerCard | null
  /** Stems in the cart. */
  readonly quantityOf: (card: FlowerCard) => number
  readonly onOrder: (card: FlowerCard, quantity: number) => void
}

/** Entering quantities: one cell is edited at a time; digits wait for `settle`, steps change the cart at once. */
export function useCellEditing({ cardOf, quantityOf, onOrder }: CellEditingOptions) {
  const [editor, setEditor] = useState<CellEditor | null>(null)
  const [note, setNote] = useState<SnapNote | null>(null)

  const order = (place: GridCell, quantityFor: (card: FlowerCard) => number): void => {
    const card = cardOf(place)
    if (card === null) return
    const quantity = quantityFor(card)
    if (quantity !== quantityOf(card)) onOrder(card, quantity)
  }

  /** Puts the typed quantity into the cart, in whole packs, and says so when that changed it. */
  const settle = (): void => {
    setEditor(null)
    if (editor === null || editor.typed === null) return
    const { place, typed } = editor
    order(place, (card) => {
      const { quantity, changed } = settleEntry(typed, card)
      setNote(changed && { place, change: changed, quantity })
      return quantity
    })
  }

  /** Restores the quantity from before editing. */
  const restore = (): void => {
    setNote(null)
    setEditor(null)
    if (editor !== null) order(editor.place, () => editor.before)
  }

  const take = (place: GridCell, typed: string | null): void => {
    const card = cardOf(place)
    if (card !== null) setEditor({ place, typed, before: quantityOf(card), isTyping: typed !== null })
  }

  const type = (text: string): void => setEditor((held) => held && { ...held, typed: digitsOf(text) })

  /** One pack more or less, whether the cell is edited or not. */
  const step = (place: GridCell, direction: 1 | -1): void => {
    const next = direction === 1 ? stepUp : stepDown
    order(place, (card) => next(Number(editor?.typed ?? quantityOf(card)), card, card.stemsAvailable))
    setEditor((held) => held && { ...held, typed: null })
    setNote(null)
  }

  const remove = (place: GridCell): void => {
    order(place, () => 0)
    setNote(null)
  }

  return { editor, note, take, type, settle, restore, step, remove }
}

/** The edited cell and its actions. */
export type CellEditing = ReturnType<typeof useCellEditing>
