import type { HttpHandler } from 'msw'
import { checkDay, filledDays } from './check-day.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

/** The check of a cart; for another person it answers as for an unknown one. */
export function cartHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'checkCart', (person, { query: { userId = person._id }, body }) => {
      if (userId !== person._id) return refuse('not-found')
      return { days: filledDays(body).map(({ date, items }) => checkDay(state, person, date, items)) }
    }),
  ]
}
