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

/** Entering quantities: one cell is in hand at a time; digits wait for `settle`, steps go to the cart at once. */
export function useCellEditing({ cardOf, quantityOf, onOrder }: CellEditingOptions) {
  const [hand, setHand] = useState<CellEditor | null>(null)
  const [note, setNote] = useState<SnapNote | null>(null)

  const order = (place: GridCell, quantityFor: (card: FlowerCard) => number): void => {
    const card = cardOf(place)
    if (card === null) return
    const quantity = quantityFor(card)
    if (quantity !== quantityOf(card)) onOrder(card, quantity)
  }

  /** Puts the typed quantity into the cart, in whole packs, and says so when that changed it. */
  const settle = (): void => {
    setHand(null)
    if (hand === null || hand.typed === null) return
    const { place, typed } = hand
    order(place, (card) => {
      const { quantity, changed } = settleEntry(typed, card)
      setNote(changed && { place, change: changed, quantity })
      return quantity
    })
  }

  /** Puts everything back as it was when the cell was taken in hand. */
  const restore = (): void => {
    setNote(null)
    setHand(null)
    if (hand !== null) order(hand.place, () => hand.before)
  }

  const take = (place: GridCell, typed: string | null): void => {
    const card = cardOf(place)
    if (card !== null) setHand({ place, typed, before: quantityOf(card), isTyping: typed !== null })
  }

  const type = (text: string): void => setHand((held) => held && { ...held, typed: digitsOf(text) })

  /** One pack more or less, in hand or not. */
  const step = (place: GridCell, direction: 1 | -1): void => {
    const next = direction === 1 ? stepUp : stepDown
    order(place, (card) => next(Number(hand?.typed ?? quantityOf(card)), card, card.stemsAvailable))
    setHand((held) => held && { ...held, typed: null })
    setNote(null)
  }

  const remove = (place: GridCell): void => {
    order(place, () => 0)
    setNote(null)
  }

  return { hand, note, take, type, settle, restore, step, remove }
}

/** The cell in hand and what can be done with it. */
export type CellEditing = ReturnType<typeof useCellEditing>
