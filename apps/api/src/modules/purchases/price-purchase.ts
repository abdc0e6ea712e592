import { cartDayTotals, type FlowerCard, type IsoDate } from '@flower-market/flower-domain'
import { ApiError } from '../../api-error.ts'
import { compareLines, type ComparedLine } from '../cart/compare-lines.ts'
import { deliveryCostTo, type Destination } from '../delivery/delivery.repository.ts'
import type { PurchaseRequest } from './purchase-request.ts'

/** A line that stock, price and cut-off allow. */
export interface PricedLine {
  readonly card: FlowerCard
  readonly quantity: number
}

/** An order computed anew by the server. Amounts in kopecks. */
export interface PricedPurchase {
  readonly lines: readonly PricedLine[]
  readonly goods: number
  readonly delivery: number
  readonly total: number
  readonly stems: number
  readonly boxes: number
}

/** What the order is computed from. */
export interface PriceQuestion {
  readonly request: PurchaseRequest
  readonly stock: readonly FlowerCard[]
  readonly destination: Destination
  readonly now: Date
}

/** Computes an order from today's stock and prices; throws `cart-changed` or `quantity-exceeds-availability`. */
export function pricePurchase({ request, stock, destination, now }: PriceQuestion): PricedPurchase {
  const { date, items, method, total: seen } = request
  const compared = compareLines({ items, date, stock, region: destination.region, now })
  const lines = compared.flatMap(({ card, item, mismatches }) =>
    card === null || mismatches.length > 0 ? [] : [{ card, quantity: item.quantity }],
  )
  if (lines.length < compared.length) throw changedCart(date, compared)
  const totals = cartDayTotals(items, { method, cityCost: deliveryCostTo(destination) })
  if (totals.total.minor !== seen) throw new ApiError('cart-changed', { mismatches: [] })
  return {
    lines,
    goods: totals.goods.minor,
    delivery: totals.delivery.minor,
    total: totals.total.minor,
    stems: totals.stems,
    boxes: countBoxes(lines),
  }
}

function changedCart(date: IsoDate, compared: readonly ComparedLine[]): ApiError {
  const mismatches = compared.flatMap(({ item, mismatches: found }) =>
    found.map((mismatch) => ({ date, code: item.code, ...mismatch })),
  )
  const isOnlyStock = mismatches.every(({ kind }) => kind === 'less-stock')
  return new ApiError(isOnlyStock ? 'quantity-exceeds-availability' : 'cart-changed', { mismatches })
}

const roundingSlack = 1e-9

/** Boxes that the lines fill together; lots share a box. */
function countBoxes(lines: readonly PricedLine[]): number {
  let boxes = 0
  for (const { card, quantity } of lines) boxes += quantity / card.stemsPerBox
  return Math.max(1, Math.ceil(boxes - roundingSlack))
}
