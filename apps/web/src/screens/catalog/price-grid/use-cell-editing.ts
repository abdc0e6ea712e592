import { useState } from 'react'
import { sellableStems, stepDown, stepUp, type FlowerCard } from '@flower-market/flower-domain'
import { digitsOf, settleEntry } from './cell-entry.ts'
import type { CellEditor, SnapNote } from './cell-editor.ts'
import type { GridCell } from './grid-view.ts'
import { useSnapMarks } from './use-snap-marks.ts'

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
  const { marks, mark, unmark, markSeen } = useSnapMarks()

  const order = (place: GridCell, quantityFor: (card: FlowerCard) => number): void => {
    const card = cardOf(place)
    if (card === null) return
    const quantity = quantityFor(card)
    if (quantity !== quantityOf(card)) onOrder(card, quantity)
  }
  const forget = (place: GridCell): void => {
    setNote(null)
    unmark(place)
  }

  /** What the typed digits come to; null where nothing was typed. */
  const entry = (): SnapNote | null => {
    const card = editor && cardOf(editor.place)
    if (editor === null || editor.typed === null || card === null) return null
    const { quantity, changed } = settleEntry(editor.typed, card)
    return changed && { place: editor.place, change: changed, quantity }
  }

  /**
   * Puts the typed quantity into the cart, in whole packs, and says so when that changed it. More than there is in stock is
   * not put in: the cart keeps what it held.
   */
  const settle = (): void => {
    setEditor(null)
    if (editor === null || editor.typed === null) return
    const { place, typed } = editor
    const changed = entry()
    forget(place)
    setNote(changed)
    if (changed !== null) mark(changed)
    if (changed?.change === 'limited-by-stock') return
    order(place, (card) => settleEntry(typed, card).quantity)
  }

  const takeAll = (place: GridCell): void => {
    setEditor(null)
    forget(place)
    order(place, (card) => sellableStems(card.stemsAvailable, card))
  }

  /** Restores the quantity from before editing. */
  const restore = (): void => {
    setEditor(null)
    if (editor === null) return
    forget(editor.place)
    order(editor.place, () => editor.before)
  }

  const take = (place: GridCell, typed: string | null): void => {
    const card = cardOf(place)
    setNote(null)
    if (card !== null) setEditor({ place, typed, before: quantityOf(card), isTyping: typed !== null })
  }

  const type = (text: string): void => setEditor((held) => held && { ...held, typed: digitsOf(text) })

  /** One pack more or less, whether the cell is edited or not. */
  const step = (place: GridCell, direction: 1 | -1): void => {
    const next = direction === 1 ? stepUp : stepDown
    order(place, (card) => next(Number(editor?.typed ?? quantityOf(card)), card, card.stemsAvailable))
    setEditor((held) => held && { ...held, typed: null })
    forget(place)
  }

  const remove = (place: GridCell): void => {
    order(place, () => 0)
    forget(place)
  }

  return {
    forget,
    editor,
    note,
    marks,
    markSeen,
    take,
    type,
    settle,
    takeAll,
    restore,
    step,
    remove,
  }
}

/** The edited cell and its actions. */
export type CellEditing = ReturnType<typeof useCellEditing>
