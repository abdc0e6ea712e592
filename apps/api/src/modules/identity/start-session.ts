import type { CallOutput } from '@flower-market/api-client/contract'
import type { FastifyReply } from 'fastify'
import { sessionCookie } from '../../platform/sessions/session-store.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { IdentityContext } from './identity-context.ts'
import { selectPasskeys } from './passkeys/passkeys.repository.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import type { PendingSignIn } from './second-factor/pending-sign-ins.ts'
import type { OpenSession } from './session-store.ts'

/**
 * Gives a browser the session that was opened for it, instead of the one that it had. Throws `second-factor-needed` when
 * a code or a passkey has to be given first, and `staff-only` for everybody else at the staff's site.
 */
export async function startSession(
  { database, sessions, devices, pendingCookie, sites, onSessionEnded }: IdentityContext,
  reply: FastifyReply,
  open: OpenSession | PendingSignIn,
  ...provedPhones: readonly string[]
): Promise<CallOutput<'signin'>> {
  if ('kind' in open) {
    pendingCookie.set(reply, open)
    const { id: rpId } = relyingPartyOf(sites, reply.request)
    const hasPasskey = (await selectPasskeys(database.kysely, open.personId, rpId)).length > 0
    throw new ApiError('second-factor-needed', { hasPasskey })
  }
  // Others than staff have nothing to do there, and would find no page that is theirs.
  if (reply.request.site === 'staff' && open.session.role !== 'ADMIN') {
    const refused = await sessions.idOf(open.secret)
    if (refused !== null) await sessions.signOut(refused)
    throw new ApiError('staff-only')
  }
  const earlier = await sessions.idOf(reply.request.cookies[sessionCookie])
  if (earlier !== null) {
    await sessions.signOut(earlier)
    onSessionEnded()
  }
  sessions.writeCookies(reply, open)
  devices.remember(reply, open.session.email, ...provedPhones)
  return open.session
}
