import type { FastifyReply } from 'fastify'
import { csrfCookie } from '../../platform/security/csrf.ts'
import { hostCookie, siteCookie } from '../../platform/security/host-cookies.ts'
import { sessionCookie } from '../../platform/sessions/session-store.ts'

const everywhere = { path: '/', sameSite: 'lax' } as const

/** What a session's cookie holds, and until when. */
export interface SessionCookie {
  readonly secret: string
  readonly expiresAt: Date
}

/** Sets or clears the cookies that go with a session; null leaves the person signed out. */
export type WriteSessionCookies = (reply: FastifyReply, open: SessionCookie | null) => void

/** Makes the writer; cookies are Secure where the shop is served over https. */
export function sessionCookieWriter(isSecure: boolean): WriteSessionCookies {
  const kept = { ...everywhere, secure: isSecure }
  return (reply, open) => {
    const { site } = reply.request
    const name = hostCookie(siteCookie(sessionCookie, site), isSecure)
    if (open !== null) {
      reply.setCookie(name, open.secret, { ...kept, httpOnly: true, expires: open.expiresAt })
    } else if (reply.request.cookies[sessionCookie] !== undefined) {
      reply.clearCookie(name, { ...kept, httpOnly: true })
    }
    reply.setCookie(siteCookie(csrfCookie, site), reply.issueCsrf(open?.secret), kept)
  }
}
