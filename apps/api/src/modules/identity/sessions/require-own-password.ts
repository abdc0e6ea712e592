import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { identityLimits } from '../identity-limits.ts'
import { verifyPassword } from '../passwords.ts'
import { findPerson, type KnownPerson } from '../people.repository.ts'

/** The signed-in person, who proves it by the password. Throws `wrong-password`; too many tries are refused. */
export async function requireOwnPassword(
  { database, limits }: Pick<IdentityContext, 'database' | 'limits'>,
  personId: string,
  password: string,
): Promise<KnownPerson> {
  const attempt = await limits.take([identityLimits.passwordPerson, personId])
  const person = await findPerson(database, personId)
  const isRight = await verifyPassword(person?.passwordHash ?? null, password)
  if (person === undefined || !isRight) throw new ApiError('wrong-password')
  await attempt.giveBack()
  return person
}
