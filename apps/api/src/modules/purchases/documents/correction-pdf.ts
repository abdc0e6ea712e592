import type { CorrectionRow, CorrectionTable, UpdRow } from '@flower-market/flower-domain'
import { drawTable } from '../../../platform/documents/pdf/pdf-table.ts'
import { dash, documentDay, innKpp, rateText } from '../../../platform/documents/tax-document.ts'
import {
  drawSignatures,
  finishTaxDocument,
  openTaxDocument,
  positionLine,
  printedAmount,
  printedTax,
} from '../../../platform/documents/tax-document-pdf.ts'
import { correctionNumber, type CorrectionContent } from './correction-content.ts'

const columns = [
  { title: '1 №', share: 4 },
  { title: '1а Наименование товара', share: 24 },
  { title: 'Показатели', share: 16 },
  { title: '2 Код ед.', share: 5 },
  { title: '2а Ед.', share: 5 },
  { title: '3 Кол-во', share: 7, align: 'end' },
  { title: '4 Цена без налога', share: 9, align: 'end' },
  { title: '5 Стоимость без налога', share: 11, align: 'end' },
  { title: '6 Акциз', share: 8 },
  { title: '7 Ставка', share: 7, align: 'end' },
  { title: '8 Сумма налога', share: 10, align: 'end' },
  { title: '9 Стоимость с налогом', share: 11, align: 'end' },
] as const

const linesPerRow = 4

function state(
  label: string,
  row: UpdRow | null,
  { before, vatBp }: { before: UpdRow; vatBp: number | null },
) {
  const { quantity, net, tax, gross } = row ?? { quantity: 0, net: 0, tax: 0, gross: 0 }
  const sums = [
    printedAmount(before.unitNet),
    printedAmount(net),
    'без акциза',
    rateText(vatBp),
    printedTax(tax, vatBp),
  ]
  return [label, '796', 'шт', String(quantity), ...sums, printedAmount(gross)]
}

/** The four lines of a row: before, after, more, less. */
function linesOf({ before, after }: CorrectionRow, place: number, vatBp: number | null): string[][] {
  const parts = { before, vatBp }
  const less = {
    net: before.net - (after?.net ?? 0),
    tax: before.tax - (after?.tax ?? 0),
    gross: before.gross - (after?.gross ?? 0),
  }
  const none = [dash, dash, dash, dash, dash, dash, dash, dash, dash]
  return [
    [String(place + 1), before.name, ...state('А (до изменения)', before, parts)],
    ['', '', ...state('Б (после изменения)', after, parts)],
    ['', '', 'В (увеличение)', ...none],
    [
      '',
      '',
      'Г (уменьшение)',
      dash,
      dash,
      dash,
      dash,
      printedAmount(less.net),
      dash,
      dash,
      printedTax(less.tax, vatBp),
      printedAmount(less.gross),
    ],
  ]
}

function totalsOf({ decrease }: CorrectionTable, vatBp: number | null): string[][] {
  const blank = ['', '', '', '']
  return [
    ['', 'Всего увеличение (сумма строк В)', ...blank, '', dash, 'X', 'X', dash, dash],
    [
      '',
      'Всего уменьшение (сумма строк Г)',
      ...blank,
      '',
      printedAmount(decrease.net),
      'X',
      'X',
      printedTax(decrease.tax, vatBp),
      printedAmount(decrease.gross),
    ],
  ]
}

/** A correction of a universal transfer document as it is printed and signed: the lines and columns of the decree 1137. */
export async function writeCorrectionPdf(content: CorrectionContent): Promise<Buffer> {
  const { number, date, upd, vatBp, seller, signatory, buyer, order, reasons, table } = content
  const day = documentDay(date)
  const title = `Универсальный корректировочный документ № ${correctionNumber(number)} от ${day}`
  const corrected = `к счёту-фактуре (УПД) № ${upd.number} от ${documentDay(upd.date)}`
  const status =
    vatBp === null
      ? 'Статус: 2 — документ об изменении стоимости отгруженных товаров'
      : 'Статус: 1 — корректировочный счёт-фактура и документ об изменении стоимости отгруженных товаров'
  const pdf = await openTaxDocument({
    title,
    date,
    status,
    facts: [
      [
        {
          label: '1 Корректировочный счёт-фактура',
          value: `№ ${correctionNumber(number)} от ${day}, ${corrected}`,
        },
        { label: '1а Исправление', value: dash },
        { label: '2 Продавец', value: seller.name },
        { label: '2а Адрес', value: seller.address },
        { label: '2б ИНН/КПП продавца', value: innKpp(seller) },
      ],
      [
        { label: '3 Покупатель', value: buyer.name },
        { label: '3а Адрес', value: buyer.address },
        { label: '3б ИНН/КПП покупателя', value: innKpp(buyer) },
        { label: '4 Валюта', value: 'Российский рубль, 643' },
        { label: '5 Идентификатор государственного контракта', value: dash },
      ],
    ],
  })
  const rows = table.rows.flatMap((row, place) => linesOf(row, place, vatBp))
  await drawTable(pdf, columns, [...rows, ...totalsOf(table, vatBp)], { together: linesPerRow })
  pdf.y += 10
  drawSignatures(pdf, { seller, signatory }, [
    [
      {
        label: 'Основание корректировки',
        value: ['Изменение количества отгруженных товаров', ...reasons].join('; '),
      },
      {
        label: 'Предлагаю изменить стоимость',
        value: positionLine({ signatory }),
      },
      { label: 'Экономический субъект', value: `${seller.name}, ИНН/КПП ${innKpp(seller)}` },
    ],
    [
      {
        label: 'Передаточный документ',
        value: `УПД № ${upd.number} от ${documentDay(upd.date)}, заказ № ${order.number} от ${documentDay(order.date)}`,
      },
      { label: 'С изменением стоимости согласен', value: '____________ «___» ____________ 20___ г.' },
      { label: 'Экономический субъект', value: `${buyer.name}, ИНН/КПП ${innKpp(buyer)}` },
    ],
  ])
  return finishTaxDocument(pdf, title)
}
