import type { HttpHandler } from 'msw'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { dailyRates } from '../fixtures/rates.fixtures.ts'
import { quoteExchangeOf } from './exchange.handlers.ts'
import { operations } from '../fixtures/operations.fixtures.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mockEntries, mockOperations } from './history.handlers.ts'
import { initialState } from './market-state.ts'
import { mock, mockDelay } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'

const longAmount = 98_765_432_109_850

/** Histories of a person whose every movement is of twelve integer digits. */
function longContent(): HttpHandler[] {
  const own = operations.filter(({ ownerId }) => ownerId === anna._id).slice(0, 12)
  return createMockMarket({
    people: [
      {
        ...anna,
        accounts: anna.accounts.map((account) => Object.assign({}, account, { amount: longAmount })),
      },
    ],
    operations: own.map((operation, place) =>
      Object.assign({}, operation, {
        purchase:
          operation.kind === 'purchase' ? { _id: `order-${place}`, number: 98_765_432 + place } : null,
        entries: operation.entries.map((entry) =>
          Object.assign({}, entry, {
            amount: Math.sign(entry.amount) * longAmount,
            balanceBefore: entry.amount > 0 ? 0 : longAmount,
            balanceAfter: entry.amount > 0 ? longAmount : 0,
          }),
        ),
      }),
    ),
  }).handlers
}

/** Scenarios of the histories of money and of exchanges. */
export const moneyScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [
    mockDelay('operationsHistory', 'infinite'),
    mockDelay('balanceHistory', 'infinite'),
    mockDelay('balanceEntry', 'infinite'),
    mockDelay('ratesList', 'infinite'),
    ...createMockMarket().handlers,
  ],
  empty: (): HttpHandler[] => createMockMarket({ operations: [] }).handlers,
  loadFailed: (): HttpHandler[] => [
    mock('operationsHistory', () => refuse('internal')),
    mock('balanceHistory', () => refuse('internal')),
    mock('balanceEntry', () => refuse('internal')),
    mock('ratesList', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  /** The first page is there, every later one fails. */
  nextPageFailed: (): HttpHandler[] => [
    mock('operationsHistory', ({ query }) =>
      query.page === 1 ? mockOperations(initialState({}), anna, query) : refuse('internal'),
    ),
    mock('balanceHistory', ({ query }) =>
      query.page === 1 ? mockEntries(initialState({}), anna, query) : refuse('internal'),
    ),
    ...createMockMarket().handlers,
  ],
  /** The period has more entries than one file holds. */
  statementTooLong: (): HttpHandler[] => [
    mock('accountStatement', () => refuse('statement-too-long')),
    ...createMockMarket().handlers,
  ],
  /** Every quote has expired when it comes. */
  quoteExpired: (): HttpHandler[] => [
    mock('accountRates', ({ query }) => {
      const quoted = quoteExchangeOf(initialState({}), anna, query)
      return quoted instanceof MockError
        ? quoted
        : { ...quoted, _id: 'quote-expired', expiresAt: fixtureNow.toISOString() }
    }),
    ...createMockMarket().handlers,
  ],
  /** The operator has switched exchange off. */
  exchangeOff: (): HttpHandler[] => [
    mock('accountRates', () => refuse('payment-method-off')),
    ...createMockMarket().handlers,
  ],
  /** The central bank's last table is older than a long weekend. */
  ratesStale: (): HttpHandler[] =>
    createMockMarket({ rates: dailyRates.filter(({ date }) => date < '2026-11-15') }).handlers,
  longContent,
}
