import type { HttpHandler } from 'msw'
import { accountHandlers } from './account.handlers.ts'
import { authHandlers } from './auth.handlers.ts'
import { cartHandlers } from './cart.handlers.ts'
import { catalogueHandlers } from './catalogue.handlers.ts'
import { initialState } from './market-state.ts'
import type { MarketOverrides, MarketState } from './market-state.ts'
import { purchaseHandlers } from './purchase.handlers.ts'
import { systemHandlers } from './system.handlers.ts'

/** A whole market in memory: its state, open to a test, and handlers for every call. */
export interface MockMarket {
  readonly state: MarketState
  readonly handlers: HttpHandler[]
}

/** Opens a mock market of its own, which nothing done in another one changes. */
export const createMockMarket = (overrides: MarketOverrides = {}): MockMarket => {
  const state = initialState(overrides)
  return {
    state,
    handlers: [
      ...authHandlers(state),
      ...accountHandlers(state),
      ...catalogueHandlers(state),
      ...cartHandlers(state),
      ...purchaseHandlers(state),
      ...systemHandlers(),
    ],
  }
}
