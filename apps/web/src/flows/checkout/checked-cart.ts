import type { CallInput, CallOutput, Session } from '@flower-market/api-client'
import { cartDays, type Cart, type FlowerCard } from '@flower-market/flower-domain'
import type { Resource, ShownResource } from '@flower-market/app-runtime/server-data'
import type { CheckedDay } from './checked-line.ts'

/** What the server says of the cart: its last answer, whether it is being asked, and why the last question failed. */
export interface CheckedCart {
  /** Null until the first answer. */
  readonly days: readonly CheckedDay[] | null
  /** Every lot that an answer has named, by code: what is gone keeps its name. */
  readonly cards: ReadonlyMap<string, FlowerCard>
  readonly isChecking: boolean
  /** Null when the last question was answered. */
  readonly error: unknown
}

/** The check of the cart, and the way to ask anew. */
export type ShownCheckedCart = CheckedCart & { readonly check: () => void }

/** What earlier answers said, about whatever the cart held then. */
export type KnownCart = Pick<CheckedCart, 'days' | 'cards'>

/** Nothing is known of the cart yet. */
export const unknownCart: KnownCart = { days: null, cards: new Map() }

/** What is known after an answer. */
export function withAnswer(known: KnownCart, days: readonly CheckedDay[]): KnownCart {
  const cards = new Map(known.cards)
  for (const { card } of days.flatMap(({ lines }) => lines)) if (card !== null) cards.set(card.code, card)
  return { days, cards }
}

/** The question about a cart; null for an empty one, of which there is nothing to say. */
export function cartQuestion(cart: Cart, session: Session | null): CallInput<'checkCart'> | null {
  if (cartDays(cart).length === 0) return null
  const query = session === null ? {} : { region: session.region, userId: session._id }
  return { query, body: cart }
}

/** The check of a cart as it is shown: until the server has answered about this very cart, its last answer stays. */
export function toCheckedCart(
  question: CallInput<'checkCart'> | null,
  check: Resource<CallOutput<'checkCart'>>,
  { days, cards }: KnownCart,
): CheckedCart {
  if (question === null) return { days: [], cards, isChecking: false, error: null }
  if (check.status === 'ready') {
    return { days: check.data.days, cards, isChecking: check.isRefreshing, error: null }
  }
  return {
    days,
    cards,
    isChecking: check.status === 'loading',
    error: check.status === 'failed' ? check.error : null,
  }
}

/** The days of a checked cart as what is shown of them: the last answer stays on screen while and after the next fails. */
export function shownDays({ days, error, check }: ShownCheckedCart): ShownResource<readonly CheckedDay[]> {
  if (days !== null) return { status: 'ready', data: days, isRefreshing: false, refresh: check }
  return error === null ? { status: 'loading', refresh: check } : { status: 'failed', error, refresh: check }
}
