import * as z from 'zod/mini'
import { clockStatuses } from '@flower-market/flower-domain'
import { id, isoMoment, stems } from './primitives.ts'

// What both events and calls tell. Whoever reads events needs these schemas and none of the calls.

/** What changes of a clock while it runs; times are those of the server. */
export const clockMoment = z.object({
  _id: id,
  /** Goes up with each change: what is older is not drawn. */
  revision: z.int(),
  status: z.enum(clockStatuses),
  /** The run: from which step, and since when. */
  fromStep: z.int(),
  since: isoMoment,
  stemsLeft: z.int(),
  /** The least that a press buys, in stems. */
  minimumStems: z.int(),
  /** Who has pressed chooses until then; `pressId` tells the buyer that it is theirs. */
  hold: z.nullable(z.object({ pressId: id, step: z.int(), until: isoMoment })),
  /** The last sales, newest first: at which step of the dial, so that everybody reads them at their own prices. */
  sales: z.array(z.object({ step: z.int(), stems: z.int(), at: isoMoment })),
})

/** A member of staff who has something open. */
export const watcher = z.object({
  _id: id,
  name: z.string(),
  /** Whether they have taken the item, or only look at it. */
  isTaken: z.boolean(),
})

/** Stems of an order that are held: nobody else can order them. */
export const heldLine = z.object({ code: id, quantity: stems })
