import type { HttpHandler } from 'msw'
import { deliveryTermsOf } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { mockSignedIn } from './signed-in.ts'

/** Balances and delivery settings of the signed-in person. */
export function accountHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'accountList', ({ accounts }) => accounts),
    mockSignedIn(state, 'deliveryTerms', deliveryTermsOf),
  ]
}
