import * as z from 'zod/mini'
import { ROLES } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { SESSION_ERRORS } from './errors.ts'
import { id, isoMoment, nothing } from './primitives.ts'

/** Who is signed in, with the short-lived token that protected calls carry in two headers. */
const session = z.object({
  _id: id,
  role: z.enum(ROLES),
  region: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  deliveryCity: z.nullable(z.string()),
  /** Kept in memory only; the HttpOnly cookie is what survives a reload. */
  token: z.string(),
  tokenExpiresAt: isoMoment,
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
    body: z.object({
      email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254)),
      password: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    response: session,
    errors: ['wrong-credentials', 'csrf-failed'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    origin: 'specification',
    access: 'signed-in',
    response: nothing,
    errors: [...SESSION_ERRORS, 'csrf-failed'],
  }),
}
