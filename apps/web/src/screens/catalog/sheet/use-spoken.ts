import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { SnapNote } from './hand.ts'
import { cardAt, type SheetView } from './sheet-view.ts'

/** The last thing that was put into the cart, or out of it with 0. */
export interface Ordered {
  readonly card: FlowerCard
  readonly quantity: number
}

/** Gives the words that explain a snapped quantity. */
export const useSnapWords = () => {
  const t = useTranslate()
  return (card: FlowerCard, { change, quantity }: SnapNote): string => {
    const values = { quantity, step: packStep(card) }
    if (change === 'limited-by-stock') return t('catalog.overStock', values)
    if (card.soldBy === 'box') return t('catalog.snappedToBox', values)
    return t('catalog.snappedToBunch', values)
  }
}

/** What a screen reader says about the last change of the cart. */
export const useSpoken = (view: SheetView, ordered: Ordered | null, note: SnapNote | null): string => {
  const t = useTranslate()
  const format = useFormat()
  const snapWords = useSnapWords()
  const noted = note && cardAt(view, note.place)
  const parts = noted ? [snapWords(noted, note)] : []
  if (ordered !== null) {
    const { card, quantity } = ordered
    const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
    const sum = format.money(card.price * quantity, 'RUB', true)
    parts.unshift(
      quantity === 0
        ? t('catalog.spokenRemoved', { name })
        : t('catalog.spokenOrdered', { name, quantity, sum }),
    )
  }
  return parts.join(' ')
}
