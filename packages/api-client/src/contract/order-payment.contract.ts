import { laterPaymentMethods, paymentStatuses, supportedLocales } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxOrdersTogether } from './limits.ts'
import { id, isoMoment, minor } from './primitives.ts'
import { transactionDetails } from './transaction.contract.ts'

/** By which method orders are paid that wait for their money. */
const laterMethod = z.enum(laterPaymentMethods)

const orderPaymentErrors = [
  ...keyedErrors,
  'not-found',
  'nothing-due',
  'payment-method-off',
  'cash-limit',
] as const

export const orderPaymentContract = {
  orderPayment: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/card-check/purchase',
    summary: 'Begins a payment of what is due for one order; it replaces those that nothing proves yet',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    /** `id` is the order's. */
    body: z.object({ id, paymentMethod: laterMethod }),
    response: transactionDetails,
    errors: orderPaymentErrors,
  }),
  ordersPayment: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/card-check/purchases',
    summary:
      'Begins one payment of what is due for several orders; it replaces those that nothing proves yet',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    /** `ids` are those of orders. */
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(maxOrdersTogether)),
      paymentMethod: laterMethod,
    }),
    response: transactionDetails,
    errors: orderPaymentErrors,
  }),
  cardPurchase: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/card/purchase',
    summary:
      "Opens the acquirer's page to pay what is due for an order, or a transaction that was begun, by card; a page that is open is answered again",
    origin: 'specification',
    access: 'signed-in',
    /** `id` is the order's; `locale` is the language of the page and of where it leads back to. */
    body: z.union([
      z.object({ id, locale: z.enum(supportedLocales) }),
      z.object({ transactionId: id, locale: z.enum(supportedLocales) }),
    ]),
    /** `_id` is the transaction's. */
    response: z.object({ _id: id, url: z.string(), expiresAt: isoMoment }),
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'not-found',
      'nothing-due',
      'payment-method-off',
      'transaction-changed',
    ],
  }),
  balancePurchase: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/balance/purchase',
    summary: 'Pays what is due for an order from the balance',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    /** `id` is the order's. */
    body: z.object({ id }),
    response: z.object({ _id: id, paymentStatus: z.enum(paymentStatuses), paid: minor }),
    errors: [...keyedErrors, 'not-found', 'nothing-due', 'not-enough-funds', 'account-frozen'],
  }),
}
