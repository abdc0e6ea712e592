import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../../platform/security/host-cookies.ts'
import { keyedHash } from '../../platform/security/keyed-hash.ts'

const nonceBytes = 12
const lifetimeSeconds = 365 * 86_400

/** Browsers that have signed in before, by a cookie that says so for one email and grants nothing else. */
export interface KnownDevices {
  /** The browser's own name where it has signed in with the email, else null. */
  read(request: FastifyRequest, email: string): string | null
  /** Remembers that the browser has signed in with the email. */
  remember(reply: FastifyReply, email: string): void
}

/** Makes the reader and writer of the cookie; `secret` signs it. */
export function knownDevices(secret: Buffer, isSecure: boolean): KnownDevices {
  const name = hostCookie('device', isSecure)
  const signatureOf = (email: string, nonce: string): Buffer => keyedHash(secret, 'device', email, nonce)

  const read: KnownDevices['read'] = ({ cookies }, email) => {
    const [nonce = '', signature = ''] = (cookies[name] ?? '').split('.', 2)
    const given = Buffer.from(signature, 'base64url')
    const expected = signatureOf(email, nonce)
    return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null
  }

  return {
    read,
    remember(reply, email) {
      if (read(reply.request, email) !== null) return
      const nonce = randomBytes(nonceBytes).toString('base64url')
      const value = `${nonce}.${signatureOf(email, nonce).toString('base64url')}`
      reply.setCookie(name, value, {
        path: '/',
        sameSite: 'lax',
        httpOnly: true,
        secure: isSecure,
        maxAge: lifetimeSeconds,
      })
    },
  }
}
