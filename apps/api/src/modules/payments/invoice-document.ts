import {
  includedVat,
  money,
  moscowDateOf,
  paymentInstructions,
  rublesInWords,
  type IsoDate,
  type OperatorRequisites,
} from '@flower-market/flower-domain'
import { formatAmount } from '../../platform/documents/document-cell.ts'
import {
  contentWidth,
  finishPdf,
  openPdf,
  pdfColors,
  type Pdf,
} from '../../platform/documents/pdf/pdf-document.ts'
import { drawFacts, drawSums } from '../../platform/documents/pdf/pdf-facts.ts'
import { drawQr } from '../../platform/documents/pdf/pdf-qr.ts'
import { drawTable } from '../../platform/documents/pdf/pdf-table.ts'
import { drawRule, writeAt, writeParagraph } from '../../platform/documents/pdf/pdf-text.ts'
import { pageOf } from '../../platform/documents/pdf/write-table-pdf.ts'
import { drawPayeeBox } from './invoice-payee-box.ts'
import type { Invoice } from './invoices.repository.ts'

const qrSide = 104
const qrColumn = qrSide + 24

const longDay = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })

const columns = [
  { title: '№', share: 5 },
  { title: 'Товары (работы, услуги)', share: 48 },
  { title: 'Кол-во', share: 9, align: 'end' },
  { title: 'Ед.', share: 7 },
  { title: 'Цена, ₽', share: 16, align: 'end' },
  { title: 'Сумма, ₽', share: 16, align: 'end' },
] as const

/** What held when the payment was begun. */
export interface InvoiceTerms {
  /** Basis points; null is «без НДС». */
  readonly vatBp: number | null
  readonly requisites: OperatorRequisites
}

/** What is asked for, one thing a row: the orders, or the top-up itself. */
function linesOf({ orders, amount }: Invoice): readonly { name: string; amount: number }[] {
  if (orders.length === 0) return [{ name: 'Пополнение баланса: аванс за срезанные цветы', amount }]
  return orders.map((order) => ({ name: `Срезанные цветы, заказ № ${order.number}`, amount: order.amount }))
}

function buyerText({ buyer: { name, company, inn, address } }: Invoice): string {
  return [company || name, inn && `ИНН ${inn}`, address].filter(Boolean).join(', ')
}

function sellerText({ name, inn, kpp, address }: OperatorRequisites): string {
  return [name, `ИНН ${inn}`, kpp && `КПП ${kpp}`, address].filter(Boolean).join(', ')
}

function taxSum(amount: number, vatBp: number | null): { label: string; value: string } {
  if (vatBp === null) return { label: 'Без налога (НДС)', value: '—' }
  const tax = includedVat(money(amount, 'RUB'), vatBp)
  return {
    label: `В том числе НДС ${String(vatBp / 100).replace('.', ',')}%`,
    value: formatAmount(tax.minor, 'ru'),
  }
}

function transferOf({ number, amount, orders }: Invoice, date: IsoDate, terms: InvoiceTerms) {
  const instructions = paymentInstructions({
    kind: orders.length === 0 ? 'top-up' : 'orders',
    method: 'CHECK',
    number,
    amount,
    date,
    invoice: { number, date },
    ...terms,
  })
  if (instructions?.method !== 'CHECK') throw new Error('An invoice is paid by bank transfer.')
  return instructions
}

/** Title, seller and buyer, and beside them the QR for a bank's app. */
function drawHead(pdf: Pdf, title: string, qr: string, facts: Parameters<typeof drawFacts>[1]): void {
  const width = contentWidth(pdf) - qrColumn
  const x = pdf.page.margins.left + width + qrColumn - qrSide
  const top = pdf.y
  drawQr(pdf, qr, { x, y: top, side: qrSide })
  const caption = 'Оплата в приложении банка'
  writeAt(pdf, caption, { x, y: top + qrSide + 4, width: qrSide, size: 7.5, color: pdfColors.muted })
  writeAt(pdf, title, { x: pdf.page.margins.left, y: top, width, size: 15, font: 'strong' })
  pdf.y = top + 34
  drawFacts(pdf, facts, { labelWidth: 76, width })
  pdf.y = Math.max(pdf.y, top + qrSide + 16) + 10
}

/** Writes an invoice as Russian accountants expect it: requisites of the payee first, then what is sold, to whom, for how much. */
export async function writeInvoice(invoice: Invoice, terms: InvoiceTerms): Promise<Buffer> {
  const { number, amount, issuedAt } = invoice
  const day = moscowDateOf(issuedAt)
  const title = `Счёт на оплату № ${number} от ${longDay.format(new Date(day))}`
  const { vatBp, requisites } = terms
  const { qr, purpose } = transferOf(invoice, day, terms)
  const lines = linesOf(invoice)
  const pdf = await openPdf({ title, locale: 'ru', at: issuedAt })

  drawPayeeBox(pdf, requisites)
  drawHead(pdf, title, qr, [
    { label: 'Продавец', value: sellerText(requisites) },
    { label: 'Покупатель', value: buyerText(invoice) },
  ])
  await drawTable(
    pdf,
    columns,
    lines.map((line, place) => {
      const sum = formatAmount(line.amount, 'ru')
      return [String(place + 1), line.name, '1', 'шт.', sum, sum]
    }),
  )
  pdf.y += 8
  drawSums(pdf, [
    { label: 'Итого', value: formatAmount(amount, 'ru') },
    taxSum(amount, vatBp),
    { label: 'Всего к оплате, ₽', value: formatAmount(amount, 'ru') },
  ])
  pdf.y += 8
  writeParagraph(pdf, `Всего наименований ${lines.length}, на сумму ${formatAmount(amount, 'ru')} ₽`)
  writeParagraph(pdf, rublesInWords(amount), { font: 'strong', after: 10 })
  drawRule(pdf, { color: pdfColors.ink, width: 1 })
  pdf.y += 10
  writeParagraph(pdf, 'Назначение платежа', { color: pdfColors.muted, size: 8.5, after: 2 })
  writeParagraph(pdf, purpose, { font: 'strong', after: 6 })
  writeParagraph(pdf, 'Укажите его слово в слово: по номеру счёта мы узнаем ваш платёж.', {
    color: pdfColors.muted,
    size: 8.5,
  })
  return finishPdf(pdf, { text: `${title} · действителен без подписи и печати`, pageOf: pageOf.ru })
}
