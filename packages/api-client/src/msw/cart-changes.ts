import { cutoffFor } from '@flower-market/flower-domain'
import type { CartItem, CartMismatchKind, FlowerCard } from '@flower-market/flower-domain'
import { CART_FIXTURE } from '../fixtures/cart.fixtures.ts'
import { FIXTURE_DAYS, FIXTURE_NOW } from '../fixtures/fixture-now.ts'
import { FLOWER_CARDS } from '../fixtures/flower-cards.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'

type Change = (card: FlowerCard, item: CartItem) => FlowerCard

const CHANGES: Readonly<Record<Exclude<CartMismatchKind, 'cutoff-passed'>, Change>> = {
  gone: (card) => ({ ...card, stemsAvailable: 0 }),
  'less-stock': (card, { quantity }) => ({ ...card, stemsAvailable: quantity - card.stemsPerBunch }),
  'price-changed': (card) => ({ ...card, price: card.price + 450 }),
  'not-in-region': (card) => ({ ...card, regions: ['Владивосток'] }),
  // Twice the stems a bunch and one more, so that no quantity of the cart is whole bunches any longer.
  'packing-changed': (card) => ({ ...card, stemsPerBunch: card.stemsPerBunch * 2 + 1 }),
}

const [MONDAY] = FIXTURE_DAYS
const LINES = CART_FIXTURE[MONDAY] ?? []

const changeLines = (kinds: readonly CartMismatchKind[]): readonly FlowerCard[] =>
  FLOWER_CARDS.map((card) => {
    const place = LINES.findIndex(({ code }) => code === card.code)
    const item = LINES[place]
    const kind = kinds[place]
    return item && kind && kind !== 'cutoff-passed' ? CHANGES[kind](card, item) : card
  })

/** A market in which the first lines of `CART_FIXTURE` no longer fit: each in the way given, in turn. */
export const marketWithChanges = (...kinds: readonly CartMismatchKind[]): MarketOverrides => ({
  cards: changeLines(kinds),
  now: kinds.includes('cutoff-passed') ? cutoffFor(MONDAY) : FIXTURE_NOW,
})
