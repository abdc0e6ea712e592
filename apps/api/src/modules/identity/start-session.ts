import type { CallOutput } from '@flower-market/api-client/contract'
import type { FastifyReply } from 'fastify'
import { sessionCookie } from '../../platform/sessions/session-store.ts'
import type { IdentityContext } from './identity-context.ts'
import type { OpenSession } from './session-store.ts'

/** Gives a browser the session that was opened for it, instead of the one that it had. */
export async function startSession(
  { sessions, devices, onSessionEnded }: IdentityContext,
  reply: FastifyReply,
  open: OpenSession,
  ...provedPhones: readonly string[]
): Promise<CallOutput<'signin'>> {
  const earlier = await sessions.identify(reply.request.cookies[sessionCookie])
  if (earlier !== null) {
    await sessions.signOut(earlier.sessionId)
    onSessionEnded()
  }
  sessions.writeCookies(reply, open)
  devices.remember(reply, open.session.email, ...provedPhones)
  return open.session
}
