import {
  answerReasons,
  answerValidHours,
  deliveryMethods,
  flowerTypes,
  maxOwnPrice,
  paymentMethods,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cart, cartLimitBytes } from './cart.contract.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths, maxRequestPositions } from './limits.ts'
import { buyerRequest, orderInstead, receivedRequest, receivedSummary } from './plantation-request.ts'
import { id, isoDate, minor, pageOf, pageQuery } from './primitives.ts'

/** The largest body of a request or an answer: every position with the longest texts. */
const requestLimitBytes = 256 * 1024

/** A position that was written by hand; none of zero stems is sent, see `findPositionsIssue` of the domain. */
const writtenPosition = z.object({
  type: z.enum(flowerTypes),
  variety: line(maxLengths.variety).check(z.minLength(1)),
  lengthCm: z.int().check(z.minimum(10), z.maximum(200)),
  price: minor.check(z.minimum(1), z.maximum(2 * maxOwnPrice)),
  quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
  boxes: z.int().check(z.minimum(1), z.maximum(1000)),
})

/** How and where what is agreed is paid and brought. */
const terms = {
  comment: z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.orderComment)), ''),
  methodDelivery: z.enum(deliveryMethods),
  paymentMethod: z.enum(paymentMethods),
  /** Where it is brought; absent, the default address of the buyer's address book. Ignored for pickup. */
  address: z.optional(id),
  /** The buyer; only the caller. */
  user: z.optional(id),
}

const sendErrors = [
  ...keyedErrors,
  'empty-order',
  'verification-needed',
  'address-needed',
  'address-in-other-region',
  'pickup-unavailable',
  'too-many-requests-open',
  'not-found',
] as const

const acceptErrors = [
  ...keyedErrors,
  'not-found',
  'request-closed',
  'request-changed',
  'verification-needed',
  'not-enough-funds',
  'unpaid-limit',
  'payment-method-off',
  'cash-limit',
  'account-frozen',
] as const

const answerLine = z.object({
  position: z.int(),
  /** Stems; absent, as asked. */
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** The plantation's own part, kopecks a stem; absent, as asked. */
  price: z.optional(minor.check(z.minimum(1))),
  reason: z.optional(z.enum(answerReasons)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.cancelReason))),
})

/** Which requests a plantation asks for: to be answered, answered and not decided, or over. */
export const receivedParts = ['waiting', 'answered', 'closed'] as const

export const plantationRequestsContract = {
  orderMyself: defineEndpoint({
    method: 'POST',
    path: '/api/order/myself',
    summary: 'Sends a handwritten request to a plantation, which answers it line by line',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    bodyLimitBytes: requestLimitBytes,
    body: z.object({
      plantation: id,
      date: isoDate,
      positions: z.array(writtenPosition).check(z.maxLength(maxRequestPositions)),
      ...terms,
    }),
    response: buyerRequest,
    errors: [...sendErrors, 'quantity-not-selected', 'zero-positions', 'price-below-costs'],
  }),
  plantationOrderCreate: defineEndpoint({
    method: 'POST',
    path: '/api/plantationorder/create',
    summary: 'Sends the lots for plantations of one delivery day of the cart: a request to each plantation',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    bodyLimitBytes: cartLimitBytes,
    body: z.object({
      /** The cart's object with exactly one delivery day and lots for plantations only. */
      purchase: cart,
      ...terms,
      /** The goods that the buyer saw, kopecks; another sum on the server is `cart-changed`. */
      total: z.optional(minor),
    }),
    response: z.object({ requests: z.array(buyerRequest) }),
    errors: [...sendErrors, 'one-delivery-per-order', 'cart-changed'],
  }),
  plantationOrderCreateAll: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/create/all',
    summary: 'Accepts all that a plantation has agreed to; it becomes an order with the id of the request',
    origin: 'specification',
    access: 'signed-in',
    isWritingGet: true,
    isIdempotent: true,
    isVerifiedOnly: true,
    query: z.object({ _id: id }),
    response: buyerRequest,
    errors: acceptErrors,
  }),
  plantationOrderCancelAll: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/cancel/all',
    summary: 'Cancels a request: before it is answered, or accepting nothing of the answer',
    origin: 'specification',
    access: 'signed-in',
    isWritingGet: true,
    isIdempotent: true,
    query: z.object({ _id: id }),
    response: buyerRequest,
    errors: [...keyedErrors, 'not-found', 'request-closed'],
  }),
  requestAccept: defineEndpoint({
    method: 'POST',
    path: '/api/plantationorder/accept',
    summary: 'Accepts some of the lines that a plantation has agreed to and declines the others',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    body: z.object({
      _id: id,
      positions: z.array(z.int()).check(z.minLength(1), z.maxLength(maxRequestPositions)),
      /** Absent, as the request was sent. */
      paymentMethod: z.optional(z.enum(paymentMethods)),
      /** The total that the buyer saw, kopecks; another total on the server is `request-changed`. */
      total: z.optional(minor),
    }),
    response: buyerRequest,
    errors: acceptErrors,
  }),
  requestGet: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/request/:id',
    summary:
      'A request of the signed-in person, or of which kind the order is that they may read under its id',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.discriminatedUnion('status', [buyerRequest, orderInstead]),
    errors: [...sessionErrors, 'not-found'],
  }),
  requestVarieties: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/varieties',
    summary: 'What a plantation has sold, to choose from, and the days that it can be asked for',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ plantation: id }),
    response: z.object({
      days: z.array(isoDate),
      varieties: z.array(
        z.object({
          type: z.enum(flowerTypes),
          variety: z.string(),
          tint: z.string(),
          lengthsCm: z.array(z.int()),
          stemsPerBunch: z.int(),
          stemsPerBox: z.int(),
        }),
      ),
    }),
    errors: [...sessionErrors, 'not-found'],
  }),
  receivedRequests: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/received',
    summary:
      "Requests to the representative's plantation: those to answer by deadline, the others newest first",
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, { part: z.prefault(z.enum(receivedParts), 'waiting') }),
    response: pageOf(receivedSummary),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  receivedRequest: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/received/:id',
    summary: "A request to the representative's plantation, in its own prices",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: receivedRequest,
    errors: [...sessionErrors, 'not-permitted', 'not-found'],
  }),
  requestAnswer: defineEndpoint({
    method: 'POST',
    path: '/api/plantationorder/answer',
    summary: 'Answers a request line by line; lines without an answer are agreed as they were asked for',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    bodyLimitBytes: requestLimitBytes,
    body: z.object({
      _id: id,
      lines: z.prefault(z.array(answerLine).check(z.maxLength(maxRequestPositions)), []),
      /** For how many hours the answer holds; the cut-off of the delivery day may end it earlier. */
      validHours: z.prefault(
        z.int().check(z.minimum(answerValidHours.min), z.maximum(answerValidHours.max)),
        answerValidHours.default,
      ),
      comment: z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.cancelReason)), ''),
    }),
    response: receivedRequest,
    errors: [...keyedErrors, 'not-permitted', 'not-found', 'request-closed'],
  }),
}
