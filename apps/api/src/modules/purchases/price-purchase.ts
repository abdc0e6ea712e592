import {
  availabilityOf,
  quoteDay,
  type FlowerCard,
  type IsoDate,
  type PriceParts,
  type QuotedLine,
} from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import { partsOf, toStock, type Lot } from '../catalog/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import type { PurchaseRequest } from './purchase-request.ts'

/** What an order keeps of a lot. */
export type OrderedLot = Pick<
  FlowerCard,
  | 'code'
  | 'type'
  | 'variety'
  | 'plantationId'
  | 'plantation'
  | 'country'
  | 'lengthCm'
  | 'tint'
  | 'stemsPerBunch'
  | 'stemsPerBox'
  | 'price'
>

/** A line that stock, price and cut-off allow. */
export interface PricedLine {
  readonly card: OrderedLot
  readonly quantity: number
  /** What the price is made of. */
  readonly parts: PriceParts
}

/** An order computed anew by the server. Amounts in kopecks. */
export interface PricedPurchase {
  readonly lines: readonly PricedLine[]
  readonly goods: number
  readonly delivery: number
  readonly total: number
  readonly stems: number
  readonly boxes: number
  /** The earliest cut-off of its lines. */
  readonly cutoffAt: Date
}

/** What the order is computed from. */
export interface PriceQuestion {
  readonly request: Omit<PurchaseRequest, 'by'>
  readonly lots: readonly Lot[]
  readonly terms: BuyerTerms
  readonly now: Date
}

/** Computes an order from the lots of its kind and their prices of now; throws `cart-changed` or `quantity-exceeds-availability`. */
export function pricePurchase({ request, lots, terms, now }: PriceQuestion): PricedPurchase {
  const { kind, date, items, method, total: seen } = request
  const availability = availabilityOf(kind)
  // A lot that is sold otherwise is gone for this order.
  const stock = lots.filter((lot) => lot.availability === availability).map((lot) => toStock(lot, terms))
  const delivery = { method, cityCost: terms.cityCost }
  const quote = quoteDay({ date, items, stock, region: terms.region, now, delivery })
  const partsBy = new Map(lots.map((lot) => [lot.code, partsOf(lot, terms.freight)]))
  const lines = quote.lines.flatMap(({ card, item, mismatches }) => {
    const parts = card && partsBy.get(card.code)
    return card && parts && mismatches.length === 0 ? [{ card, quantity: item.quantity, parts }] : []
  })
  if (lines.length < quote.lines.length) throw changedCart(date, quote.lines)
  if (seen !== null && quote.totals.total.minor !== seen)
    throw new ApiError('cart-changed', { mismatches: [] })
  return {
    lines,
    goods: quote.totals.goods.minor,
    delivery: quote.totals.delivery.minor,
    total: quote.totals.total.minor,
    stems: quote.totals.stems,
    boxes: quote.boxes,
    cutoffAt: quote.cutoffAt,
  }
}

function changedCart(date: IsoDate, lines: readonly QuotedLine[]): ApiError {
  const mismatches = lines.flatMap(({ item, mismatches: found }) =>
    found.map((mismatch) => ({ date, code: item.code, ...mismatch })),
  )
  const isOnlyStock = mismatches.every(({ kind }) => kind === 'less-stock')
  return new ApiError(isOnlyStock ? 'quantity-exceeds-availability' : 'cart-changed', { mismatches })
}
