import { applyCartChanges, cartLineKey, countMissing, emptyCart } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { cardsOf, daysOf, onSale } from './catalog.handlers.ts'
import { checkCart } from './check-day.ts'
import type { MarketState, MockCartLine } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { findBuyer } from './people.ts'
import { cardsFor } from './priced-cards.ts'
import { mockForBuyer, mockSignedIn } from './signed-in.ts'

/** Names a cart: one's own, or the one that somebody fills for a client. */
function cartOwner(personId: string, buyerId: string): string {
  return personId === buyerId ? personId : `${personId} ${buyerId}`
}

function mergeChanges(state: MarketState, owner: string, changes: readonly MockCartLine[]): MockCartLine[] {
  const lines = new Map(state.cartLines.get(owner))
  for (const change of changes) {
    const changedAt = new Date(Math.min(Date.parse(change.changedAt), state.now.getTime())).toISOString()
    const kept = lines.get(cartLineKey(change))
    if (kept === undefined || kept.changedAt < changedAt) {
      lines.set(cartLineKey(change), { ...change, changedAt })
    }
  }
  state.cartLines = new Map(state.cartLines).set(owner, lines)
  return [...lines.values()]
}

/** The check of a cart and the cart of all devices, for oneself or a client; for another person as for an unknown one. */
export function cartHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'checkCart', (person, { query: { userId }, body }) => {
      const buyer = findBuyer(state, person, userId)
      return buyer ? { days: checkCart(state, buyer, body) } : refuse('not-found')
    }),
    mockForBuyer(state, 'cartDays', (buyer, { body: { availability, lines } }) => {
      const cards = onSale(state, buyer)
      const ordered = cardsFor(state, buyer)
      return {
        days: daysOf(state, buyer, availability)
          .filter(({ isOpen }) => isOpen)
          .map(({ date }) => ({
            date,
            missing: countMissing(lines, ordered, cardsOf(cards, availability, date)),
          })),
      }
    }),
    mockSignedIn(state, 'cartSync', (person, { query: { userId }, body: { changes } }) => {
      const buyer = findBuyer(state, person, userId)
      if (!buyer) return refuse('not-found')
      const lines = mergeChanges(state, cartOwner(person._id, buyer._id), changes)
      return { cart: { ...applyCartChanges(emptyCart, lines) } }
    }),
  ]
}
