import type { CartItem, FlowerCard, IsoDate } from '@flower-market/flower-domain'
import { FIXTURE_NOW } from '../fixtures/fixture-now.ts'
import { FLOWER_CARDS } from '../fixtures/flower-cards.fixtures.ts'
import { ANNA, MARIA, PYOTR } from '../fixtures/people.fixtures.ts'
import type { MockPerson } from '../fixtures/people.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { PURCHASES } from '../fixtures/purchases.fixtures.ts'

/** Everything that the mock market knows; handlers replace its fields as a database changes its rows. */
export interface MarketState {
  now: Date
  people: readonly MockPerson[]
  /** Whose session cookie the browser holds; null for a visitor. */
  signedInId: string | null
  cards: readonly FlowerCard[]
  /** Newest first. */
  purchases: readonly MockPurchase[]
  /** Answered orders by person and idempotency key. */
  answered: ReadonlyMap<string, { readonly body: string; readonly purchase: MockPurchase }>
}

/** What a market may be started with instead of its defaults. */
export type MarketOverrides = Partial<MarketState>

/** The state that a market starts in: Anna signed in, the fixtures on sale, her orders in the history. */
export const initialState = (overrides: MarketOverrides): MarketState => ({
  now: FIXTURE_NOW,
  people: [ANNA, PYOTR, MARIA],
  signedInId: ANNA._id,
  cards: FLOWER_CARDS,
  purchases: PURCHASES,
  answered: new Map(),
  ...overrides,
})

/** The lot that a line of a delivery day is about; null when it is not sold (any more). */
export const cardOnSale = (
  state: MarketState,
  date: IsoDate,
  { code }: Pick<CartItem, 'code'>,
): FlowerCard | null => state.cards.find((card) => card.code === code && card.deliveryDate === date) ?? null
