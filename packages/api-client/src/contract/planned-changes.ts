import * as z from 'zod/mini'
import { decisionReason } from './operator-settings.contract.ts'
import { id, isoMoment } from './primitives.ts'

/** From when a change of a record holds, and why it was made. */
export const changeDecision = {
  /** Not in the past; absent, the change holds at once. From later on, it changes what differs now, and no name. */
  holdsFrom: z.optional(isoMoment),
  reason: decisionReason,
}

/** A change of a record that is to hold later: the terms that it changes, and who planned it when and why. */
export function plannedChange<T extends z.core.$ZodType>(terms: T) {
  return z.object({
    _id: id,
    terms,
    holdsFrom: isoMoment,
    setAt: isoMoment,
    setBy: z.object({ _id: id, name: z.string() }),
    reason: z.string(),
  })
}

/** Which planned change of which record. */
export const changeParams = z.object({ id, changeId: id })
