import { moscowDateOf, shippingBoxes, type Locale } from '@flower-market/flower-domain'
import { numberCell, textCell } from '../../../platform/documents/document-cell.ts'
import { documentDay } from '../../../platform/documents/tax-document.ts'
import type { TableDocument } from '../../../platform/documents/table-document.ts'
import { writeTablePdf } from '../../../platform/documents/pdf/write-table-pdf.ts'

/** What a packing list says. */
export interface PackingList {
  readonly orderNumber: number
  readonly ordinal: number
  readonly at: Date
  readonly destination: string
  readonly lines: readonly {
    readonly name: string
    readonly plantation: string
    readonly stemsPerBunch: number
    readonly stemsPerBox: number
    readonly quantity: number
  }[]
}

const texts = {
  ru: {
    title: (order: number, part: number) => `Упаковочный лист № ${order}-${part}`,
    shipped: 'Отгружено',
    destination: 'Куда',
    flower: 'Сорт',
    plantation: 'Плантация',
    stems: 'Стеблей',
    bunches: 'Пачек',
    boxes: 'Коробок',
  },
  en: {
    title: (order: number, part: number) => `Packing list ${order}-${part}`,
    shipped: 'Shipped on',
    destination: 'Destination',
    flower: 'Variety',
    plantation: 'Plantation',
    stems: 'Stems',
    bunches: 'Bunches',
    boxes: 'Boxes',
  },
} as const

/** A packing list: what is in the boxes of a shipment. */
export function writePackingList(list: PackingList, locale: Locale): Promise<Buffer> {
  const text = texts[locale]
  const title = text.title(list.orderNumber, list.ordinal)
  const boxes = shippingBoxes(list.lines)
  const stems = list.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const document: TableDocument = {
    fileName: title,
    locale,
    title,
    at: list.at,
    footer: title,
    facts: [
      {
        label: text.shipped,
        value: textCell(documentDay(moscowDateOf(list.at))),
      },
      { label: text.destination, value: textCell(list.destination) },
    ],
    columns: [
      { title: '№', share: 4 },
      { title: text.flower, share: 30 },
      { title: text.plantation, share: 28 },
      { title: text.bunches, share: 12, align: 'end' },
      { title: text.stems, share: 12, align: 'end' },
    ],
    rows: list.lines.map(({ name, plantation, stemsPerBunch, quantity }, place) => [
      textCell(String(place + 1)),
      textCell(name),
      textCell(plantation),
      numberCell(Math.ceil(quantity / stemsPerBunch)),
      numberCell(quantity),
    ]),
    totals: [
      { label: text.boxes, value: numberCell(boxes) },
      { label: text.stems, value: numberCell(stems) },
    ],
  }
  return writeTablePdf(document)
}
