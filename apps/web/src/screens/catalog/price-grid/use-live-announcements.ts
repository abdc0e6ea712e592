import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { SnapNote } from './cell-editor.ts'
import { cardAt, rowAt, type GridCell, type GridView } from './grid-view.ts'

/** The last thing that was put into the cart, or out of it with 0. */
export interface Ordered {
  readonly card: FlowerCard
  readonly quantity: number
}

/** Gives the words that explain a snapped quantity. */
export function useSnapText() {
  const t = useTranslate()
  return (card: FlowerCard, { change, quantity }: Pick<SnapNote, 'change' | 'quantity'>): string => {
    const values = { quantity, step: packStep(card) }
    if (change === 'limited-by-stock') {
      return quantity === 0 ? t('catalog.overStockNone') : t('catalog.overStock', values)
    }
    if (card.soldBy === 'box') return t('catalog.snappedToBox', values)
    return t('catalog.snappedToBunch', values)
  }
}

/** Gives the words for a length that a variety does not have. */
export function useAbsentText() {
  const t = useTranslate()
  return (view: GridView, { row, column }: GridCell): string =>
    t('catalog.lengthAbsent', {
      variety: rowAt(view, row).variety,
      length: view.layout.lengths[column] as number,
    })
}

/** What there is to say. */
export interface LiveAnnouncementOptions {
  readonly view: GridView
  readonly ordered: Ordered | null
  readonly note: SnapNote | null
  /** A length that does not exist, which somebody wanted to order. */
  readonly absent: GridCell | null
  /** The edited lot, when another buyer has just changed its stock; lots in the cart are announced elsewhere. */
  readonly moved: FlowerCard | null
}

/** What a screen reader says about the last change of the cart, or of the edited lot. */
export function useLiveAnnouncements({
  view,
  ordered,
  note,
  absent,
  moved,
}: LiveAnnouncementOptions): string {
  const t = useTranslate()
  const format = useFormat()
  const snapText = useSnapText()
  const absentText = useAbsentText()
  const noted = note && cardAt(view, note.place)
  const nameOf = ({ variety, lengthCm }: FlowerCard): string =>
    t('flowers.nameWithLength', { variety, length: lengthCm })
  if (absent !== null) return absentText(view, absent)
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
