import type { FastifyReply } from 'fastify'
import { csrfCookie } from '../../plugins/csrf.ts'
import { hostCookie } from '../../plugins/host-cookies.ts'
import type { OpenSession } from './identity.service.ts'
import { sessionCookie } from './session-secret.ts'

const everywhere = { path: '/', sameSite: 'lax' } as const

/** Sets or clears the cookies that go with a session; null leaves the person signed out. */
export type WriteSessionCookies = (reply: FastifyReply, open: OpenSession | null) => void

/** Makes the writer; cookies are Secure where the shop is served over https. */
export function sessionCookieWriter(isSecure: boolean): WriteSessionCookies {
  const name = hostCookie(sessionCookie, isSecure)
  const kept = { ...everywhere, secure: isSecure }
  return (reply, open) => {
    if (open !== null) {
      reply.setCookie(name, open.secret, { ...kept, httpOnly: true, expires: open.expiresAt })
    } else if (reply.request.cookies[sessionCookie] !== undefined) {
      reply.clearCookie(name, { ...kept, httpOnly: true })
    }
    reply.setCookie(csrfCookie, reply.issueCsrf(open?.secret), kept)
  }
}
