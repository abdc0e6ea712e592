import type { HttpHandler } from 'msw'
import { anna } from '../fixtures/people.fixtures.ts'
import { recipients } from '../fixtures/recipients.fixtures.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { quoteExchangeOf } from './exchange.handlers.ts'
import { initialState } from './market-state.ts'
import { transactions } from '../fixtures/transactions.fixtures.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'

const longAmount = 98_765_432_109_850
const longName = 'Asociación de Productores y Exportadores de Flores Cortadas de la Sierra Norte del Ecuador'

/** A transfer of twelve digits to a long name, for a long reason. */
function lengthened(one: MockTransaction): MockTransaction {
  const { transfer } = one
  if (!transfer?.recipient) return one
  const recipient = { ...transfer.recipient, name: longName, beneficiary: longName }
  return {
    ...one,
    amount: longAmount,
    reason: one.reason && `${one.reason} `.repeat(8).trim(),
    transfer: { ...transfer, received: longAmount, purpose: longName, recipient },
  }
}

/** Scenarios of transfers and whom they go to. */
export const transferScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [
    mockDelay('plantationAllList', 'infinite'),
    mockDelay('transactionList', 'infinite'),
    mockDelay('transactionReceived', 'infinite'),
    mockDelay('transactionGet', 'infinite'),
    ...createMockMarket().handlers,
  ],
  loadFailed: (): HttpHandler[] => [
    mock('plantationAllList', () => refuse('internal')),
    mock('transactionList', () => refuse('internal')),
    mock('transactionReceived', () => refuse('internal')),
    mock('transactionGet', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  /** Nobody to send money to, and nothing sent. */
  empty: (): HttpHandler[] => createMockMarket({ recipients: [], transactions: [] }).handlers,
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
  /** The operator has switched transfers off. */
  switchedOff: (): HttpHandler[] => [
    mock('accountRates', () => refuse('payment-method-off')),
    ...createMockMarket().handlers,
  ],
  /** Names of many words and amounts of twelve digits. */
  longContent: (): HttpHandler[] =>
    createMockMarket({
      people: [
        {
          ...anna,
          accounts: anna.accounts.map((account) => Object.assign({}, account, { amount: longAmount })),
        },
      ],
      recipients: recipients.map((recipient) =>
        Object.assign({}, recipient, {
          name: longName,
          beneficiary: longName,
          reason: recipient.reason && longName,
        }),
      ),
      transactions: transactions.map(lengthened),
    }).handlers,
}
