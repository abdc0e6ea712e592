import { cardRefundStatuses } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, minor } from './primitives.ts'

/** Money of a payment by card that goes back to the card; kopecks. */
export const cardRefund = z.object({
  _id: id,
  amount: minor,
  reason: z.string(),
  /** Held on the balance while it waits for the acquirer, gone from it when it is refunded, free again when it has failed. */
  status: z.enum(cardRefundStatuses),
  date: isoMoment,
  settledAt: z.nullable(isoMoment),
})

export const cardRefundContract = {
  transactionRefunds: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/:id/refunds',
    summary:
      'What a card has paid by a payment, what went back to it, and what may still go back; nothing where no card has paid. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    /** Kopecks. */
    response: z.object({
      paid: minor,
      /** What may still be refunded of the payment; what goods stand for may not. */
      left: minor,
      /** What is free on the balance of whoever paid, which a refund is taken from. */
      available: minor,
      /** The first one first. */
      refunds: z.array(cardRefund),
    }),
    errors: [...sessionErrors, 'not-permitted', 'not-found'],
  }),
  transactionRefund: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/refund',
    summary:
      "Refunds money from the balance to the card that it came from, at most what that payment brought; the acquirer's answer follows. For staff",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    body: z.object({
      amount: minor.check(z.minimum(1)),
      /** What was left when the refund was decided: where it is another by now it is `transaction-changed`. */
      seenLeft: minor,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.reviewComment)),
    }),
    /** `left` is what may still be refunded of the payment. */
    response: z.extend(cardRefund, { left: minor }),
    errors: [
      ...keyedErrors,
      'not-permitted',
      'not-found',
      'transaction-changed',
      'refund-too-large',
      'not-enough-funds',
      'account-frozen',
    ],
  }),
}
