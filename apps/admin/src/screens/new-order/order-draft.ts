import type { CallInput, CallOutput } from '@flower-market/api-client'
import {
  cartDayTotals,
  emptyFilter,
  filterCards,
  money,
  orderPaymentMethods,
  type CartItem,
  type CartTotals,
  type DeliveryMethod,
  type FlowerCard,
  type IsoDate,
  type OrderPaymentMethod,
} from '@flower-market/flower-domain'

/** An address of the client. */
type ClientAddress = CallOutput<'addressList'>[number]

/** Whom is ordered for, and what an order of theirs depends on. */
export interface Client {
  readonly person: CallOutput<'personGet'>
  readonly addresses: readonly ClientAddress[]
  readonly pickup: CallOutput<'deliveryTerms'>['pickup']
  readonly ways: CallOutput<'topUpWays'>
}

/** What is ordered, in stems by the code of the lot. */
export type Quantities = ReadonlyMap<string, number>

/** A lot that is ordered, and how many stems of it. */
export interface OrderLine {
  readonly card: FlowerCard
  readonly quantity: number
}

/** How many lots are shown at once: of more a person asks for a narrower search. */
export const maxShownCards = 30

/** The lots whose names, types, plantations or lengths have the words. */
export function matchingCards(cards: readonly FlowerCard[], search: string): FlowerCard[] {
  return search === '' ? [...cards] : filterCards(cards, { ...emptyFilter, name: search })
}

/** What is ordered of a day's lots; stems that were sold meanwhile are the server's to refuse. */
export function linesOf(cards: readonly FlowerCard[], quantities: Quantities): OrderLine[] {
  return cards.flatMap((card) => {
    const quantity = quantities.get(card.code) ?? 0
    return quantity === 0 ? [] : [{ card, quantity }]
  })
}

/** Orders so many stems of a lot. */
export function withQuantity(quantities: Quantities, code: string, quantity: number): Quantities {
  const next = new Map(quantities)
  if (quantity === 0) next.delete(code)
  else next.set(code, quantity)
  return next
}

function itemsOf(lines: readonly OrderLine[]): CartItem[] {
  return lines.map(({ card: { code, price }, quantity }) => ({ code, price, quantity }))
}

/** The sums of an order that is brought to an address, or picked up where there is none. */
export function totalsOf(lines: readonly OrderLine[], address: ClientAddress | undefined): CartTotals {
  const method: DeliveryMethod = address === undefined ? 'pickup' : 'delivery'
  return cartDayTotals(itemsOf(lines), { method, cityCost: money(address?.cityCost ?? 0, 'RUB') })
}

/** How a client can pay for what others order. */
export type LaterPayment = Exclude<OrderPaymentMethod, 'BALANCE'>

/** The ways in which a client pays later: their balance is theirs alone, and each way has its limit. */
export function payableBy(ways: CallOutput<'topUpWays'>, totalMinor: number): LaterPayment[] {
  return orderPaymentMethods.filter(
    (method): method is LaterPayment =>
      method !== 'BALANCE' && ways.some((way) => way.method === method && totalMinor <= way.max),
  )
}

/** An order for a client as staff have put it together. */
export interface OrderDraft {
  readonly buyerId: string
  readonly date: IsoDate
  readonly lines: readonly OrderLine[]
  readonly address: ClientAddress | undefined
  readonly paymentMethod: LaterPayment
  readonly comment: string
}

/** The order as the call takes it, with the total that was shown. */
export function toNewOrder(draft: OrderDraft): CallInput<'purchaseCreate'>['body'] {
  const { buyerId, date, lines, address, paymentMethod, comment } = draft
  return {
    user: buyerId,
    purchase: { [date]: itemsOf(lines) },
    methodDelivery: address === undefined ? 'pickup' : 'delivery',
    ...(address && { address: address._id }),
    paymentMethod,
    comment,
    total: totalsOf(lines, address).total.minor,
  }
}
