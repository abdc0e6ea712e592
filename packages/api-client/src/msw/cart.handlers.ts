import { applyCartChanges, cartLineKey, emptyCart } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { checkDay, filledDays } from './check-day.ts'
import type { MarketState, MockCartLine } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

function mergeChanges(
  state: MarketState,
  personId: string,
  changes: readonly MockCartLine[],
): MockCartLine[] {
  const lines = new Map(state.cartLines.get(personId))
  for (const change of changes) {
    const changedAt = new Date(Math.min(Date.parse(change.changedAt), state.now.getTime())).toISOString()
    const kept = lines.get(cartLineKey(change))
    if (kept === undefined || kept.changedAt < changedAt) {
      lines.set(cartLineKey(change), { ...change, changedAt })
    }
  }
  state.cartLines = new Map(state.cartLines).set(personId, lines)
  return [...lines.values()]
}

/** The check of a cart, which for another person answers as for an unknown one, and the cart of all devices. */
export function cartHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'checkCart', (person, { query: { userId = person._id }, body }) => {
      if (userId !== person._id) return refuse('not-found')
      return { days: filledDays(body).map(({ date, items }) => checkDay(state, person, date, items)) }
    }),
    mockSignedIn(state, 'cartSync', (person, { body: { changes } }) => ({
      cart: { ...applyCartChanges(emptyCart, mergeChanges(state, person._id, changes)) },
    })),
  ]
}
