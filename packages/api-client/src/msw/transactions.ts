import type { MockTransaction } from '../fixtures/transactions.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** Adds a transaction under the next number. */
export function recordTransaction(
  state: MarketState,
  transaction: Omit<MockTransaction, '_id' | 'number'>,
): MockTransaction {
  const number = Math.max(1000, ...state.transactions.map((one) => one.number)) + 1
  const recorded = { _id: `transaction-${number}`, number, ...transaction }
  state.transactions = [recorded, ...state.transactions]
  return recorded
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
