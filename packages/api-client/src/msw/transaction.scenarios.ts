import { demoOperatorSettings } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { transactions } from '../fixtures/transactions.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { deepPageOf } from './deep-page.ts'
import { mock, mockDelay } from './mock.ts'
import { refuse } from './mock-error.ts'

/** Scenarios of top-ups and payments. */
export const transactionScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [
    mockDelay('transactionList', 'infinite'),
    mockDelay('transactionGet', 'infinite'),
    mockDelay('topUpWays', 'infinite'),
    ...createMockMarket().handlers,
  ],
  empty: (): HttpHandler[] => createMockMarket({ transactions: [] }).handlers,
  loadFailed: (): HttpHandler[] => [
    mock('transactionList', () => refuse('internal')),
    mock('transactionGet', () => refuse('internal')),
    mock('topUpWays', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  /** The first page loads, the next one fails. */
  nextPageFailed: (): HttpHandler[] => [
    mock('transactionList', ({ query }) => {
      const rows = transactions.map((one) => Object.assign({ changes: [] }, one))
      return query.page === 1 ? { ...deepPageOf(rows, query), sums: [] } : refuse('internal')
    }),
    ...createMockMarket().handlers,
  ],
  /** The operator has switched every way off. */
  allWaysOff: (): HttpHandler[] =>
    createMockMarket({ operatorSettings: { ...demoOperatorSettings, incomingMethods: [] } }).handlers,
  /** The way was switched off while the form was being filled in. */
  wayOff: (): HttpHandler[] => [
    mock('transactionCreate', () => refuse('payment-method-off')),
    ...createMockMarket().handlers,
  ],
  /** Orders that are not paid wait for a bank transfer. */
  ordersByInvoice: (): HttpHandler[] =>
    createMockMarket({
      transactions: transactions.map((transaction) =>
        transaction.kind === 'orders' && transaction.status === 'IN_PROCESSED'
          ? { ...transaction, method: 'CHECK', invoice: { number: 2409, date: '2026-11-22' } }
          : transaction,
      ),
    }).handlers,
  /** Another transaction has been proven by the same receipt. */
  receiptUsed: (): HttpHandler[] => [
    mock('proofCheck', () => refuse('receipt-used')),
    ...createMockMarket().handlers,
  ],
  /** Amounts of twelve digits, and a reason of many words. */
  longContent: (): HttpHandler[] =>
    createMockMarket({
      transactions: transactions.map((transaction) =>
        Object.assign({}, transaction, {
          amount: 98_765_432_109_850,
          changes: transaction.changes?.map((change) => ({
            ...change,
            amount: Math.sign(change.amount) * 98_765_432_109_850,
            balanceBefore: change.amount > 0 ? 0 : 98_765_432_109_850,
            balanceAfter: change.amount > 0 ? 98_765_432_109_850 : 0,
          })),
          reason: transaction.reason && `${transaction.reason} `.repeat(12).trim(),
        }),
      ),
    }).handlers,
}
