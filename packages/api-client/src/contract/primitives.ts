import * as z from 'zod/mini'
import type { IsoDate } from '@flower-market/flower-domain'
import { maxCursorLength } from './limits.ts'

/** An opaque identifier issued by the server. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))

/** A calendar day, `YYYY-MM-DD`. Zod's own date check guarantees the domain's type, which it cannot express. */
export const isoDate = z.iso
  .date()
  // ISO 8601 has a year 0, which PostgreSQL rejects.
  .check(z.refine((day) => !day.startsWith('0000'))) as unknown as z.ZodMiniType<IsoDate, IsoDate>

/** A moment, ISO 8601 in UTC. */
export const isoMoment = z.iso.datetime()

/** An amount in integer minor units (kopecks, cents); its currency is a field beside it or part of its name. */
export const minor = z.int()

/** A positive whole number of stems. */
export const stems = z.int().check(z.positive(), z.maximum(1_000_000))

/** For whom is asked: oneself where nobody is named, a client for a broker, anybody for staff; everybody else is `not-found`. */
export const buyerQuery = z.object({ userId: z.optional(id) })

/** A switch in a query, where everything is text. */
export const querySwitch = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
)

/** `page` (from 1) and `limit` (20 by default, 100 at the most) of a list call. */
export const pageQuery = z.object({
  page: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  limit: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})

/** A page of a list; `total` counts all entries. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ items: z.array(item), page: z.int(), limit: z.int(), total: z.int() })
}

/** The place behind the last row of a page; opaque, and good for the question that it was the answer to. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(maxCursorLength), z.regex(/^[\w-]+$/u))

/** The same for a list that is read far down: a page with a `cursor` begins behind it, whatever has come since, and its `page` is repeated only. */
export const deepPageQuery = z.extend(pageQuery, {
  /** `next` of the page before. */
  cursor: z.optional(cursor),
})

/** A page of such a list; behind a cursor `total` is that of the page before, and is not counted again. */
export function deepPageOf<S extends z.ZodMiniType>(item: S) {
  return z.extend(pageOf(item), {
    /** The cursor of the page that follows; null on the last one. A process of the version before it has none and is asked by number. */
    next: z.optional(z.nullable(cursor)),
  })
}

/** Days in Moscow, both included; without one, all of the time before or after. */
export const period = { from: z.optional(isoDate), to: z.optional(isoDate) }

/** The output of a call without a result. */
export const nothing = z.object({})
