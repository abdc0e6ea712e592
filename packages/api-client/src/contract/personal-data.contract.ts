import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { password } from './identity-primitives.ts'
import { isoMoment, nothing } from './primitives.ts'

/** Records of one kind; every value is a text, as it is stored, or null. */
const topic = z.object({
  name: z.string(),
  records: z.array(z.record(z.string(), z.nullable(z.string()))),
})

export const personalDataContract = {
  personalDataExport: defineEndpoint({
    method: 'GET',
    path: '/api/user/personal-data',
    summary:
      'Everything that is stored about the signed-in person, except secrets and what their prices are made of',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ exportedAt: isoMoment, topics: z.array(topic) }),
    errors: sessionErrors,
  }),
  personErase: defineEndpoint({
    method: 'POST',
    path: '/api/user/erase',
    summary:
      'Erase the personal data of the signed-in person and end their sessions; accounting records stay',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ password }),
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed', 'wrong-password', 'account-in-use'],
  }),
}
