import { drawTable } from '../../../platform/documents/pdf/pdf-table.ts'
import { writeParagraph } from '../../../platform/documents/pdf/pdf-text.ts'
import { dash, documentDay, innKpp } from '../../../platform/documents/tax-document.ts'
import {
  finishTaxDocument,
  openTaxDocument,
  printedAmount,
  signatureLine,
} from '../../../platform/documents/tax-document-pdf.ts'
import { advanceNumber, type AdvanceContent } from './advance-content.ts'

const columns = [
  { title: '1 №', share: 4 },
  { title: '1а Наименование товара, работ, услуг', share: 26 },
  { title: '2 Код ед.', share: 5 },
  { title: '2а Ед.', share: 5 },
  { title: '3 Кол-во', share: 5, align: 'end' },
  { title: '4 Цена без налога', share: 7, align: 'end' },
  { title: '5 Стоимость без налога', share: 9, align: 'end' },
  { title: '6 Акциз', share: 6 },
  { title: '7 Ставка', share: 8, align: 'end' },
  { title: '8 Сумма налога', share: 11, align: 'end' },
  { title: '9 Стоимость с налогом', share: 12, align: 'end' },
  { title: '10 Код страны', share: 6 },
  { title: '10а Страна', share: 7 },
  { title: '11 № декларации', share: 9 },
] as const

/** The calculated rate: 22/122. */
function calculatedRate(vatBp: number): string {
  const percent = String(vatBp / 100).replace('.', ',')
  return `${percent}/${String(100 + vatBp / 100).replace('.', ',')}`
}

/** The invoice of an advance: the lines and columns of the decree 1137 as amended for 2026, with dashes where only goods have something. */
export async function writeAdvancePdf(content: AdvanceContent): Promise<Buffer> {
  const { number, date, vatBp, seller, signatory, buyer, payment, tax, gross } = content
  const day = documentDay(date)
  const title = `Счёт-фактура на аванс № ${advanceNumber(number)} от ${day}`
  const pdf = await openTaxDocument({
    title,
    date,
    status: null,
    facts: [
      [
        { label: '1 Счёт-фактура', value: `№ ${advanceNumber(number)} от ${day}` },
        { label: '1а Исправление', value: dash },
        { label: '2 Продавец', value: seller.name },
        { label: '2а Адрес', value: seller.address },
        { label: '2б ИНН/КПП продавца', value: innKpp(seller) },
        { label: '3 Грузоотправитель', value: dash },
        { label: '4 Грузополучатель', value: dash },
      ],
      [
        {
          label: '5 К платёжно-расчётному документу',
          value: `№ ${payment.number} от ${documentDay(payment.date)}`,
        },
        { label: '5а Документ об отгрузке', value: dash },
        { label: '5б Авансовый счёт-фактура', value: dash },
        { label: '6 Покупатель', value: buyer.name },
        { label: '6а Адрес', value: buyer.address },
        { label: '6б ИНН/КПП покупателя', value: innKpp(buyer) },
        { label: '7 Валюта', value: 'Российский рубль, 643' },
        { label: '8 Идентификатор государственного контракта', value: dash },
      ],
    ],
  })
  const sums = [printedAmount(tax), printedAmount(gross)] as const
  await drawTable(pdf, columns, [
    [
      '1',
      'Предварительная оплата (аванс) за срезанные цветы',
      dash,
      dash,
      dash,
      dash,
      dash,
      'без акциза',
      calculatedRate(vatBp),
      ...sums,
      dash,
      dash,
      dash,
    ],
    ['', 'Всего к оплате (9)', '', '', '', '', dash, 'X', 'X', ...sums, '', '', ''],
  ])
  pdf.y += 14
  writeParagraph(pdf, signatureLine({ seller, signatory }))
  return finishTaxDocument(pdf, title)
}
