import type { IdentityContext } from '../identity-context.ts'
import type { Person } from '../people.repository.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { insertPendingSignIn, type PendingSignIn } from '../second-factor/pending-sign-ins.ts'
import type { OpenSession } from '../session-store.ts'

/**
 * Opens a session for somebody who has proved who they are, or keeps the proof until their second factor is given. With
 * `passwordHash` the proof was a password: null when it has been changed in the meantime.
 */
export function openOrAsk(
  { database, now, sessions }: Pick<IdentityContext, 'database' | 'now' | 'sessions'>,
  person: Person,
  { passwordHash, ...origin }: RequestOrigin & { readonly passwordHash?: string },
): Promise<OpenSession | PendingSignIn | null> {
  return person.hasSecondFactor
    ? insertPendingSignIn(database, person.id, { passwordHash, now: now() })
    : sessions.open(person, origin, passwordHash)
}
