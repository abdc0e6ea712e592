import * as z from 'zod/mini'
import {
  deliveryMethods,
  flowerTypes,
  orderActors,
  orderKinds,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  transactionStatuses,
  updRequisites,
  type LineIssue,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { claim } from './claims.contract.ts'
import { cart, cartLimitBytes } from './cart.contract.ts'
import { destination } from './destination.ts'
import { orderParties } from './order-parties.ts'
import { keyedErrors, sessionErrors, type ErrorCode } from './errors.ts'
import { maxLengths } from './limits.ts'
import { documentsStates, orderShipment } from './order-shipments.ts'
import { deepPageOf, deepPageQuery, id, isoDate, isoMoment, minor } from './primitives.ts'
import { sellerRequisites } from './requisites.ts'
import { purchaseTotals } from './purchase-totals.ts'

/** An order in a list. Amounts in kopecks. */
const purchaseSummary = z.object({
  _id: id,
  /** The order number that people use. */
  number: z.int(),
  kind: z.enum(orderKinds),
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

/** An order in a list. */
export const listedPurchase = z.extend(purchaseSummary, {
  /** What its lines and its delivery still ask for, in kopecks, whether or not the order was canceled. */
  due: minor,
  documents: z.enum(documentsStates),
})

/** A line of an order as far as it has come. Prices in kopecks a stem, quantities in stems. */
const purchasePosition = z.object({
  code: z.string(),
  type: z.enum(flowerTypes),
  variety: z.string(),
  plantation: z.string(),
  /** Of the plantation, ISO 3166-1 alpha-3; empty in old orders where it is not known. */
  country: z.string(),
  lengthCm: z.int(),
  tint: z.string(),
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
  price: minor,
  quantity: z.int(),
  agreedPrice: minor,
  agreedQuantity: z.int(),
  shippedQuantity: z.int(),
  /** What is charged: all that was agreed, less what was not delivered or came back. */
  billedQuantity: z.int(),
  sum: minor,
  /** Until when claims about the line are taken; null before the delivery. */
  claimUntil: z.nullable(isoMoment),
  /** Stems that a new claim can be about; those of open claims are not among them. */
  claimableQuantity: z.int(),
})

/** A credit for a line of which less was agreed or delivered, or which came back. */
const purchaseCredit = z.object({ code: z.string(), amount: minor, reason: z.string(), at: isoMoment })

/** Who or what cancels an order. */
export const cancellationCauses = ['unpaid', 'staff', 'buyer'] as const

/** An order with its lines and what has happened to it; `sum` is `totals.total`. */
export const purchase = z.extend(purchaseSummary, {
  ...orderParties,
  comment: z.string(),
  destination,
  totals: purchaseTotals,
  /** Who sells, by the requisites of the day of the order; null where the operator has none. */
  seller: z.nullable(sellerRequisites),
  /** Shipping boxes of what was agreed, and of what is shipped. */
  boxes: z.int(),
  shippedBoxes: z.int(),
  lines: z.array(purchasePosition),
  credits: z.array(purchaseCredit),
  /** What was shipped of it, part by part, with the universal transfer document of each. */
  shipments: z.array(orderShipment),
  /** What the buyer's profile lacks for its documents. */
  missingRequisites: z.array(z.enum(updRequisites)),
  /** Claims about its lines, in the order in which they were made. */
  claims: z.array(claim),
  /** Every move: to which status, when, by whom, and why where somebody said it. */
  events: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: isoMoment,
      by: z.enum(orderActors),
      reason: z.string(),
    }),
  ),
  /** Until when the order keeps its stock without being paid; null once it is paid, or in process. */
  payUntil: z.nullable(isoMoment),
  /** The payment that waits for its money; null where none is awaited. */
  payment: z.nullable(
    z.object({
      _id: id,
      number: z.int(),
      method: z.enum(paymentMethods),
      status: z.enum(transactionStatuses),
      amount: minor,
    }),
  ),
  /** Why it was canceled: it was not paid in time, staff did it and say why, or the buyer. Null while it is not, and in older orders. */
  cancellation: z.nullable(z.object({ cause: z.enum(cancellationCauses), reason: z.string() })),
})

