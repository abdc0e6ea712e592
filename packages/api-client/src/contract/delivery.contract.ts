import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { pickupPoint } from './region.contract.ts'
import { buyerQuery, minor } from './primitives.ts'

export const deliveryContract = {
  deliveryTerms: defineEndpoint({
    method: 'GET',
    path: '/api/delivery/terms',
    summary:
      "Delivery to the buyer's default address and pickup in the buyer's region: cost in kopecks, address",
    origin: 'extension',
    access: 'signed-in',
    query: buyerQuery,
    response: z.object({
      freeFrom: minor,
      /** The city of the default address, else that of the profile; null when there is none in the buyer's region. */
      city: z.nullable(z.string()),
      /** What the buyer pays for delivery there; the default where the city's cost is not known. */
      cityCost: minor,
      /** Null where the buyer's region has no pickup. */
      pickup: z.nullable(pickupPoint),
    }),
    errors: [...sessionErrors, 'not-found'],
  }),
}
