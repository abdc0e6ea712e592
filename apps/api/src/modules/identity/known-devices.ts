import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../../platform/security/host-cookies.ts'
import { keyedHash } from '../../platform/security/keyed-hash.ts'

const nonceBytes = 12
const lifetimeSeconds = 365 * 86_400

/** More than the people of one browser need; the earliest goes first. */
const mostSubjects = 6

/** Browsers that have proved an email or a phone before, by a cookie that says so for these and grants nothing else. */
export interface KnownDevices {
  /** The browser's own name where it has proved the email or the phone, else null. */
  read(request: FastifyRequest, subject: string): string | null
  /** Remembers what the browser has proved with this answer; once an answer. */
  remember(reply: FastifyReply, ...subjects: readonly string[]): void
}

/** Makes the reader and writer of the cookie; `secret` signs it. */
export function knownDevices(secret: Buffer, isSecure: boolean): KnownDevices {
  const name = hostCookie('device', isSecure)
  const signatureOf = (subject: string, nonce: string): string =>
    keyedHash(secret, 'device', subject, nonce).toString('base64url')

  const readCookie = ({ cookies }: FastifyRequest): { nonce: string; signatures: string[] } => {
    const [nonce = '', ...signatures] = (cookies[name] ?? '').split('.', mostSubjects + 1)
    return { nonce, signatures }
  }

  return {
    read(request, subject) {
      const { nonce, signatures } = readCookie(request)
      const expected = Buffer.from(signatureOf(subject, nonce))
      const isKnown = signatures.some((signature) => {
        const given = Buffer.from(signature)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return isKnown ? nonce : null
    },

    remember(reply, ...subjects) {
      const { nonce: given, signatures: kept } = readCookie(reply.request)
      const nonce = given === '' ? randomBytes(nonceBytes).toString('base64url') : given
      const proved = subjects.map((subject) => signatureOf(subject, nonce))
      if (proved.every((signature) => kept.includes(signature))) return
      const signatures = [...new Set([...proved, ...kept])].slice(0, mostSubjects)
      reply.setCookie(name, [nonce, ...signatures].join('.'), {
        path: '/',
        sameSite: 'lax',
        httpOnly: true,
        secure: isSecure,
        maxAge: lifetimeSeconds,
      })
    },
  }
}
