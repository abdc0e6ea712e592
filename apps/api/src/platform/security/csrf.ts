import { createHash } from 'node:crypto'
import csrfProtection from '@fastify/csrf-protection'
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'
import { sessionCookie } from '../sessions/session-store.ts'
import { hostCookie } from './host-cookies.ts'

/** Name of the readable cookie whose value a writing call repeats in `x-csrf-token`. */
export const csrfCookie = 'csrf-token'
/** Name of the cookie of a browser's own secret, which no script reads. */
export const csrfSecretCookie = 'csrf-secret'
const csrfHeader = 'x-csrf-token'

declare module 'fastify' {
  interface FastifyReply {
    /** A CSRF token for a session's secret; without one for a visitor. */
    issueCsrf(sessionSecret: string | undefined): string
  }
}

function holderOf(sessionSecret: string | undefined): string {
  return createHash('sha256')
    .update(sessionSecret ?? '')
    .digest('base64url')
}

/**
 * Issues and checks CSRF tokens. A token belongs to the session that it was issued for, so that a cookie set
 * by an attacker before signing in is worth nothing afterwards. Returns the check.
 */
export async function registerCsrf(
  app: FastifyInstance,
  secret: Buffer,
  isSecure: boolean,
): Promise<onRequestHookHandler> {
  await app.register(csrfProtection, {
    cookieKey: hostCookie(csrfSecretCookie, isSecure),
    cookieOpts: { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure },
    getToken: ({ headers }) => {
      const token = headers[csrfHeader]
      return typeof token === 'string' ? token : undefined
    },
    getUserInfo: ({ cookies }) => holderOf(cookies[sessionCookie]),
    csrfOpts: { hmacKey: secret.toString('base64'), userInfo: true },
    logLevel: 'debug',
  })
  app.decorateReply('issueCsrf', function issueCsrf(this: FastifyReply, sessionSecret: string | undefined) {
    return this.generateCsrf({ userInfo: holderOf(sessionSecret) })
  })
  return app.csrfProtection
}
