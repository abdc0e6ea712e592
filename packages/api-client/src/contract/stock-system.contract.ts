import { lotChangeKinds, flowerTypes, stockItemProblems } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxSystemChanges } from './limits.ts'
import { id, isoDate, isoMoment, minor } from './primitives.ts'

const systemChangesLimitBytes = 2 * 1024 * 1024

/** A lot of the stock system; the price in kopecks a stem is that in the warehouse. */
const systemLot = z.object({
  type: z.enum(flowerTypes),
  variety: z.string(),
  plantation: z.string(),
  lengthCm: z.int(),
  deliveryDate: isoDate,
  price: minor,
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
})

/** What was read and is not on sale so: nothing becomes of it until staff accept it. */
const systemChange = z.object({
  code: id,
  /** What the stock system calls the flower. */
  name: z.string(),
  kind: z.enum(lotChangeKinds),
  /** Why a flower that was a lot is none any more; null where the stock system does not have it, too. */
  problem: z.nullable(z.enum(stockItemProblems)),
  before: z.nullable(systemLot),
  after: z.nullable(systemLot),
  /** Names exactly this change: another one has another. */
  revision: z.string(),
})

/** How the operator's stock system stands. */
const stockSystem = z.object({
  provider: z.string(),
  /** When its flowers, and when its stock was read last; null for never. */
  itemsAt: z.nullable(isoMoment),
  levelsAt: z.nullable(isoMoment),
  items: z.int(),
  /** Orders that have not gone out to it yet, or whose stems it has not given free. */
  waitingOrders: z.int(),
  /** Flowers that are no lots, and why; 200 at the most. */
  problems: z.array(z.object({ name: z.string(), problem: z.enum(stockItemProblems) })),
  /** What waits for staff, the nearest day first; as many as can be accepted at once. */
  changes: z.array(systemChange),
  /** How many there are. */
  waitingChanges: z.int(),
})

export const stockSystemContract = {
  stockSystem: defineEndpoint({
    method: 'GET',
    path: '/api/stock/system',
    summary: "How the operator's stock system stands. For staff",
    origin: 'extension',
    access: 'signed-in',
    response: stockSystem,
    errors: [...sessionErrors, 'not-permitted'],
  }),
  stockSystemApply: defineEndpoint({
    method: 'POST',
    path: '/api/stock/system/apply',
    summary:
      'Accepts changes that were read from the stock system, all or none; refused where one of them is not as the caller saw it. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    bodyLimitBytes: systemChangesLimitBytes,
    body: z.object({
      changes: z
        .array(z.object({ code: id, revision: z.string().check(z.maxLength(64)) }))
        .check(z.minLength(1), z.maxLength(maxSystemChanges)),
    }),
    response: z.object({ applied: z.int() }),
    errors: [...keyedErrors, 'not-permitted', 'lots-changed'],
  }),
}
