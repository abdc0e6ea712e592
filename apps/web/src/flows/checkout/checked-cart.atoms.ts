import { atom } from 'jotai'
import { cartDays, type Cart, type FlowerCard } from '@flower-market/flower-domain'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
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

const unchecked: CheckedCart = { days: null, cards: new Map(), isChecking: false, error: null }

const heldAtom = atom(unchecked)
const askingAtom = atom<AbortController | null>(null)

/** The cart's check, shared by the cart and the order's steps. */
export const checkedCartAtom = atom((get) => get(heldAtom))

function withCards(cards: ReadonlyMap<string, FlowerCard>, days: readonly CheckedDay[]) {
  const all = new Map(cards)
  for (const { card } of days.flatMap(({ lines }) => lines)) if (card !== null) all.set(card.code, card)
  return all
}

/** Asks the server about a cart; an older question is given up, the last answer stays meanwhile. */
export const checkCartAtom = atom(null, async (get, set, cart: Cart) => {
  get(askingAtom)?.abort()
  if (cartDays(cart).length === 0) {
    set(askingAtom, null)
    set(heldAtom, (held) => ({ ...held, days: [], isChecking: false, error: null }))
    return
  }
  const asking = new AbortController()
  set(askingAtom, asking)
  set(heldAtom, (held) => ({ ...held, isChecking: true }))
  const session = get(sessionAtom)
  const query = session === null ? {} : { region: session.region, userId: session._id }
  const settle = (change: (held: CheckedCart) => Partial<CheckedCart>): void => {
    if (get(askingAtom) === asking) set(heldAtom, (held) => ({ ...held, ...change(held), isChecking: false }))
  }
  try {
    const { days } = await get(apiAtom).call('checkCart', { query, body: cart }, { signal: asking.signal })
    settle(({ cards }) => ({ days, cards: withCards(cards, days), error: null }))
  } catch (error) {
    settle(() => ({ error }))
  }
})
