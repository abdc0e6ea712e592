import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { buyerQuery, id, minor } from './primitives.ts'

const localized = z.object({ ru: z.string(), en: z.string() })

/** Where orders are picked up; hours by the clocks of the region. */
export const pickupPoint = z.object({ address: localized, hours: localized })

/** A region as a buyer needs to know it. */
const region = z.object({
  _id: id,
  name: localized,
  /** The warehouse that serves it. */
  warehouse: localized,
  /** 1 Monday … 7 Sunday. */
  deliveryWeekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))),
  /** Orders close so many days before the delivery, … */
  cutoffDaysBefore: z.int(),
  /** … at this time, in minutes after midnight … */
  cutoffMinutes: z.int(),
  /** … in this IANA time zone. */
  timeZone: z.string(),
  /** Delivery around each city, what the buyer pays for it in kopecks. */
  cities: z.array(z.object({ _id: id, name: localized, cost: minor })),
  /** The same for any other city. */
  otherCityCost: minor,
  /** Null where nothing can be picked up. */
  pickup: z.nullable(pickupPoint),
})

export const regionContract = {
  regionList: defineEndpoint({
    method: 'GET',
    path: '/api/region/list',
    summary:
      'The regions that may be chosen: delivery days, cut-offs, cities with what delivery costs the buyer, pickup',
    origin: 'extension',
    access: 'signed-in',
    query: buyerQuery,
    response: z.array(region),
    errors: [...sessionErrors, 'not-found'],
  }),
}
