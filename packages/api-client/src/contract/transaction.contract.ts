import * as z from 'zod/mini'
import {
  paymentMethods,
  paymentStatuses,
  topUpMethods,
  transactionKinds,
  transactionStatuses,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths, topUpLimits } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'

const localized = z.object({ ru: z.string(), en: z.string() })

/** Money that comes in or pays orders. Amounts in kopecks. */
export const transaction = z.object({
  _id: id,
  /** The number that people and banks name. */
  number: z.int(),
  kind: z.enum(transactionKinds),
  method: z.enum(paymentMethods),
  amount: minor,
  status: z.enum(transactionStatuses),
  date: isoMoment,
  /** When it was confirmed or rejected. */
  settledAt: z.nullable(isoMoment),
  /** Why it was rejected; else empty. */
  reason: z.string(),
  /** Where the picture that proves it is read; null until one is attached. */
  proof: z.nullable(z.string()),
  /** The orders that it is meant for: how much of each, and how much of that has paid it. */
  orders: z.array(z.object({ _id: id, number: z.int(), amount: minor, paid: minor })),
})

const payee = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  account: z.string(),
  bankName: z.string(),
  bik: z.string(),
  correspondentAccount: z.string(),
})

/** The payee, the purpose and the text of the bank QR. */
const transfer = { payee, purpose: z.string(), qr: z.string() }

/** A transaction with what it needs so that its money comes; null once it is settled, and for methods that need nothing. */
const transactionDetails = z.extend(transaction, {
  instructions: z.nullable(
    z.discriminatedUnion('method', [
      z.object({ method: z.literal('QRCODE'), ...transfer }),
      z.object({ method: z.literal('CHECK'), invoice: z.int(), date: isoDate, ...transfer }),
      z.object({ method: z.literal('CASH'), address: localized, hours: localized, code: z.string() }),
    ]),
  ),
})

/** A method with an amount within its limits. */
function payable(method: keyof typeof topUpLimits) {
  const { min, max } = topUpLimits[method]
  return {
    paymentMethod: z.literal(method),
    amount: minor.check(z.minimum(min), z.maximum(max)),
  }
}

const topUp = z.literal('top-up')

export const transactionContract = {
  transactionList: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/list',
    summary: "One's top-ups and payments of orders, the newest first",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(pageQuery, {
      status: z.optional(z.enum(['IN_PROCESSED', 'SENDED', 'REJECTED', 'CONFIRMED'])),
      method: z.optional(z.enum(paymentMethods)),
      kind: z.optional(z.enum(transactionKinds)),
    }),
    response: pageOf(transaction),
    errors: sessionErrors,
  }),
  topUpWays: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/ways',
    summary: 'The ways to top up that the operator has switched on, with their limits in kopecks',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(z.object({ method: z.enum(topUpMethods), min: minor, max: minor })),
    errors: sessionErrors,
  }),
  transactionGet: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/:id',
    summary: "One of one's transactions, with what it still needs",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: transactionDetails,
    errors: [...sessionErrors, 'not-found'],
  }),
  transactionCreate: defineEndpoint({
    method: 'POST',
    path: '/api/transaction',
    summary: 'Begins a top-up of the ruble balance',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    body: z.discriminatedUnion('paymentMethod', [
      z.object({ kind: topUp, ...payable('QRCODE') }),
      z.object({ kind: topUp, ...payable('CASH') }),
      z.object({ kind: topUp, ...payable('CHECK') }),
    ]),
    response: transactionDetails,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'idempotency-key-missing',
      'idempotency-conflict',
      'payment-method-off',
    ],
  }),
  transactionChange: defineEndpoint({
    method: 'PATCH',
    path: '/api/transaction/card-check/purchase',
    summary: 'Changes the method or the amount of a transaction that is not settled',
    origin: 'specification',
    access: 'signed-in',
    body: z.discriminatedUnion('paymentMethod', [
      z.object({ id, ...payable('QRCODE') }),
      z.object({ id, ...payable('CASH') }),
      z.object({ id, ...payable('CHECK') }),
    ]),
    response: transactionDetails,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'payment-method-off', 'transaction-changed'],
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
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'idempotency-key-missing',
      'idempotency-conflict',
      'not-found',
      'nothing-due',
      'not-enough-funds',
      'account-frozen',
    ],
  }),
  transactionConfirm: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/confirm',
    summary: "Confirms that a transaction's money has come: it is credited and pays its orders. For staff",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    /** What came in, kopecks: an amount that the person has changed meanwhile is not confirmed. */
    body: z.object({ amount: minor }),
    response: transaction,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'idempotency-key-missing',
      'idempotency-conflict',
      'not-permitted',
      'not-found',
      'transaction-changed',
      'account-frozen',
    ],
  }),
  transactionReject: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/reject',
    summary: 'Rejects a transaction whose money has not come, with a reason that the person reads. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.reviewComment)),
    }),
    response: transaction,
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'not-found', 'transaction-changed'],
  }),
}
