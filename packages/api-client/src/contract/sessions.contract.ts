import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { password } from './identity-primitives.ts'
import { id, isoMoment, nothing } from './primitives.ts'

/** One session of the person. */
export const openSession = z.object({
  _id: id,
  /** The user agent, at most 500 characters. */
  userAgent: z.string(),
  /** The IP address of the last use. */
  address: z.string(),
  createdAt: isoMoment,
  lastUsedAt: isoMoment,
  isCurrent: z.boolean(),
})

export const sessionsContract = {
  sessionList: defineEndpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the person is signed in, the present session first, then by last use',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(openSession),
    errors: sessionErrors,
  }),
  sessionEnd: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: "End one of the person's other sessions",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed', 'not-found'],
  }),
  sessionEndOthers: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: "End all of the person's sessions but this one",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ ended: z.int() }),
    errors: [...sessionErrors, 'csrf-failed'],
  }),
  passwordChange: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Set a new password; ends all other sessions',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ current: password, password }),
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed', 'wrong-password', 'password-too-weak'],
  }),
}
