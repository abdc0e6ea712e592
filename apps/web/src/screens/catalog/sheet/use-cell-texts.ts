import { packStep, sellableStems, type FlowerCard } from '@flower-market/flower-domain'
import type { Locale } from '../../../i18n/locale.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'

/** How many packs still count as few. */
const FEW_PACKS = 5

/** How much of a card is left, in three words. */
export type StockLevel = 'enough' | 'few' | 'none'

/** What a cell says of its card, on screen and to a screen reader. */
export interface CellTexts {
  readonly price: string
  readonly stock: string
  readonly level: StockLevel
  readonly name: string
}

/** How much of a card is left, counted in packs. */
export const stockLevel = (card: FlowerCard): StockLevel => {
  const packs = sellableStems(card.stemsAvailable, card) / packStep(card)
  return packs === 0 ? 'none' : packs <= FEW_PACKS ? 'few' : 'enough'
}

/** A card is worded once in a language: while a person types, the same rows come and go. */
const worded: Readonly<Record<Locale, WeakMap<FlowerCard, CellTexts>>> = {
  ru: new WeakMap(),
  en: new WeakMap(),
}

/** Gives the texts of a card. */
export const useCellTexts = (): ((card: FlowerCard) => CellTexts) => {
  const known = worded[useLocale()]
  const t = useTranslate()
  const format = useFormat()

  const stockOf = (card: FlowerCard, level: StockLevel): string => {
    if (level === 'none') return t('catalog.cellSoldOut')
    const stems = format.number(card.stemsAvailable)
    return level === 'few' ? t('catalog.cellFew', { stems }) : stems
  }
  const word = (card: FlowerCard): CellTexts => {
    const { variety, plantation, lengthCm: length } = card
    const level = stockLevel(card)
    const price = format.money(card.price, 'RUB', true)
    const stems = format.number(card.stemsAvailable)
    return {
      price: format.price(card.price),
      stock: stockOf(card, level),
      level,
      name:
        level === 'none'
          ? t('catalog.cellNameSoldOut', { variety, plantation, length, price })
          : t('catalog.cellName', { variety, plantation, length, price, stems }),
    }
  }
  return (card) => {
    const texts = known.get(card) ?? word(card)
    known.set(card, texts)
    return texts
  }
}
