import { useAtom, useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import {
  cartDays,
  cartDayTotals,
  chooseAddress,
  isIsoDate,
  money,
  type Cart,
  type CartItem,
  type CartTotals,
  type ChosenAddress,
  type IsoDate,
  type Money,
} from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { cartAtom } from '../../state/cart.atoms.ts'
import { allResources, useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { checkedLines, type CheckedDay, type CheckedLine } from './cart-lines.ts'
import { checkoutDraftAtom, type CheckoutDraft } from './checkout-draft.ts'
import { useCheckedCart } from './checked-cart.ts'

type Address = CallOutput<'addressList'>[number]

/** Why an order cannot be brought anywhere. */
export type DestinationProblem = Extract<ChosenAddress<Address>, { ok: false }>['reason']

/** One delivery day on its way to an order. */
export interface CheckoutDay {
  readonly date: IsoDate
  readonly items: readonly CartItem[]
  readonly lines: readonly CheckedLine[]
  readonly day: CheckedDay
  readonly hasChanged: boolean
  readonly draft: CheckoutDraft
  readonly terms: CallOutput<'deliveryTerms'>
  readonly addresses: readonly Address[]
  /** Where it would be brought, also while it is picked up. */
  readonly chosen: ChosenAddress<Address>
  /** Where it is brought; null when it is picked up, or cannot be brought. */
  readonly addressId: string | null
  /** Why it cannot be brought; null when it can, or is picked up. */
  readonly destinationProblem: DestinationProblem | null
  /** Delivery around the city of the chosen address. */
  readonly cityCost: Money<'RUB'>
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
  const account = allResources(
    useResource('deliveryTerms', {}),
    allResources(useResource('accountList', {}), useResource('addressList', {})),
  )
  const region = useAtomValue(sessionAtom)?.region ?? ''
  const date = askedDay(search.get('date'), cart) ?? noDay
  const [chosenDraft, change] = useAtom(checkoutDraftAtom(date))

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

  const [terms, [balances, addresses]] = account.data
  // What was chosen for an earlier order of the day may be gone: pickup in another region, a removed address.
  const draft = terms.pickup === null ? { ...chosenDraft, methodDelivery: 'delivery' as const } : chosenDraft
  const asked = addresses.some(({ _id }) => _id === draft.addressId) ? draft.addressId : null
  const chosen = chooseAddress(addresses, { asked, region })
  const isDelivered = draft.methodDelivery === 'delivery'
  const cityCost = money(isDelivered && chosen.ok ? chosen.address.cityCost : terms.cityCost, 'RUB')
  const lines = checkedLines(items, day, checked.cards)
  const totals = cartDayTotals(items, { method: draft.methodDelivery, cityCost })
  const balanceMinor = balances.find(({ type }) => type === 'RUBLE')?.amount ?? 0
  const data: CheckoutDay = {
    date,
    items,
    lines,
    day,
    draft,
    terms,
    addresses,
    chosen,
    addressId: isDelivered && chosen.ok ? chosen.address._id : null,
    destinationProblem: isDelivered && !chosen.ok ? chosen.reason : null,
    cityCost,
    totals,
    balanceMinor,
    hasChanged: lines.some(({ mismatches }) => mismatches.length > 0),
    missingMinor: Math.max(0, totals.total.minor - balanceMinor),
  }
  return [{ status: 'ready', data, isRefreshing: checked.isChecking, refresh }, change]
}
