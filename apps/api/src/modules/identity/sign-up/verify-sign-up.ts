import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { OpenSession } from '../session-store.ts'
import { identityLimits } from '../identity-limits.ts'
import { openFirstAccount } from '../../ledger/index.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { findPerson } from '../people.repository.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { deleteSignUps, insertPerson, lockSignUp } from './sign-ups.repository.ts'

/** Makes the person of a followed link and opens their first session. Throws `link-expired`. */
export async function verifySignUp(
  context: IdentityContext,
  token: string,
  origin: RequestOrigin,
): Promise<OpenSession> {
  const { database, limits, sessions } = context
  const attempt = await limits.take([identityLimits.guessNetwork, networkOf(origin.address)])
  const personId = await database.kysely.transaction().execute((trx) => follow(context, trx, token))
  const person = personId === null ? undefined : await findPerson(database, personId)
  const open = person === undefined ? null : await sessions.open(person, origin)
  if (open === null) throw new ApiError('link-expired')
  await attempt.giveBack()
  return open
}

async function follow({ links }: IdentityContext, trx: Trx, token: string): Promise<string | null> {
  const signUpId = await links.ownerOf(trx, 'signup', token)
  const signUp = signUpId === null ? undefined : await lockSignUp(trx, signUpId)
  if (signUp === undefined || (await links.use(trx, 'signup', token)) === null) return null
  const personId = await insertPerson(trx, signUp)
  if (personId !== null) await openFirstAccount(trx, personId)
  // The form's password and name are the person's now, or nobody's.
  await deleteSignUps(trx, signUp.email)
  return personId
}
