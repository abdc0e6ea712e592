import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { minor } from './primitives.ts'

export const deliveryContract = {
  deliveryTerms: defineEndpoint({
    method: 'GET',
    path: '/api/delivery/terms',
    summary: "Delivery to the buyer's city and pickup: costs in kopecks, addresses",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      freeFrom: minor,
      city: z.nullable(z.string()),
      /** Delivery cost within the city; null when unknown, then the default applies. */
      cityCost: z.nullable(minor),
      address: z.nullable(z.string()),
      pickup: z.object({ address: z.string(), hours: z.string() }),
    }),
    errors: sessionErrors,
  }),
}
