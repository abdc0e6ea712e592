import { cutoffFor, moscowSchedule } from '@flower-market/flower-domain'
import type { CartItem, CartMismatchKind, FlowerCard } from '@flower-market/flower-domain'
import { cartFixture } from '../fixtures/cart.fixtures.ts'
import { fixtureDays, fixtureNow } from '../fixtures/fixture-now.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'

/** Mismatches that a changed card causes; the others concern a whole day. */
type CardChange = Exclude<CartMismatchKind, 'cutoff-passed' | 'day-not-delivered'>
type Change = (card: FlowerCard, item: CartItem) => FlowerCard

const changes: Readonly<Record<CardChange, Change>> = {
  gone: (card) => ({ ...card, stemsAvailable: 0 }),
  'less-stock': (card, { quantity }) => ({ ...card, stemsAvailable: quantity - card.stemsPerBunch }),
  'price-changed': (card) => ({ ...card, price: card.price + 450 }),
  'not-in-region': (card) => ({ ...card, regions: ['vladivostok'] }),
  // Twice the stems per bunch plus one, so that no quantity of the cart is a multiple of it.
  'packing-changed': (card) => ({ ...card, stemsPerBunch: card.stemsPerBunch * 2 + 1 }),
}

const [MONDAY] = fixtureDays
const lines = cartFixture[MONDAY] ?? []

function isCardChange(kind: CartMismatchKind): kind is CardChange {
  return kind in changes
}

/** A region that nothing is delivered to on the first day. */
const annaElsewhere = { ...anna, region: 'saint-petersburg' }

function changeLines(kinds: readonly CartMismatchKind[]): readonly FlowerCard[] {
  return flowerCards.map((card) => {
    const place = lines.findIndex(({ code }) => code === card.code)
    const item = lines[place]
    const kind = kinds[place]
    return item && kind && isCardChange(kind) ? changes[kind](card, item) : card
  })
}

/** A market in which the first lines of `cartFixture` have a mismatch: one of each given kind, in order. */
export function marketWithChanges(...kinds: readonly CartMismatchKind[]): MarketOverrides {
  return {
    cards: changeLines(kinds),
    now: kinds.includes('cutoff-passed') ? cutoffFor(MONDAY, moscowSchedule) : fixtureNow,
    ...(kinds.includes('day-not-delivered') && { people: [annaElsewhere] }),
  }
}
