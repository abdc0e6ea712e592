import * as z from 'zod/mini'
import { id, isoMoment } from './primitives.ts'

/**
 * How far the documents of an order's shipments are: nothing was shipped, some wait for what the buyer's profile lacks, some are not made
 * yet, or all are there.
 */
export const documentsStates = ['none', 'incomplete', 'awaited', 'ready'] as const

/** One of them. */
export type DocumentsState = (typeof documentsStates)[number]

/** What was shipped of an order at a time. */
export const orderShipment = z.object({
  _id: id,
  at: isoMoment,
  stems: z.int(),
  boxes: z.int(),
  /** Null until it is made. */
  upd: z.nullable(z.object({ number: z.int(), year: z.int() })),
  /** What was corrected of it since, in the order of the corrections. */
  corrections: z.array(z.object({ _id: id, number: z.string() })),
})
