import { packStep, type FlowerCard, type GridRow } from '@flower-market/flower-domain'
import { useFormat, useLocale, useTranslate, type Locale } from '@flower-market/app-runtime/i18n'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { remember } from './remember.ts'
import { stockLevel, type StockLevel } from './stock-level.ts'

/** What a cell says of its card, on screen and to a screen reader. */
export interface CellTexts {
  readonly price: string
  readonly stock: string
  readonly level: StockLevel
  readonly name: string
}

function newMemory() {
  return {
    cells: new WeakMap<FlowerCard, CellTexts>(),
    farms: new WeakMap<GridRow, string>(),
    lengths: new Map<number, string>(),
  }
}

/** Everything is worded once in a language: while a person types, the same rows come and go. */
const worded: Readonly<Record<Locale, ReturnType<typeof newMemory>>> = { ru: newMemory(), en: newMemory() }

/** Gives the texts of the sheet: of a cell, of a row, and of a column. */
export function useGridTexts() {
  const memory = worded[useLocale()]
  const t = useTranslate()
  const format = useFormat()
  const countryName = useCountryName()

  const stockOf = (card: FlowerCard, level: StockLevel): string => {
    if (level === 'none') return t('catalog.cellSoldOut')
    const stems = format.number(card.stemsAvailable)
    const stock = level === 'few' ? t('catalog.cellFew', { stems }) : stems
    return t('catalog.cellPacks', { stock, step: packStep(card) })
  }
  const wordCell = (card: FlowerCard): CellTexts => {
    const { variety, plantation, lengthCm: length } = card
    const level = stockLevel(card)
    const price = format.money(card.price, 'RUB', true)
    const stems = format.number(card.stemsAvailable)
    const offered = card.availability === 'inStock' ? 'catalog.cellName' : 'catalog.cellNameOffered'
    const id = level === 'none' ? 'catalog.cellNameSoldOut' : offered
    return {
      price: format.price(card.price),
      stock: stockOf(card, level),
      level,
      name: t(id, { variety, plantation, length, price, stems }),
    }
  }
  return {
    cellTexts: (card: FlowerCard) => remember(memory.cells, card, wordCell),
    farmOf: (row: GridRow) =>
      remember(memory.farms, row, ({ plantation, country }) =>
        t('flowers.farm', { plantation, country: countryName(country) }),
      ),
    lengthOf: (lengthCm: number) =>
      remember(memory.lengths, lengthCm, (length) => t('flowers.lengthCm', { length })),
  }
}
