import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { SnapNote } from './cell-editor.ts'
import { cardAt, type GridView } from './grid-view.ts'

/** The last thing that was put into the cart, or out of it with 0. */
export interface Ordered {
  readonly card: FlowerCard
  readonly quantity: number
}

/** Gives the words that explain a snapped quantity. */
export function useSnapText() {
  const t = useTranslate()
  return (card: FlowerCard, { change, quantity }: SnapNote): string => {
    const values = { quantity, step: packStep(card) }
    if (change === 'limited-by-stock') return t('catalog.overStock', values)
    if (card.soldBy === 'box') return t('catalog.snappedToBox', values)
    return t('catalog.snappedToBunch', values)
  }
}

/** What there is to say. */
export interface LiveAnnouncementOptions {
  readonly view: GridView
  readonly ordered: Ordered | null
  readonly note: SnapNote | null
  /** The edited lot, when another buyer has just changed its stock; lots in the cart are announced elsewhere. */
  readonly moved: FlowerCard | null
}

/** What a screen reader says about the last change of the cart, or of the edited lot. */
export function useLiveAnnouncements({ view, ordered, note, moved }: LiveAnnouncementOptions): string {
  const t = useTranslate()
  const format = useFormat()
  const snapText = useSnapText()
  const noted = note && cardAt(view, note.place)
  const nameOf = ({ variety, lengthCm }: FlowerCard): string =>
    t('flowers.nameWithLength', { variety, length: lengthCm })
  const parts = noted ? [snapText(noted, note)] : []
  if (moved !== null)
    parts.push(t('catalog.spokenStock', { name: nameOf(moved), stems: moved.stemsAvailable }))
  if (ordered !== null) {
    const { card, quantity } = ordered
    const name = nameOf(card)
    const sum = format.money(card.price * quantity, 'RUB', true)
    parts.unshift(
      quantity === 0
        ? t('catalog.spokenRemoved', { name })
        : t('catalog.spokenOrdered', { name, quantity, sum }),
    )
  }
  return parts.join(' ')
}
