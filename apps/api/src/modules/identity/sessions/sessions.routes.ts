import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import type { IdentityContext } from '../identity-context.ts'
import { deleteSessionOf, deleteSessions, listSessions } from '../sessions.repository.ts'
import { setOwnPassword } from './change-password.ts'

/** Where a person is signed in, and their password. */
export function sessionsRoutes(register: Register, context: IdentityContext): void {
  const { database, now, onSessionEnded } = context

  register(contract.sessionList, async ({ person }) => {
    const all = await listSessions(database, person.personId, now())
    const isCurrent = ({ id }: { readonly id: string }): boolean => id === person.sessionId
    const [current, others] = [all.filter(isCurrent), all.filter((session) => !isCurrent(session))]
    return [...current, ...others].map((session) => ({
      _id: session.id,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      isCurrent: isCurrent(session),
    }))
  })

  register(contract.sessionEnd, async ({ person, params }) => {
    // This session ends by signing out, which takes its cookie along.
    const isOther = params.id !== person.sessionId
    if (!isOther || !(await deleteSessionOf(database.kysely, person.personId, params.id)))
      throw new ApiError('not-found')
    onSessionEnded()
    return {}
  })

  register(contract.sessionEndOthers, async ({ person }) => {
    const ended = await deleteSessions(database.kysely, person.personId, person.sessionId)
    onSessionEnded()
    return { ended: ended.length }
  })

  register(contract.passwordChange, async ({ person, body }) => {
    await setOwnPassword(context, person, body)
    return {}
  })
}
