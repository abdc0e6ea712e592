import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cart, cartLimitBytes } from './cart.contract.ts'
import { sessionErrors } from './errors.ts'
import { heldLine } from './event-facts.ts'
import { id, isoMoment, minor } from './primitives.ts'

/** Why stems cannot be held, as `refuseHold` of the domain judges; they can be ordered all the same. */
const holdRefusal = z.discriminatedUnion('reason', [
  /** A line is no more what the buyer saw: `checkCart` tells which. */
  z.object({ reason: z.literal('not-available') }),
  /** One of the lots was held before: it can be again from `againAt` on. */
  z.object({ reason: z.literal('held-recently'), againAt: isoMoment }),
  /** Unpaid orders and holds would exceed the limit; kopecks. */
  z.object({ reason: z.literal('unpaid-limit'), limit: minor, unpaid: minor }),
])

export const holdsContract = {
  purchaseHold: defineEndpoint({
    method: 'POST',
    path: '/api/purchase/hold',
    summary:
      'Hold the stems of one delivery day of the cart for a stock order. A hold that runs follows the cart and keeps its end',
    origin: 'extension',
    access: 'signed-in',
    isVerifiedOnly: true,
    bodyLimitBytes: cartLimitBytes,
    body: z.object({
      /** The cart's object with exactly one delivery day. */
      purchase: cart,
      /** For whom it is held, as in the order. */
      user: z.optional(id),
    }),
    response: z.object({
      /** The hold of the day, also where it could not follow the cart; null when there is none. */
      hold: z.nullable(z.object({ until: isoMoment, lines: z.array(heldLine) })),
      refusal: z.nullable(holdRefusal),
      /** The server's clock, which the end is told by. */
      serverTime: isoMoment,
    }),
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'empty-order',
      'one-delivery-per-order',
      'verification-needed',
      'not-found',
    ],
  }),
}
