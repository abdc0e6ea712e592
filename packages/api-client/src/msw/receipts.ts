import { fiscalMethods, type PaymentMethod } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'

/** The receipt that confirmed money by card or in cash has made. */
export function mockReceipts({
  _id,
  kind,
  status,
  method,
  amount,
  date,
  settledAt,
}: Omit<MockTransaction, 'ownerId'>): CallOutput<'transactionGet'>['receipts'] {
  const isFiscal = (fiscalMethods as readonly PaymentMethod[]).includes(method)
  if (kind === 'transfer' || status !== 'CONFIRMED' || !isFiscal) return []
  const url = `/api/sandbox/receipt/${_id}`
  return [{ kind: 'sale', status: 'registered', amount, date: settledAt ?? date, url }]
}
