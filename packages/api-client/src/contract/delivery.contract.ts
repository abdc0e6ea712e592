import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { pickupPoint } from './region.contract.ts'
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
      /** What the buyer pays for delivery in the city; the default where the city's cost is not known. */
      cityCost: minor,
      address: z.nullable(z.string()),
      /** Null where the buyer's region has no pickup. */
      pickup: z.nullable(pickupPoint),
    }),
    errors: sessionErrors,
  }),
}
