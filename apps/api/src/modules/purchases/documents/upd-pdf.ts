import type { UpdRow } from '@flower-market/flower-domain'
import type { Pdf } from '../../../platform/documents/pdf/pdf-document.ts'
import type { PdfFactColumns } from '../../../platform/documents/pdf/pdf-facts.ts'
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
import { countryOf } from './country-of-origin.ts'
import { advancesText, type UpdContent } from './upd-content.ts'

const columns = [
  { title: 'А Код товара', share: 9 },
  { title: '1 №', share: 3 },
  { title: '1а Наименование товара, работ, услуг', share: 19 },
  { title: '1б Код вида', share: 4 },
  { title: '2 Код ед.', share: 4 },
  { title: '2а Ед.', share: 4.5 },
  { title: '3 Кол-во', share: 6, align: 'end' },
  { title: '4 Цена без налога', share: 8, align: 'end' },
  { title: '5 Стоимость без налога', share: 10, align: 'end' },
  { title: '6 Акциз', share: 6.5 },
  { title: '7 Ставка', share: 6.5, align: 'end' },
  { title: '8 Сумма налога', share: 9, align: 'end' },
  { title: '9 Стоимость с налогом', share: 10, align: 'end' },
  { title: '10 Код страны', share: 6 },
  { title: '10а Страна', share: 10 },
  { title: '11 № декларации на товары', share: 10 },
] as const

function rowOf(row: UpdRow, place: number, vatBp: number | null): string[] {
  const country = countryOf(row.country)
  const isGoods = row.kind === 'goods'
  return [
    row.code || dash,
    String(place + 1),
    row.name,
    dash,
    isGoods ? '796' : '876',
    isGoods ? 'шт' : 'усл. ед',
    String(row.quantity),
    printedAmount(row.unitNet),
    printedAmount(row.net),
    'без акциза',
    rateText(vatBp),
    printedTax(row.tax, vatBp),
    printedAmount(row.gross),
    country?.code ?? dash,
    country?.name ?? dash,
    dash,
  ]
}

function headFacts(content: UpdContent): PdfFactColumns {
  const { number, date, seller, buyer, consigneeAddress, payments, table } = content
  const day = documentDay(date)
  const paid = payments
    .map((payment) => `№\u00A0${payment.number} от\u00A0${documentDay(payment.date)}`)
    .join('; ')
  const toFour = [
    { label: '1 Счёт-фактура', value: `№ ${number} от ${day}` },
    { label: '1а Исправление', value: dash },
    { label: '2 Продавец', value: seller.name },
    { label: '2а Адрес', value: seller.address },
    { label: '2б ИНН/КПП продавца', value: innKpp(seller) },
    { label: '3 Грузоотправитель', value: 'он же' },
    { label: '4 Грузополучатель', value: `${buyer.name}, ${consigneeAddress}` },
  ]
  const fromFive = [
    { label: '5 К платёжно-расчётному документу', value: paid || dash },
    {
      label: '5а Документ об отгрузке',
      value: `Универсальный передаточный документ, № п/п 1–${table.rows.length}, № ${number} от ${day}`,
    },
    { label: '5б Авансовый счёт-фактура', value: advancesText(content) ?? dash },
    { label: '6 Покупатель', value: buyer.name },
    { label: '6а Адрес', value: buyer.address },
    { label: '6б ИНН/КПП покупателя', value: innKpp(buyer) },
    { label: '7 Валюта', value: 'Российский рубль, 643' },
    { label: '8 Идентификатор государственного контракта', value: dash },
  ]
  return [toFour, fromFive]
}

function drawLowerPart(pdf: Pdf, { order, date, seller, signatory, buyer }: UpdContent): void {
  const day = documentDay(date)
  const signed = positionLine({ signatory })
  drawSignatures(pdf, { seller, signatory }, [
    [
      {
        label: '[8] Основание передачи',
        value: `Заказ № ${order.number} от ${documentDay(order.date)}`,
      },
      { label: '[9] Данные о транспортировке и грузе', value: dash },
      { label: '[10] Товар передал', value: signed },
      { label: '[11] Дата отгрузки', value: day },
      { label: '[12] Иные сведения', value: dash },
      { label: '[13] Ответственный за оформление', value: signed },
      { label: '[14] Экономический субъект', value: `${seller.name}, ИНН/КПП ${innKpp(seller)}` },
    ],
    [
      { label: '[15] Товар получил', value: '____________' },
      { label: '[16] Дата получения', value: '«___» ____________ 20___ г.' },
      { label: '[17] Иные сведения', value: '____________' },
      { label: '[18] Ответственный за оформление', value: '____________' },
      { label: '[19] Экономический субъект', value: `${buyer.name}, ИНН/КПП ${innKpp(buyer)}` },
    ],
  ])
}

/** A universal transfer document as it is printed and signed: the lines and columns of the decree 1137 as amended for 2026. */
export async function writeUpdPdf(content: UpdContent): Promise<Buffer> {
  const { number, date, vatBp, table } = content
  const title = `Универсальный передаточный документ № ${number} от ${documentDay(date)}`
  const status =
    vatBp === null
      ? 'Статус: 2 — передаточный документ (акт)'
      : 'Статус: 1 — счёт-фактура и передаточный документ (акт)'
  const pdf = await openTaxDocument({ title, date, status, facts: headFacts(content) })
  const total = [
    '',
    '',
    'Всего к оплате (9)',
    '',
    '',
    '',
    '',
    '',
    printedAmount(table.net),
    'X',
    'X',
    printedTax(table.tax, vatBp),
    printedAmount(table.gross),
    '',
    '',
    '',
  ]
  await drawTable(pdf, columns, [...table.rows.map((row, place) => rowOf(row, place, vatBp)), total])
  pdf.y += 10
  drawLowerPart(pdf, content)
  return finishTaxDocument(pdf, title)
}
