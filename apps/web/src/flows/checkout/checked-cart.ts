import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { CallInput, CallOutput, Session } from '@flower-market/api-client'
import { cartDays, type Cart, type FlowerCard, type IsoDate } from '@flower-market/flower-domain'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { clientAtom, perBuyerAtom } from '../../state/client.atoms.ts'
import { learnedLots, learnLotsAtom } from '../../state/known-lots.atoms.ts'
import { useResource, type Resource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { fixCartDay, type CheckedDay, type LineFix } from './cart-lines.ts'

/** What the server says of the cart: its last answer, whether it is being asked, and why the last question failed. */
export interface CheckedCart {
  /** Null until the first answer. */
  readonly days: readonly CheckedDay[] | null
  /** Every lot that an answer has named, by code: what is gone keeps its name. */
  readonly cards: ReadonlyMap<string, FlowerCard>
  readonly isChecking: boolean
  /** When the check was made, where the server cannot be asked anew: ms since 1970. */
  readonly keptAt?: number
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
export function cartQuestion(
  cart: Cart,
  buyer: Pick<Session, '_id' | 'region'> | null,
): CallInput<'checkCart'> | null {
  if (cartDays(cart).length === 0) return null
  const query = buyer === null ? {} : { region: buyer.region, userId: buyer._id }
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
    const { data, isRefreshing, keptAt } = check
    return {
      days: data.days,
      cards,
      isChecking: isRefreshing,
      ...(keptAt !== undefined && { keptAt }),
      error: null,
    }
  }
  return {
    days,
    cards,
    isChecking: check.status === 'loading',
    error: check.status === 'failed' ? check.error : null,
  }
}

/** The days of a checked cart as what is shown of them: the last answer stays on screen while and after the next fails. */
export function shownDays({
  days,
  isChecking,
  keptAt,
  error,
  check,
}: ShownCheckedCart): ShownResource<readonly CheckedDay[]> {
  const kept = keptAt === undefined ? {} : { keptAt, isRefreshing: isChecking }
  if (days !== null) return { status: 'ready', data: days, isRefreshing: false, ...kept, refresh: check }
  return error === null ? { status: 'loading', refresh: check } : { status: 'failed', error, refresh: check }
}

/** A person who presses + four times asks one question, not four. */
const settledAfterMs = 400

const knownCartAtom = perBuyerAtom(unknownCart)

/** What was last said of the cart, without asking. */
export function useKnownCart(): KnownCart {
  return useAtomValue(knownCartAtom)
}

/** A value as it was before it last changed, until it has stayed the same for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/**
 * The cart's check for a screen: asked when the screen appears, again after each change of the cart, and by `check`. What it
 * says of the lots counts for the sums of the whole page.
 */
export function useCheckedCart(): ShownCheckedCart {
  const [cart, client, session] = [
    useAtomValue(cartAtom),
    useAtomValue(clientAtom),
    useAtomValue(sessionAtom),
  ]
  const question = cartQuestion(useSettled(cart), client ?? session)
  const check = useResource('checkCart', question)
  const [known, setKnown] = useAtom(knownCartAtom)
  const learn = useSetAtom(learnLotsAtom)
  const answer = check.status === 'ready' ? check.data.days : null
  useEffect(() => {
    if (answer === null) return
    setKnown((before) => withAnswer(before, answer))
    learn(learnedLots(answer))
  }, [answer, setKnown, learn])
  return { ...toCheckedCart(question, check, known), check: check.refresh }
}

/** Puts lines of a day right, all at once. */
export const fixLinesAtom = atom(null, (get, set, date: IsoDate, fixes: readonly LineFix[]) =>
  set(replaceCartAtom, fixCartDay(get(cartAtom), date, fixes)),
)
