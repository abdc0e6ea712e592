import type { FastifyRequest } from 'fastify'
import { csrfSecretCookie } from '../../platform/security/csrf.ts'
import { hostCookie } from '../../platform/security/host-cookies.ts'
import { keyedHash } from '../../platform/security/keyed-hash.ts'

/** Tells browsers from one another, signed in or not. */
export interface Browsers {
  /**
   * The browser of a call that has passed the check of its CSRF token: its secret, hashed. Whoever drops the cookie is
   * another browser.
   */
  keyOf(request: FastifyRequest): string
}

/** Makes the reader; `secret` hashes what it reads. */
export function browsersOf(secret: Buffer, isSecure: boolean): Browsers {
  const name = hostCookie(csrfSecretCookie, isSecure)
  return {
    keyOf: ({ cookies }) => keyedHash(secret, 'browser', cookies[name] ?? '').toString('base64url'),
  }
}
