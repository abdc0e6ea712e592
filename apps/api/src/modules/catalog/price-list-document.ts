import {
  countryCodes,
  countryName,
  sellableStems,
  type FlowerCard,
  type IsoDate,
  type Locale,
} from '@flower-market/flower-domain'
import {
  emptyCell,
  formatCell,
  moneyCell,
  numberCell,
  textCell,
} from '../../platform/documents/document-cell.ts'
import { operatorFooter } from '../../platform/documents/operator-footer.ts'
import type { TableDocument } from '../../platform/documents/table-document.ts'
import { priceListTexts } from './price-list-texts.ts'

/** What a price list is written from: the lots of a day at a person's prices. */
export interface PriceList {
  readonly date: IsoDate
  readonly cards: readonly FlowerCard[]
  /** Who runs the shop; null as long as nobody has said it. */
  readonly operator: string | null
  readonly at: Date
}

const dayFormats = {
  ru: new Intl.DateTimeFormat('ru-RU', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
}

function nameOfCountry(code: string, locale: Locale): string {
  const listed = countryCodes.find((country) => country === code)
  return listed === undefined ? code : countryName(listed, locale)
}

/**
 * A line for each lot that can be bought, with an empty column for the order before the lot's code: whoever fills it in and
 * uploads the workbook has a cart. The code's heading says the day that the codes are of.
 */
export function priceListDocument({ date, cards, operator, at }: PriceList, locale: Locale): TableDocument {
  const texts = priceListTexts[locale]
  const columns = texts.columns
  return {
    fileName: texts.fileName(date),
    locale,
    title: texts.title,
    // Ten columns with names of varieties and plantations.
    layout: 'landscape',
    facts: [
      { label: texts.delivery, value: textCell(dayFormats[locale].format(new Date(date))) },
      { label: texts.made, value: { kind: 'moment', at } },
      { label: texts.howTo, value: textCell(texts.howToText) },
    ],
    columns: [
      { title: columns.type, share: 17 },
      { title: columns.variety, share: 21 },
      { title: columns.plantation, share: 22 },
      { title: columns.country, share: 13 },
      { title: columns.length, share: 8, align: 'end' },
      { title: columns.bunch, share: 8, align: 'end' },
      { title: columns.box, share: 9, align: 'end' },
      { title: columns.stock, share: 10, align: 'end' },
      { title: columns.price, share: 10, align: 'end' },
      { title: columns.order, share: 10, align: 'end' },
      { title: texts.code(date), share: 1, isForFilesOnly: true },
    ],
    rows: cards
      .filter((card) => sellableStems(card.stemsAvailable, card) > 0)
      .map((card) => [
        textCell(texts.types[card.type]),
        textCell(card.variety),
        textCell(card.plantation),
        textCell(nameOfCountry(card.country, locale)),
        numberCell(card.lengthCm),
        numberCell(card.stemsPerBunch),
        numberCell(card.stemsPerBox),
        numberCell(sellableStems(card.stemsAvailable, card)),
        moneyCell(card.price, 'RUB'),
        emptyCell,
        textCell(card.code),
      ]),
    totals: [],
    footer: operatorFooter(operator, texts.footer(formatCell({ kind: 'moment', at }, locale))),
    at,
  }
}
