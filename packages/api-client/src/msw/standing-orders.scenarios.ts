import type { PauseReason } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { pausedBecause, standingOrders } from '../fixtures/standing-orders.fixtures.ts'
import type { MockStandingOrder } from '../fixtures/standing-orders.fixtures.ts'
import { savedLists } from '../fixtures/saved-lists.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay } from './mock.ts'

function market(changes: MarketOverrides = {}): HttpHandler[] {
  return createMockMarket({ savedLists, standingOrders, ...changes }).handlers
}

function many(): readonly MockStandingOrder[] {
  return Array.from({ length: 12 }, (_, place) =>
    pausedBecause('stock', {
      _id: `standing-long-${place}`,
      listId: null,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      name: 'Еженедельная закупка для всех салонов и кофеен города, включая выходные',
    }),
  )
}

/** Scenarios of standing orders; Anna is signed in and has one of each status. */
export const standingOrderScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [
    mockDelay('standingOrders', 'infinite'),
    mockDelay('standingOrderGet', 'infinite'),
    ...market(),
  ],
  loadFailed: (): HttpHandler[] => [
    mock('standingOrders', () => refuse('internal')),
    mock('standingOrderGet', () => refuse('internal')),
    ...market(),
  ],
  empty: (): HttpHandler[] => market({ standingOrders: [] }),
  paused: (reason: PauseReason): HttpHandler[] => market({ standingOrders: [pausedBecause(reason)] }),
  saveFailed: (): HttpHandler[] => [
    mock('standingOrderCreate', () => refuse('no-standing-days')),
    mock('standingOrderUpdate', () => refuse('no-standing-days')),
    ...market(),
  ],
  longContent: (): HttpHandler[] => market({ standingOrders: many() }),
}
