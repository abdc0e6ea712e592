import * as z from 'zod/mini'
import { callCodeDigits } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { codeSending, phoneDigits } from './identity-primitives.ts'
import { id } from './primitives.ts'

export const phoneContract = {
  confirmPhone: defineEndpoint({
    method: 'POST',
    path: '/api/zvonok/confirm-phone',
    summary: "Have a reset call placed; the code is the last digits of the caller's number",
    origin: 'specification',
    access: 'signed-in',
    /** `_id` proves nothing: only the caller's own is accepted. */
    body: z.object({ _id: id, phone: phoneDigits }),
    response: codeSending,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'retry-later'],
  }),
  sendPin: defineEndpoint({
    method: 'POST',
    path: '/api/zvonok/send-pin',
    summary: 'Confirm the phone by the last digits of the number that called',
    origin: 'specification',
    access: 'signed-in',
    body: z.object({
      _id: id,
      pinCode: z.string().check(z.regex(new RegExp(`^\\d{${callCodeDigits}}$`, 'u'))),
    }),
    response: z.object({ phone: phoneDigits }),
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'invalid-code', 'code-expired'],
  }),
}
