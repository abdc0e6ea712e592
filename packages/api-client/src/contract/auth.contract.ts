import * as z from 'zod/mini'
import { roles, smsCodeDigits, staffRoles, verificationStatuses } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { codeSending, email, password, phoneDigits } from './identity-primitives.ts'
import { id, isoMoment, nothing } from './primitives.ts'
import { streamNumbers } from './socket-events.ts'

/** The signed-in person, with the short-lived token that protected calls send in two headers. */
export const session = z.object({
  _id: id,
  role: z.enum(roles),
  /** Of staff alone. */
  staffRole: z.optional(z.enum(staffRoles)),
  region: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  deliveryCity: z.nullable(z.string()),
  /** Path of the picture; null where there is none. */
  avatar: z.nullable(z.string()),
  verification: z.enum(verificationStatuses),
  /** Kept in memory only; the HttpOnly cookie survives a reload. */
  token: z.string(),
  tokenExpiresAt: isoMoment,
  /** Of staff alone: they have no second factor, and may do nothing but set one up. */
  isSecondFactorMissing: z.optional(z.boolean()),
  /** Of the events that the person hears, as of before this answer: what is read after it is not older. */
  streams: streamNumbers,
})

export const authContract = {
  authentication: defineEndpoint({
    method: 'GET',
    path: '/api/auth/authentication',
    summary: 'Who the session cookie belongs to, with a fresh token',
    origin: 'specification',
    access: 'public',
    response: session,
    errors: ['not-signed-in'],
  }),
  signin: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin',
    summary: 'Sign in by email and password',
    origin: 'specification',
    access: 'public',
    body: z.object({ email, password }),
    response: session,
    errors: ['wrong-credentials', 'second-factor-needed', 'account-blocked', 'staff-only', 'csrf-failed'],
  }),
  signinSendCode: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin/send/code',
    summary: 'Send a sign-in code by SMS; the answer is the same for numbers that nobody has',
    origin: 'specification',
    access: 'public',
    body: z.object({ phone: phoneDigits }),
    response: codeSending,
    errors: ['retry-later', 'csrf-failed'],
  }),
  signinPhone: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin/phone',
    summary: 'Sign in by phone and the code from the SMS',
    origin: 'specification',
    access: 'public',
    body: z.object({
      phone: phoneDigits,
      code: z.string().check(z.regex(new RegExp(`^\\d{${smsCodeDigits}}$`, 'u'))),
    }),
    response: session,
    errors: [
      'invalid-code',
      'code-expired',
      'second-factor-needed',
      'account-blocked',
      'staff-only',
      'csrf-failed',
    ],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    origin: 'specification',
    access: 'signed-in',
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed'],
  }),
}
