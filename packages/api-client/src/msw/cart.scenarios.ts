import { demoOperatorSettings, type CartMismatchKind } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { anna } from '../fixtures/people.fixtures.ts'
import { marketWithChanges } from './cart-changes.ts'
import { createMockMarket } from './mock-market.ts'
import { lostAnswer, mock, mockBefore, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

/** Scenarios of a cart with the lines of `cartFixture`, up to the placed order. */
export const cartScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('checkCart', 'infinite'), ...createMockMarket().handlers],
  loadFailed: (): HttpHandler[] => [
    mock('checkCart', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [
    networkFailure('checkCart'),
    networkFailure('purchaseCreate'),
    ...createMockMarket().handlers,
  ],
  /** Five lines, each with another kind of mismatch. */
  cartChanged: (): HttpHandler[] =>
    createMockMarket(
      marketWithChanges('less-stock', 'price-changed', 'gone', 'not-in-region', 'packing-changed'),
    ).handlers,
  /** The first line with one mismatch; `cutoff-passed` concerns all lines of the first day. */
  cartChangedBy: (kind: CartMismatchKind): HttpHandler[] =>
    createMockMarket(marketWithChanges(kind)).handlers,
  /** The check finds nothing, and another buyer orders first. */
  changedAtTheLastMoment: (): HttpHandler[] => {
    const { state, handlers } = createMockMarket()
    const buyElsewhere = () => void Object.assign(state, marketWithChanges('gone', 'price-changed'))
    return [mockBefore('purchaseCreate', buyElsewhere), ...handlers]
  },
  /** The balance is too little for the cart, and the operator takes money by these ways. */
  notEnoughFunds: (incomingMethods = demoOperatorSettings.incomingMethods): HttpHandler[] => {
    const accounts = anna.accounts.map((account) => Object.assign({}, account, { amount: 50_000 }))
    const operatorSettings = { ...demoOperatorSettings, incomingMethods }
    return createMockMarket({ people: [{ ...anna, accounts }], operatorSettings }).handlers
  },
  /** The order is slow, for tests of double clicks and closed tabs. */
  slowOrder: (): HttpHandler[] => [mockDelay('purchaseCreate', 'infinite'), ...createMockMarket().handlers],
  /** The order is placed and the answer to it is lost; the next attempt with the same key returns it. */
  lostAnswer: (): HttpHandler[] => {
    const { handlers } = createMockMarket()
    return [lostAnswer('purchaseCreate', handlers), ...handlers]
  },
}
