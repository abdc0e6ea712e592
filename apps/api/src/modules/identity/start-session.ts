import type { CallOutput } from '@flower-market/api-client/contract'
import type { FastifyReply } from 'fastify'
import type { IdentityContext } from './identity-context.ts'
import type { OpenSession } from './identity.service.ts'
import type { WriteSessionCookies } from './session-cookies.ts'
import { sessionCookie } from './session-secret.ts'

/** Gives a browser the session that was opened for it, instead of the one that it had. */
export type StartSession = (reply: FastifyReply, open: OpenSession) => Promise<CallOutput<'signin'>>

/** Makes the beginner. */
export function sessionStarter(
  { sessions, onSessionEnded }: IdentityContext,
  writeCookies: WriteSessionCookies,
): StartSession {
  return async (reply, open) => {
    const earlier = await sessions.identify(reply.request.cookies[sessionCookie])
    if (earlier !== null) {
      await sessions.signOut(earlier.sessionId)
      onSessionEnded(earlier.sessionId)
    }
    writeCookies(reply, open)
    return open.session
  }
}
