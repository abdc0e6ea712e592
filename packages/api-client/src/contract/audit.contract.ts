import * as z from 'zod/mini'
import { auditActions, auditSubjects, currencies } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { cursor, id, isoMoment, minor, period } from './primitives.ts'

const namedPerson = z.object({ _id: id, name: z.string() })
const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

const auditEntry = z.object({
  _id: id,
  at: isoMoment,
  /** Null for a command of the operator on the server (`npm run admin`). */
  by: z.nullable(namedPerson),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.enum(auditSubjects), _id: z.string() }),
  /** Whose money, order or profile it was; null where it concerns nobody alone. */
  about: z.nullable(namedPerson),
  /** Where it was asked for; null where no request asked. */
  from: z.nullable(z.object({ address: z.string(), userAgent: z.string() })),
  /** Empty where the call asks for none. */
  reason: z.string(),
  /** What it did to the person's money, minor units: above zero is in their favor. Null where no money moved. */
  effect: z.nullable(z.object({ amount: minor, currency: z.enum(currencies) })),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
})

export const auditContract = {
  auditList: defineEndpoint({
    method: 'GET',
    path: '/api/audit',
    summary: 'What staff have done, the last first: who, what, about whom, from where, why. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      /** `next` of the page before; the first page without it. */
      cursor: z.optional(cursor),
      limit: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
      /** About whom. */
      about: z.optional(id),
      /** Who did it. */
      by: z.optional(id),
      action: z.optional(z.enum(auditActions)),
      ...period,
    }),
    response: z.object({
      items: z.array(auditEntry),
      /** The cursor of the next page; null after the last one. */
      next: z.nullable(cursor),
    }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
}
