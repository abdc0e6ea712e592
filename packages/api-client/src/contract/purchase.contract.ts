import * as z from 'zod/mini'
import {
  deliveryMethods,
  flowerTypes,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  type OrderTotals,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { cart, cartLimitBytes } from './cart.contract.ts'
import { deliveryAddress } from './addresses.contract.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'
import { pickupPoint } from './region.contract.ts'

/** An order in a list. Amounts in kopecks. */
const purchaseSummary = z.object({
  _id: id,
  /** The order number that people use. */
  number: z.int(),
  issueDate: isoMoment,
  deliveryFrom: isoDate,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  methodDelivery: z.enum(deliveryMethods),
  paymentMethod: z.enum(paymentMethods),
  sum: minor,
  stems: z.int(),
  positions: z.int(),
})

/** A line of an order: requested and agreed quantities. Prices in kopecks a stem, quantities in stems. */
const purchasePosition = z.object({
  code: z.string(),
  type: z.enum(flowerTypes),
  variety: z.string(),
  plantation: z.string(),
  lengthCm: z.int(),
  tint: z.string(),
  stemsPerBunch: z.int(),
  price: minor,
  quantity: z.int(),
  agreedPrice: minor,
  agreedQuantity: z.int(),
  sum: minor,
})

/** Cost and payments of an order, as computed by `orderTotals` of the domain. Kopecks. */
const purchaseTotals = z.object({
  asked: minor,
  agreed: minor,
  delivery: minor,
  total: minor,
  paid: minor,
  credited: minor,
  due: minor,
})

/** The totals of the domain as an order contains them. */
export function toPurchaseTotals(totals: OrderTotals): z.output<typeof purchaseTotals> {
  const { asked, agreed, delivery, total, paid, credited, due } = totals
  return {
    asked: asked.minor,
    agreed: agreed.minor,
    delivery: delivery.minor,
    total: total.minor,
    paid: paid.minor,
    credited: credited.minor,
    due: due.minor,
  }
}

/** The credit for a line that was agreed at less. */
const purchaseCredit = z.object({ code: z.string(), amount: minor, reason: z.string(), at: isoMoment })

/** Where an order goes, as it was when the order was placed; `text` in orders from before there were address books. */
const destination = z.discriminatedUnion('kind', [
  z.extend(deliveryAddress, { kind: z.literal('delivery') }),
  z.extend(pickupPoint, { kind: z.literal('pickup') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
])

/** Who or what cancels an order. */
export const cancellationCauses = ['unpaid', 'staff'] as const

/** An order with its lines and what has happened to it; `sum` is `totals.total`. */
const purchase = z.extend(purchaseSummary, {
  comment: z.string(),
  destination,
  totals: purchaseTotals,
  boxes: z.int(),
  lines: z.array(purchasePosition),
  credits: z.array(purchaseCredit),
  events: z.array(z.object({ status: z.enum(orderStatuses), at: isoMoment })),
  /** Until when the order keeps its stock without being paid; null once it is paid, or in process. */
  payUntil: z.nullable(isoMoment),
  /** Why it was canceled: it was not paid in time, or staff did it and say why. Null while it is not, and in older orders. */
  cancellation: z.nullable(z.object({ cause: z.enum(cancellationCauses), reason: z.string() })),
})

export const purchaseContract = {
  purchaseList: defineEndpoint({
    method: 'GET',
    path: '/api/purchase/list',
    summary: "The signed-in person's stock orders, newest first",
    origin: 'specification',
    access: 'signed-in',
    query: pageQuery,
    response: pageOf(purchaseSummary),
    errors: sessionErrors,
  }),
  purchaseGet: defineEndpoint({
    method: 'GET',
    path: '/api/purchase/:id',
    summary: 'One stock order',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: purchase,
    errors: [...sessionErrors, 'not-found'],
  }),
  purchaseCreate: defineEndpoint({
    method: 'POST',
    path: '/api/purchase/create',
    summary: 'Order from stock: one delivery day of the cart, all or nothing',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    bodyLimitBytes: cartLimitBytes,
    body: z.object({
      /** The cart's object with exactly one delivery day. */
      purchase: cart,
      /** The buyer; only the caller, until brokers order for their clients. */
      user: z.optional(id),
      comment: z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.orderComment)), ''),
      methodDelivery: z.enum(deliveryMethods),
      paymentMethod: z.enum(paymentMethods),
      /** Where it is brought; absent, the default address of the buyer's address book. Ignored for pickup. */
      address: z.optional(id),
      /** The total that the buyer saw, kopecks; another total on the server is `cart-changed`. Absent, the server's holds. */
      total: z.optional(minor),
    }),
    response: purchase,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'empty-order',
      'one-delivery-per-order',
      'idempotency-key-missing',
      'idempotency-conflict',
      'cart-changed',
      'quantity-exceeds-availability',
      'not-enough-funds',
      'unpaid-limit',
      'verification-needed',
      'address-needed',
      'address-in-other-region',
      'pickup-unavailable',
      'account-frozen',
      'not-found',
    ],
  }),
  purchaseCancel: defineEndpoint({
    method: 'PATCH',
    path: '/api/purchase/cancel',
    summary:
      "Cancel anybody's order that is not shipped: its stock and its money go back, the buyer reads the reason",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      _id: id,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.cancelReason)),
    }),
    response: purchase,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'not-permitted', 'order-closed', 'account-frozen'],
  }),
}
