import { colors, flowerTypes, varietyBounds } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { nothing, pageOf, pageQuery, querySwitch } from './primitives.ts'

/** From the least to the most. */
const range = z.object({ from: z.int(), to: z.int() })

function rangeWithin([least, most]: readonly [number, number]) {
  const bound = z.int().check(z.minimum(least), z.maximum(most))
  return z.nullable(z.object({ from: bound, to: bound }).check(z.refine(({ from, to }) => from <= to)))
}

/** What buyers read of a variety, whoever grows it. */
export const varietyMeasurements = {
  /** Millimeters across; null where it is not known, or where the flower has no head. */
  headMm: z.nullable(range),
  /** Days in a vase; null where they are not known. */
  vaseDays: z.nullable(range),
}

const readErrors = [...sessionErrors, 'not-permitted'] as const

export const varietiesContract = {
  varietyRecords: defineEndpoint({
    method: 'GET',
    path: '/api/staff/variety/list',
    summary: 'The varieties that the shop knows with their measurements, by name. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, {
      type: z.optional(z.enum(flowerTypes)),
      /** Words of the name. */
      search: z.optional(line(maxLengths.search)),
      /** Only those of which neither measurement is known. */
      isUnmeasured: z.optional(querySwitch),
    }),
    response: pageOf(
      z.object({
        type: z.enum(flowerTypes),
        name: z.string(),
        color: z.enum(colors),
        tint: z.string(),
        ...varietyMeasurements,
        /** How many lots are of it. */
        lots: z.int(),
      }),
    ),
    errors: readErrors,
  }),
  varietyUpdate: defineEndpoint({
    method: 'PUT',
    path: '/api/staff/variety',
    summary:
      'Sets how large the flowers of a variety are and how long they last in a vase; refused where it is not as the caller saw it. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      type: z.enum(flowerTypes),
      name: z.string().check(z.minLength(1), z.maxLength(maxLengths.variety)),
      headMm: rangeWithin(varietyBounds.headMm),
      vaseDays: rangeWithin(varietyBounds.vaseDays),
      /** What the caller saw. */
      seen: z.object(varietyMeasurements),
    }),
    response: nothing,
    errors: [...readErrors, 'csrf-failed', 'not-found', 'record-changed'],
  }),
}
