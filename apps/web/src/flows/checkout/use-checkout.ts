import { useAtom, useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import {
  cartOrderTotals,
  chooseAddress,
  firstPaymentMethod,
  isPaidAfterAgreement,
  isIsoDate,
  money,
  type CartItem,
  type CartTotals,
  type ChosenAddress,
  type DeliveryMethod,
  type IsoDate,
  type Money,
  type OrderKind,
  type OrderPaymentMethod,
} from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { cartAtom } from '../../state/cart.atoms.ts'
import { allResources, useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { buyerInputAtom, clientAtom } from '../../state/client.atoms.ts'
import { cartOrders, type CartOrder } from './cart-orders.ts'
import { checkedLines, currentItems, type CheckedDay, type CheckedLine } from './cart-lines.ts'
import { checkoutDraftAtom, type CheckoutDraft } from './checkout-draft.ts'
import { useCheckedCart } from './checked-cart.ts'
import { isPending } from './order-intent.ts'
import { payableBy } from './payment-methods.ts'

type Address = CallOutput<'addressList'>[number]

/** Why an order cannot be brought anywhere. */
export type DestinationProblem = Extract<ChosenAddress<Address>, { ok: false }>['reason']

/** Lines of one kind of a delivery day on their way to an order. */
export interface CheckoutDay {
  readonly date: IsoDate
  readonly kind: OrderKind
  /** The client whom it is for; null for oneself. */
  readonly clientId: string | null
  readonly items: readonly CartItem[]
  readonly lines: readonly CheckedLine[]
  readonly day: CheckedDay
  readonly hasChanged: boolean
  readonly draft: CheckoutDraft
  readonly terms: CallOutput<'deliveryTerms'>
  readonly addresses: readonly Address[]
  /** The ways by which the operator takes money now. */
  readonly ways: CallOutput<'topUpWays'>
  /** How it is paid: as chosen, else the first way that can. */
  readonly paymentMethod: OrderPaymentMethod
  /** Where it would be brought, also while it is picked up. */
  readonly chosen: ChosenAddress<Address>
  /** Where it is brought; null when it is picked up, or cannot be brought. */
  readonly addressId: string | null
  /** Why it cannot be brought; null when it can, or is picked up. */
  readonly destinationProblem: DestinationProblem | null
  /** Delivery around the city of the chosen address. */
  readonly cityCost: Money<'RUB'>
  /** What bringing it costs where delivery around the city costs so much. */
  readonly deliveryAt: (cityCost: Money<'RUB'>) => Money<'RUB'>
  /** With the way of receiving that is chosen; of what can be had now, at current prices, or as they were sent, see `withSums`. */
  readonly totals: CartTotals
  /** The methods that the operator takes for this total now. */
  readonly paymentMethods: readonly OrderPaymentMethod[]
  /** Kopecks on the ruble account. */
  readonly balanceMinor: number
  /** Kopecks that the balance lacks for this order; 0 when there is enough, or nothing is paid yet. */
  readonly missingMinor: number
}

/** The sums of an order and what can pay it. */
type OrderSums = Pick<
  CheckoutDay,
  'cityCost' | 'deliveryAt' | 'totals' | 'paymentMethods' | 'paymentMethod' | 'missingMinor'
>

/** An order before its sums. */
type UnpricedDay = Omit<CheckoutDay, keyof OrderSums>

function sumsOf(
  { kind, clientId, lines, draft, ways, balanceMinor }: UnpricedDay,
  items: readonly CartItem[],
  cityCost: Money<'RUB'>,
): OrderSums {
  const growers = new Map(lines.map(({ item, card }) => [item.code, card?.plantationId]))
  const totalsOf = (method: DeliveryMethod, cost: Money<'RUB'>): CartTotals =>
    cartOrderTotals({ kind, items }, (code) => growers.get(code), { method, cityCost: cost })
  const totals = totalsOf(draft.methodDelivery, cityCost)
  const total = totals.total.minor
  const methods = payableBy({ ways, clientId }, total)
  return {
    cityCost,
    deliveryAt: (cost) => totalsOf('delivery', cost).delivery,
    totals,
    paymentMethods: methods,
    paymentMethod:
      methods.find((method) => method === draft.paymentMethod) ??
      firstPaymentMethod({ total, balance: balanceMinor, methods, isPaidByClient: clientId !== null }),
    missingMinor: isPaidAfterAgreement(kind) ? 0 : Math.max(0, total - balanceMinor),
  }
}

/**
 * The order with its sums: of what can be had now, at current prices. While nobody knows what became of it, they are those
 * that were sent: what the order itself took from the stock would otherwise make another order of it.
 */
function withSums(day: UnpricedDay, cityCost: Money<'RUB'>): CheckoutDay {
  const asSent = { ...day, ...sumsOf(day, day.items, cityCost) }
  return isPending(asSent) ? asSent : { ...day, ...sumsOf(day, currentItems(day.lines), cityCost) }
}

/** The same order brought to a city that is not in the address book yet; its delivery in kopecks, null where none is written. */
export function withCityCost(checkout: CheckoutDay, cityCostMinor: number | null): CheckoutDay {
  return cityCostMinor === null ? checkout : withSums(checkout, money(cityCostMinor, 'RUB'))
}

const noOrder = { date: '0000-00-00', kind: 'inStok', items: [], day: undefined } as const

/** The order that the address names, of the stock where it names no kind; without a day the first that is still taken. */
function askedOrder(search: URLSearchParams, orders: readonly CartOrder[]): CartOrder {
  const [date, kind] = [search.get('date'), search.get('kind')]
  const taken = orders.filter(({ day }) => day?.isOpen !== false)
  const ofDay = isIsoDate(date) ? orders.filter((order) => order.date === date) : [...taken, ...orders]
  const asked = kind === null ? ofDay[0] : ofDay.find((order) => order.kind === kind)
  return asked ?? noOrder
}

export interface Checkout {
  /** The order with everything that it depends on; null where the cart holds nothing of it. */
  readonly checkout: ShownResource<CheckoutDay | null>
  /** Changes what was chosen. */
  readonly change: (change: Partial<CheckoutDraft>) => void
  /** How many lines the cart has of the order, which is known before the rest. */
  readonly lineCount: number
}

/** The order that the address asks for. */
export function useCheckout(): Checkout {
  const [search] = useSearchParams()
  const cart = useAtomValue(cartAtom)
  const checked = useCheckedCart()
  const client = useAtomValue(clientAtom)
  const buyerInput = useAtomValue(buyerInputAtom)
  const account = allResources(
    useResource('deliveryTerms', buyerInput),
    allResources(
      useResource('topUpWays', {}),
      allResources(useResource('accountList', {}), useResource('addressList', buyerInput)),
    ),
  )
  const session = useAtomValue(sessionAtom)
  const region = (client ?? session)?.region ?? ''
  const clientId = client?._id ?? null
  const { date, kind, items, day } = askedOrder(search, cartOrders(cart, checked))
  const [chosenDraft, change] = useAtom(checkoutDraftAtom({ date, kind, clientId }))

  const refresh = (): void => {
    if (day === undefined) checked.check()
    account.refresh()
  }
  const read = (): Checkout['checkout'] => {
    if (items.length === 0) return { status: 'ready', data: null, isRefreshing: false, refresh }
    if (account.status === 'failed') return { ...account, refresh }
    if (day === undefined && checked.error !== null) {
      return { status: 'failed', error: checked.error, refresh }
    }
    if (day === undefined || account.status === 'loading') return { status: 'loading', refresh }

    const [terms, [ways, [balances, addresses]]] = account.data
    // What was chosen for an earlier order of the day may be gone: pickup in another region, a removed address.
    const methodDelivery = terms.pickup === null ? 'delivery' : chosenDraft.methodDelivery
    const asked = addresses.some(({ _id }) => _id === chosenDraft.addressId) ? chosenDraft.addressId : null
    const chosen = chooseAddress(addresses, { asked, region })
    const isDelivered = methodDelivery === 'delivery'
    const cityCost = money(isDelivered && chosen.ok ? chosen.address.cityCost : terms.cityCost, 'RUB')
    const lines = checkedLines(items, day, checked.cards)
    const draft = { ...chosenDraft, methodDelivery }
    const ruble = balances.find(({ type }) => type === 'RUBLE')
    const balanceMinor = clientId === null ? (ruble?.amount ?? 0) : 0
    const unpriced: UnpricedDay = {
      date,
      kind,
      clientId,
      items,
      lines,
      day,
      draft,
      terms,
      addresses,
      chosen,
      addressId: isDelivered && chosen.ok ? chosen.address._id : null,
      destinationProblem: isDelivered && !chosen.ok ? chosen.reason : null,
      balanceMinor,
      ways,
      hasChanged: lines.some(({ mismatches }) => mismatches.length > 0),
    }
    return { status: 'ready', data: withSums(unpriced, cityCost), isRefreshing: checked.isChecking, refresh }
  }
  return { checkout: read(), change, lineCount: items.length }
}
