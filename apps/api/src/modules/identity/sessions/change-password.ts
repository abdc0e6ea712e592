import { deleteApiTokens } from '../api-tokens/api-tokens.repository.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { SignedIn } from '../../../platform/sessions/session-store.ts'
import type { IdentityContext } from '../identity-context.ts'
import { requireGoodPassword } from '../new-password/require-good-password.ts'
import { passwordChangedMailJob } from '../identity-jobs.ts'
import { hashPassword } from '../passwords.ts'
import { changePassword, lockPerson } from '../people.repository.ts'
import { deleteSessions } from '../sessions.repository.ts'
import { requireOwnPassword } from './require-own-password.ts'

/**
 * Sets a person's password; their other sessions, their recovery links and their API tokens end. Throws `wrong-password` or
 * `password-too-weak`.
 */
export async function setOwnPassword(
  context: IdentityContext,
  { personId, sessionId }: SignedIn,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<void> {
  const { database, jobs, onSessionEnded } = context
  const person = await requireOwnPassword(context, personId, current)
  await requireGoodPassword(password, [person.email, person.name, person.surname])
  const change = { from: person.passwordHash, to: await hashPassword(password) }
  await database.kysely.transaction().execute(async (trx) => {
    await lockPerson(trx, personId)
    // Changed in the meantime, by a recovery for example: what was proved does not count any more.
    if (!(await changePassword(trx, personId, change))) throw new ApiError('wrong-password')
    await trx.deleteFrom('links').where('person_id', '=', personId).execute()
    await jobs.send(trx, passwordChangedMailJob, { personId })
    await deleteApiTokens(trx, personId)
    await deleteSessions(trx, personId, sessionId)
  })
  onSessionEnded()
}
