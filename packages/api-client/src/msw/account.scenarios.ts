import type { HttpHandler } from 'msw'
import { anna } from '../fixtures/people.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function withAmount(amount: number): HttpHandler[] {
  const types = ['RUBLE', 'DOLLAR', 'EURO'] as const
  const accounts = types.map((type) => ({
    _id: `account-${type.toLowerCase()}`,
    amount,
    type,
    name: '',
    isDefault: type === 'RUBLE',
  }))
  return createMockMarket({ people: [{ ...anna, accounts }] }).handlers
}

/** Scenarios of the balance. */
export const accountScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('accountList', 'infinite'), ...createMockMarket().handlers],
  /** There is no account. */
  empty: (): HttpHandler[] => createMockMarket({ people: [{ ...anna, accounts: [] }] }).handlers,
  loadFailed: (): HttpHandler[] => [
    mock('accountList', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [networkFailure('accountList'), ...createMockMarket().handlers],
  /** Amounts of twelve integer digits, in every currency. */
  longContent: (): HttpHandler[] => withAmount(98_765_432_109_850),
}
