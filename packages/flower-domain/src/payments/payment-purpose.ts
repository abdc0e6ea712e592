import type { IsoDate } from '../time/iso-date.ts'

/** What the purpose of a payment names. */
export interface PaymentPurpose {
  readonly kind: 'top-up' | 'orders'
  /** What the number is of: an invoice, by which an incoming transfer is matched, or a payment without one. */
  readonly reference: 'invoice' | 'payment'
  readonly number: number
  readonly date: IsoDate
  /** Basis points of value-added tax that the sum includes; null is «без НДС». */
  readonly vatBp: number | null
}

const maxPurposeLength = 210

const references = { invoice: 'счёт', payment: 'платёж' } as const

const subjects = { 'top-up': 'Пополнение баланса', orders: 'Оплата заказа' } as const

/** The purpose of a payment as Russian banks expect it: subject, number and date of what it pays, and the tax. */
export function paymentPurpose({ kind, reference, number, date, vatBp }: PaymentPurpose): string {
  const tax = vatBp === null ? 'без НДС' : `в т.ч. НДС ${String(vatBp / 100).replace('.', ',')}%`
  const day = date.split('-').toReversed().join('.')
  const text = `${subjects[kind]}, ${references[reference]} ${number} от ${day}, ${tax}`
  if (text.length > maxPurposeLength) throw new RangeError('The purpose of a payment is too long for a bank.')
  return text
}

/** The number of the invoice that a payer's purpose names, whatever else stands there; null where it names none, or several. */
export function numberInPurpose(text: string): number | null {
  const found = text.matchAll(
    /(?<![\p{L}\d])(?:сч[её]т[ау]?|сч\.?|invoice|inv\.?)\s{0,3}(?:на оплату\s{0,3})?(?:№|N|No\.?)?\s{0,3}(\d{1,9})(?!\d)/giu,
  )
  const numbers = new Set([...found].map(([, number]) => Number(number)))
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null
}
