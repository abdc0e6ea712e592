import { addMoney, money, sumMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { deliveryCost } from '../orders/delivery-cost.ts'
import type { DeliveryMethod } from '../orders/order-kind.ts'
import type { RequestLineStatus } from './request-status.ts'

/** A line of a request in the prices of whoever reads it, kopecks a stem; nothing is agreed before the answer. */
export interface RequestLineAmounts {
  readonly status: RequestLineStatus
  readonly quantity: number
  readonly price: number
  readonly agreedQuantity: number | null
  readonly agreedPrice: number | null
}

/** The goods of a request: as they were asked for, and as they are agreed. */
export interface RequestGoods {
  readonly asked: Money<'RUB'>
  /** Of what the plantation agreed to, and the buyer has not declined. */
  readonly agreed: Money<'RUB'>
  readonly askedStems: number
  readonly agreedStems: number
}

/** What a line costs as it was asked for. */
export function askedLineSum({
  price,
  quantity,
}: Pick<RequestLineAmounts, 'price' | 'quantity'>): Money<'RUB'> {
  return money(price * quantity, 'RUB')
}

/** What a line costs as it was agreed; nothing before the answer. */
export function agreedLineSum({
  agreedPrice,
  agreedQuantity,
}: Pick<RequestLineAmounts, 'agreedPrice' | 'agreedQuantity'>): Money<'RUB'> {
  return money((agreedPrice ?? 0) * (agreedQuantity ?? 0), 'RUB')
}

/** The goods of a request. */
export function requestGoods(lines: readonly RequestLineAmounts[]): RequestGoods {
  const kept = lines.filter(({ status }) => status !== 'declined')
  return {
    asked: sumMoney(lines.map(askedLineSum), 'RUB'),
    agreed: sumMoney(kept.map(agreedLineSum), 'RUB'),
    askedStems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    agreedStems: kept.reduce((sum, { agreedQuantity }) => sum + (agreedQuantity ?? 0), 0),
  }
}

/** What a request costs its buyer: what is agreed, before the answer what was asked for, with the delivery of that. */
export interface RequestTotals extends RequestGoods {
  readonly delivery: Money<'RUB'>
  readonly total: Money<'RUB'>
}

/** The totals of a request for its buyer; `cityCost` is theirs, as the request keeps it. */
export function requestTotals(
  lines: readonly RequestLineAmounts[],
  { method, cityCost }: { readonly method: DeliveryMethod; readonly cityCost: Money<'RUB'> },
): RequestTotals {
  const goods = requestGoods(lines)
  const isAnswered = lines.some(({ agreedQuantity }) => agreedQuantity !== null)
  const counted = isAnswered ? goods.agreed : goods.asked
  const delivery = counted.minor === 0 ? money(0, 'RUB') : deliveryCost({ method, goods: counted, cityCost })
  return { ...goods, delivery, total: addMoney(counted, delivery) }
}
