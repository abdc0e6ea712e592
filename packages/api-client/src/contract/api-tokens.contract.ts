import { apiScopes } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line, password } from './identity-primitives.ts'
import { apiTokenDays, maxLengths } from './limits.ts'
import { id, isoMoment, nothing } from './primitives.ts'

/** A token for a program of the person, without its secret. */
const apiToken = z.object({
  _id: id,
  /** What the person calls it. */
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: isoMoment,
  expiresAt: isoMoment,
  /** To the minute; null before the first use. */
  lastUsedAt: z.nullable(isoMoment),
  /** The IP address of the last use. */
  lastAddress: z.nullable(z.string()),
})

const tokenErrors = [...sessionErrors, 'not-permitted'] as const

export const apiTokensContract = {
  apiTokenList: defineEndpoint({
    method: 'GET',
    path: '/api/user/tokens',
    summary: "The person's tokens for programs, the newest first; expired ones stay for 30 days",
    origin: 'extension',
    access: 'signed-in',
    response: z.array(apiToken),
    errors: tokenErrors,
  }),
  apiTokenCreate: defineEndpoint({
    method: 'POST',
    path: '/api/user/tokens',
    summary: 'Make a token for a program; the answer alone has its secret, which the server does not keep',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      name: line(maxLengths.tokenName).check(z.minLength(1)),
      scopes: z.array(z.enum(apiScopes)).check(
        z.minLength(1),
        z.maxLength(apiScopes.length),
        z.refine((scopes) => new Set(scopes).size === scopes.length, 'Each scope is named once.'),
      ),
      /** How long it is valid, in days. */
      days: z.literal(apiTokenDays),
      password,
    }),
    response: z.object({ token: apiToken, secret: z.string() }),
    errors: [...tokenErrors, 'csrf-failed', 'wrong-password', 'too-many-tokens'],
  }),
  apiTokenRevoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/tokens/:id',
    summary: 'Revoke a token; no call is answered to it any more',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: nothing,
    errors: [...tokenErrors, 'csrf-failed', 'not-found'],
  }),
}
