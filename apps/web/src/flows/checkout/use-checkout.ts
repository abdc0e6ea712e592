import { useAtom, useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import {
  cartDays,
  cartDayTotals,
  isIsoDate,
  money,
  type Cart,
  type CartItem,
  type CartTotals,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { cartAtom } from '../../state/cart.atoms.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import { checkedLines, type CheckedDay, type CheckedLine } from './checked-line.ts'
import { checkoutDraftAtom } from './checkout-draft.atoms.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { useCheckedCart } from './use-checked-cart.ts'

/** One delivery day on its way to an order. */
export interface CheckoutDay {
  readonly date: IsoDate
  readonly items: readonly CartItem[]
  readonly lines: readonly CheckedLine[]
  readonly day: CheckedDay
  readonly hasChanged: boolean
  readonly draft: CheckoutDraft
  readonly terms: CallOutput<'deliveryTerms'>
  /** With the way of receiving that is chosen. */
  readonly totals: CartTotals
  /** Kopecks on the ruble account. */
  readonly balanceMinor: number
  /** Kopecks that the balance lacks for this order; 0 when there is enough. */
  readonly missingMinor: number
}

/** What the order's steps show: nothing to order, not yet known, not to be known now, or the day. */
export type Checkout =
  | { readonly status: 'empty' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly checkout: CheckoutDay }

/** The day that the address names, else the first of the cart. */
function askedDay(asked: string | null, cart: Cart): IsoDate | null {
  return isIsoDate(asked) ? asked : (cartDays(cart)[0] ?? null)
}

const noDay: IsoDate = '0000-00-00'

/** The day that the address asks to order, with everything that its order depends on, and a way to change the choices. */
export function useCheckout(): readonly [Checkout, (change: Partial<CheckoutDraft>) => void] {
  const [search] = useSearchParams()
  const cart = useAtomValue(cartAtom)
  const checked = useCheckedCart()
  const terms = useResource('deliveryTerms', {})
  const accounts = useResource('accountList', {})
  const date = askedDay(search.get('date'), cart) ?? noDay
  const [draft, change] = useAtom(checkoutDraftAtom(date))

  const items = cart[date] ?? []
  if (items.length === 0) return [{ status: 'empty' }, change]

  const day = checked.days?.find((one) => one.date === date)
  if (day === undefined || terms.status !== 'ready' || accounts.status !== 'ready') {
    const hasFailed = checked.error !== null || terms.status === 'failed' || accounts.status === 'failed'
    if (!hasFailed) return [{ status: 'loading' }, change]
    const retry = () => {
      if (day === undefined) checked.check()
      if (terms.status === 'failed') terms.refresh()
      if (accounts.status === 'failed') accounts.refresh()
    }
    return [{ status: 'failed', retry }, change]
  }

  const lines = checkedLines(items, day, checked.cards)
  const { cityCost } = terms.data
  const totals = cartDayTotals(items, {
    method: draft.methodDelivery,
    cityCost: cityCost === null ? null : money(cityCost, 'RUB'),
  })
  const balanceMinor = accounts.data.find(({ type }) => type === 'RUBLE')?.amount ?? 0
  const checkout: CheckoutDay = {
    date,
    items,
    lines,
    day,
    draft,
    totals,
    balanceMinor,
    hasChanged: lines.some(({ mismatches }) => mismatches.length > 0),
    terms: terms.data,
    missingMinor: Math.max(0, totals.total.minor - balanceMinor),
  }
  return [{ status: 'ready', checkout }, change]
}
