import { applyCartChanges, cartLineKey, emptyCart } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { checkCart } from './check-day.ts'
import type { MarketState, MockCartLine } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { findBuyer } from './people.ts'
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

/** The check of a cart, for oneself or a client; for another person it answers as for an unknown one; and the cart of all devices. */
export function cartHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'checkCart', (person, { query: { userId }, body }) => {
      const buyer = findBuyer(state, person, userId)
      return buyer ? { days: checkCart(state, buyer, body) } : refuse('not-found')
    }),
    mockSignedIn(state, 'cartSync', (person, { body: { changes } }) => ({
      cart: { ...applyCartChanges(emptyCart, mergeChanges(state, person._id, changes)) },
    })),
  ]
}
