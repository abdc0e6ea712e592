import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { minor } from './primitives.ts'

/** A text in both languages. */
const inBothLanguages = z.object({ ru: z.string(), en: z.string() })

/** Where orders of a region are picked up. */
export const pickupPoint = z.object({ address: inBothLanguages, hours: inBothLanguages })

export const deliveryContract = {
  deliveryTerms: defineEndpoint({
    method: 'GET',
    path: '/api/delivery/terms',
    summary:
      "Delivery to the buyer's default address and pickup in the buyer's region: cost in kopecks, address",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      freeFrom: minor,
      /** The city of the default address, else that of the profile; null when there is none in the buyer's region. */
      city: z.nullable(z.string()),
      /** Delivery cost within the city; null when unknown, then the default applies. */
      cityCost: z.nullable(minor),
      /** Null where the region names no point. */
      pickup: z.nullable(pickupPoint),
    }),
    errors: sessionErrors,
  }),
}
