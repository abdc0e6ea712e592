import { utcMidnightMs } from '../time/iso-date.ts'
import type { BankMatch, OpenInvoice } from './bank-match.ts'
import type { IncomingTransfer } from './bank-statement.ts'

/** By so many days the dates of one transfer may differ: a format has that of the order, another that of the booking. */
export const maxDaysBetweenFormats = 3

/** What tells one transfer from another. */
export type ComparedTransfer = Pick<IncomingTransfer, 'key' | 'number' | 'date' | 'amount' | 'payerAccount'>

const dayMs = 86_400_000

function isByReference({ key }: ComparedTransfer): boolean {
  return key.startsWith('reference:')
}

/** The key without the place that `withDistinctKeys` adds. */
function withoutPlace({ key }: ComparedTransfer): string {
  return key.replace(/#\d+$/u, '')
}

/** Empty where a bank gives none, for which ISO 20022 has a word. */
function numberOf({ number }: ComparedTransfer): string {
  return number === 'NOTPROVIDED' ? '' : number.replace(/^0+/u, '')
}

/**
 * Whether two transfers with keys of their own may be one, which two formats of statements name differently. Two references of the
 * bank are two transfers, and so are those that one file lists twice.
 */
export function mayBeSameTransfer(one: ComparedTransfer, other: ComparedTransfer): boolean {
  if (isByReference(one) && isByReference(other)) return false
  if (withoutPlace(one) === withoutPlace(other)) return false
  const [number, otherNumber] = [numberOf(one), numberOf(other)]
  const daysBetween = Math.abs(utcMidnightMs(one.date) - utcMidnightMs(other.date)) / dayMs
  return (
    one.payerAccount !== '' &&
    one.payerAccount === other.payerAccount &&
    one.amount === other.amount &&
    (number === '' || otherNumber === '' || number === otherNumber) &&
    daysBetween <= maxDaysBetweenFormats
  )
}

/** The match of a transfer; it is never certain where the same money may be credited already. */
export function doubtIfCredited<I extends OpenInvoice>(
  match: BankMatch<I>,
  isCredited: boolean,
): BankMatch<I> {
  return isCredited && match.verdict === 'matched'
    ? { verdict: 'doubtful', invoice: match.invoice, differs: [] }
    : match
}
