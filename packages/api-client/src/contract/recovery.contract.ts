import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { email, linkToken, password, sending } from './identity-primitives.ts'
import { nothing } from './primitives.ts'

export const recoveryContract = {
  recovery: defineEndpoint({
    method: 'POST',
    path: '/api/auth/recovery',
    summary: 'Ask for a link to set a new password; the answer is the same for unknown addresses',
    origin: 'specification',
    access: 'public',
    body: z.object({ email }),
    response: sending,
    errors: ['retry-later', 'csrf-failed'],
  }),
  recoveryVerify: defineEndpoint({
    method: 'POST',
    path: '/api/auth/recovery/verify',
    summary:
      'Without a password: whether the link is still good. With one: set it, use the link up and end all sessions',
    origin: 'specification',
    access: 'public',
    body: z.object({ token: linkToken, password: z.optional(password) }),
    response: nothing,
    errors: ['link-expired', 'password-too-weak', 'csrf-failed'],
  }),
}
