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
import { allResources, useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { checkedLines, type CheckedDay, type CheckedLine } from './cart-lines.ts'
import { checkoutDraftAtom, type CheckoutDraft } from './checkout-draft.ts'
import { useCheckedCart } from './checked-cart.ts'

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

/** The day that the address names, else the first of the cart. */
function askedDay(asked: string | null, cart: Cart): IsoDate | null {
  return isIsoDate(asked) ? asked : (cartDays(cart)[0] ?? null)
}

const noDay: IsoDate = '0000-00-00'

/**
 * The day that the address asks to order, with everything that its order depends on, and a way to change the choices. There
 * is none where the cart holds nothing for that day.
 */
export function useCheckout(): readonly [
  ShownResource<CheckoutDay | null>,
  (change: Partial<CheckoutDraft>) => void,
] {
  const [search] = useSearchParams()
  const cart = useAtomValue(cartAtom)
  const checked = useCheckedCart()
  const account = allResources(useResource('deliveryTerms', {}), useResource('accountList', {}))
  const date = askedDay(search.get('date'), cart) ?? noDay
  const [chosen, change] = useAtom(checkoutDraftAtom(date))

  const items = cart[date] ?? []
  const day = checked.days?.find((one) => one.date === date)
  const refresh = (): void => {
    if (day === undefined) checked.check()
    account.refresh()
  }
  if (items.length === 0) return [{ status: 'ready', data: null, isRefreshing: false, refresh }, change]
  if (account.status === 'failed') return [{ ...account, refresh }, change]
  if (day === undefined && checked.error !== null) {
    return [{ status: 'failed', error: checked.error, refresh }, change]
  }
  if (day === undefined || account.status === 'loading') return [{ status: 'loading', refresh }, change]

  const [terms, balances] = account.data
  // A draft may be from a region with pickup.
  const draft = terms.pickup === null ? { ...chosen, methodDelivery: 'delivery' as const } : chosen
  const lines = checkedLines(items, day, checked.cards)
  const totals = cartDayTotals(items, {
    method: draft.methodDelivery,
    cityCost: money(terms.cityCost, 'RUB'),
  })
  const balanceMinor = balances.find(({ type }) => type === 'RUBLE')?.amount ?? 0
  const data: CheckoutDay = {
    date,
    items,
    lines,
    day,
    draft,
    terms,
    totals,
    balanceMinor,
    hasChanged: lines.some(({ mismatches }) => mismatches.length > 0),
    missingMinor: Math.max(0, totals.total.minor - balanceMinor),
  }
  return [{ status: 'ready', data, isRefreshing: checked.isChecking, refresh }, change]
}