/** What an order is made of, of whatever kind: the kinds have a call each. */
const newOrder = z.object({
  /** The cart's object with exactly one delivery day. */
  purchase: cart,
  /** The buyer: the caller where it is absent, a client for a broker, anybody for staff. Their balance pays nothing that others order. */
  user: z.optional(id),
  comment: z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.orderComment)), ''),
  methodDelivery: z.enum(deliveryMethods),
  paymentMethod: z.enum(paymentMethods),
  /** Where it is brought; absent, the default address of the buyer's address book. Ignored for pickup. */
  address: z.optional(id),
  /** The total that the buyer saw, kopecks; another total on the server is `cart-changed`. Absent, the server's holds. */
  total: z.optional(minor),
})

const newOrderErrors = [
  ...keyedErrors,
  'empty-order',
  'one-delivery-per-order',
  'cart-changed',
  'quantity-exceeds-availability',
  'not-enough-funds',
  'unpaid-limit',
  'payment-method-off',
  'cash-limit',
  'verification-needed',
  'account-blocked',
  'address-needed',
  'address-in-other-region',
  'pickup-unavailable',
  'account-frozen',
  'not-found',
] as const satisfies readonly ErrorCode[]

const reason = z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.cancelReason)), '')

const lineIssueMessages: Readonly<Record<LineIssue, string>> = {
  'unknown-line': 'The order has no such line, or the move asks for none.',
  'repeated-line': 'A line is named once.',
  'quantity-out-of-range': 'The quantity is more than there can be.',
  'price-above-asked': 'A higher price needs the acceptance of the buyer.',
  'reason-missing': 'Say why it is less.',
}

/** What is wrong with the lines of `orderStatus`, as an issue of `validation-failed`. */
export function lineIssue(issue: LineIssue, place: number | null): { path: string; message: string } {
  return { path: place === null ? 'reason' : `lines.${place}`, message: lineIssueMessages[issue] }
}

export const purchaseContract = {
  purchaseList: defineEndpoint({
    method: 'GET',
    path: '/api/purchase/list',
    summary: "The signed-in person's stock orders, newest first",
    origin: 'specification',
    access: 'signed-in',
    query: deepPageQuery,
    response: deepPageOf(listedPurchase),
    errors: sessionErrors,
  }),
  purchaseGet: defineEndpoint({
    method: 'GET',
    path: '/api/purchase/:id',
    summary:
      "One order of any kind: one's own, one that was placed for somebody, and for a broker those of their clients",
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
    isBuyerVerified: true,
    bodyLimitBytes: cartLimitBytes,
    body: newOrder,
    response: purchase,
    errors: newOrderErrors,
  }),
  plantationPurchaseCreate: defineEndpoint({
    method: 'POST',
    path: '/api/plantationpurchase/create',
    summary:
      'Order from plantations before their cut-offs: one delivery day of the cart, all or nothing, at most what they offer',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    isBuyerVerified: true,
    bodyLimitBytes: cartLimitBytes,
    body: newOrder,
    response: purchase,
    errors: newOrderErrors,
  }),
  purchaseCancel: defineEndpoint({
    method: 'PATCH',
    path: '/api/purchase/cancel',
    summary:
      "Cancel an order: its stock and its money go back. Buyers their own until it is agreed, staff anybody's until it is shipped, with a reason that the buyer reads",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      _id: id,
      /** Staff owe one. */
      reason,
    }),
    response: purchase,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'order-closed', 'account-frozen'],
  }),
  orderStatus: defineEndpoint({
    method: 'PATCH',
    path: '/api/order/status',
    summary:
      "Move anybody's order along its statuses, with what is agreed, shipped or delivered of each line: what is less is credited back line by line",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    bodyLimitBytes: cartLimitBytes,
    body: z.object({
      _id: id,
      status: z.enum(orderStatuses),
      /** Why; also for each line that is less and says no reason of its own. */
      reason,
      /** How many `events` the order had when it was read: with another number nothing is moved (`order-changed`). */
      seenEvents: z.optional(z.int()),
      lines: z.prefault(
        z
          .array(
            z.object({
              code: id,
              /** Stems that are agreed, are in this shipment, or were delivered; absent, all that can be. */
              quantity: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
              /** Kopecks a stem, when it is agreed; absent, the asked price. */
              price: z.optional(minor.check(z.minimum(0))),
              reason: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.cancelReason))),
            }),
          )
          .check(z.maxLength(150)),
        [],
      ),
    }),
    response: purchase,
    errors: [
      ...keyedErrors,
      'not-permitted',
      'not-found',
      'order-changed',
      'order-move-refused',
      'account-frozen',
    ],
  }),
}
