import { moscowDateOf } from '@flower-market/flower-domain'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketState } from './market-state.ts'

type NewTransaction = Omit<MockTransaction, '_id' | 'number' | 'invoice' | 'currency' | 'transfer'> &
  Partial<Pick<MockTransaction, 'currency' | 'transfer'>>

/** Adds a transaction under the next number: of rubles and no transfer, unless it says otherwise. */
export function recordTransaction(state: MarketState, transaction: NewTransaction): MockTransaction {
  const number = Math.max(1000, ...state.transactions.map((one) => one.number)) + 1
  const invoice = transaction.method === 'CHECK' ? nextInvoice(state) : null
  const facts = { currency: 'RUB', transfer: null, ...transaction } as const
  const recorded = { _id: `transaction-${number}`, number, invoice, ...facts }
  state.transactions = [recorded, ...state.transactions]
  return recorded
}

/** An invoice under the next number. */
export function nextInvoice(state: MarketState): NonNullable<MockTransaction['invoice']> {
  const known = state.transactions.map(({ invoice }) => invoice?.number ?? 0)
  state.lastInvoice = Math.max(state.lastInvoice, ...known) + 1
  return { number: state.lastInvoice, date: moscowDateOf(state.now) }
}

/** Changes a transaction; answers it as it is then. */
export function changeTransaction(
  state: MarketState,
  transaction: MockTransaction,
  changes: Partial<MockTransaction>,
): MockTransaction {
  const changed = { ...transaction, ...changes }
  state.transactions = state.transactions.map((one) => (one._id === changed._id ? changed : one))
  return changed
}
