import { stemPrice, type DeliveryMethod } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import type { Lot } from '../catalog/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import { recordStockOrder } from '../stock/index.ts'
import { findOrderDestination } from './order-destination.ts'
import { placeAgreedOrder } from './place-agreed-order.ts'
import { pricePurchase, type PricedPurchase } from './price-purchase.ts'
import type { PurchaseRequest } from './purchase-request.ts'

/** Stems of one lot that were taken at the clock: they have left the stock. */
export interface AuctionOrder {
  readonly personId: string
  /** The lot at the price of the clock, with the stems that it still has there. */
  readonly lot: Lot
  readonly quantity: number
  readonly method: DeliveryMethod
  readonly address: string | null
  readonly terms: BuyerTerms
  readonly now: Date
}

function requestOf({
  personId,
  lot,
  quantity,
  method,
  address,
  terms,
}: AuctionOrder): Omit<PurchaseRequest, 'by'> {
  const parts = { price: lot.plantationPrice, deliveryToWarehouse: 0, deliveryToRegion: terms.freight }
  const item = { code: lot.code, price: stemPrice(parts, terms.margin), quantity }
  const { deliveryDate: date } = lot
  return {
    personId,
    kind: 'inStok',
    date,
    items: [item],
    method,
    payment: 'BALANCE',
    comment: '',
    address,
    total: null,
  }
}

/** What it would cost, with delivery. Throws `cart-changed` where it is not sold to the buyer, and what is wrong with the destination. */
export async function quoteAuctionOrder(trx: Trx, order: AuctionOrder): Promise<PricedPurchase> {
  const request = requestOf(order)
  const { terms } = await findOrderDestination(trx, request, order.terms)
  return pricePurchase({ request, lots: [order.lot], terms, now: order.now })
}

/**
 * Places the order and pays it from the balance, in the caller's transaction, which has locked what the buyer owes; answers
 * what it costs. Throws the refusal.
 */
export async function placeAuctionOrder(trx: Trx, id: string, order: AuctionOrder): Promise<PricedPurchase> {
  const request = requestOf(order)
  const { destination, terms } = await findOrderDestination(trx, request, order.terms)
  const priced = pricePurchase({ request, lots: [order.lot], terms, now: order.now })
  await placeAgreedOrder(trx, { id, request, priced, terms, destination, at: order.now })
  await recordStockOrder(trx, id, order.now)
  return priced
}
