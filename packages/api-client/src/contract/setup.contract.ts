import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'

/** What an operator sets before the first sale, in the order in which it is best done. */
const steps = [
  'mail',
  'requisites',
  'signatory',
  'contacts',
  'paymentMethods',
  'regions',
  'plantations',
  'priceLists',
  'backup',
] as const

export const setupContract = {
  setup: defineEndpoint({
    method: 'GET',
    path: '/api/setup',
    summary: 'What of a new shop is set and what is not yet. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      steps: z.array(
        z.object({
          name: z.enum(steps),
          /** `check`: it is set to something that only a person can judge. */
          state: z.enum(['done', 'missing', 'check']),
        }),
      ),
    }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
}
