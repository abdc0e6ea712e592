import { parseMinor } from '../money/decimal.ts'
import { money, type Money } from '../money/money.ts'

/** What a cash receipt was printed for: the values 1 to 4 of its `n`. */
export const receiptOperations = ['sale', 'sale-refund', 'purchase', 'purchase-refund'] as const

/** What a cash receipt was printed for. */
export type ReceiptOperation = (typeof receiptOperations)[number]

/** The fiscal data of a Russian cash receipt, as its QR holds them. */
export interface FiscalReceipt {
  /** The local time of the cash register, `YYYY-MM-DDTHH:MM:SS`, without a zone. */
  readonly localTime: string
  readonly sum: Money<'RUB'>
  /** Number of the fiscal drive (ФН), 16 digits. */
  readonly fiscalDrive: string
  /** Number of the document on the drive (ФД). */
  readonly document: string
  /** Fiscal sign (ФП). */
  readonly fiscalSign: string
  readonly operation: ReceiptOperation
}

/** A receipt that was read, or the reason why the text is none. */
export type ReadFiscalReceipt =
  | { readonly ok: true; readonly receipt: FiscalReceipt }
  | { readonly ok: false; readonly reason: 'not-a-receipt' | 'invalid-field' }

/** How the numbers of a receipt are written. */
export const fiscalReceiptPatterns = {
  fiscalDrive: /^\d{16}$/u,
  document: /^\d{1,10}$/u,
  fiscalSign: /^\d{1,10}$/u,
} as const

const parts = {
  t: /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?$/u,
  s: /^\d{1,12}\.\d{2}$/u,
  fn: fiscalReceiptPatterns.fiscalDrive,
  i: fiscalReceiptPatterns.document,
  fp: fiscalReceiptPatterns.fiscalSign,
  n: /^[1-4]$/u,
}
const keys = Object.keys(parts) as (keyof typeof parts)[]

/** Whether a text is a moment of a cash register's clock, `YYYY-MM-DDTHH:MM:SS`, that exists. */
export function isReceiptTime(localTime: string): boolean {
  // `Date` moves 30 February to March: a moment that does not read back is none.
  const moment = new Date(`${localTime}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === `${localTime}.000Z`
}

/** Reads the text of a cash receipt's QR (`t=…&s=…&fn=…&i=…&fp=…&n=…`), in any order of its parts. */
export function readFiscalReceipt(text: string): ReadFiscalReceipt {
  const found = new Map(text.split('&').map((pair) => pair.split('=', 2) as [string, string]))
  if (keys.some((key) => found.get(key) === undefined)) return { ok: false, reason: 'not-a-receipt' }
  const [time = '', sum = '', drive = '', document = '', sign = '', operation = ''] = keys.map((key) =>
    found.get(key),
  )
  if (keys.some((key) => !parts[key].test(found.get(key) ?? '')))
    return { ok: false, reason: 'invalid-field' }
  const [, year, month, day, hours, minutes, seconds = '00'] = parts.t.exec(time) ?? []
  const localTime = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`
  const minor = parseMinor(sum, { fractionDigits: 2 })
  const kind = receiptOperations[Number(operation) - 1]
  if (!minor.ok || !isReceiptTime(localTime) || kind === undefined)
    return { ok: false, reason: 'invalid-field' }
  return {
    ok: true,
    receipt: {
      localTime,
      sum: money(minor.minor, 'RUB'),
      fiscalDrive: drive,
      document,
      fiscalSign: sign,
      operation: kind,
    },
  }
}

/**
 * What identifies a receipt among all: the same one cannot prove two payments. Its paper pads the document and the sign
 * with zeros, which its QR leaves out.
 */
export function fiscalReceiptKey({
  fiscalDrive,
  document,
  fiscalSign,
}: Pick<FiscalReceipt, 'fiscalDrive' | 'document' | 'fiscalSign'>): string {
  return [fiscalDrive, ...[document, fiscalSign].map((number) => number.replace(/^0+(?=\d)/u, ''))].join('-')
}
