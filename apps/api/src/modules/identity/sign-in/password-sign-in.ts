import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { OpenSession } from '../session-store.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { identityLimits } from '../identity-limits.ts'
import { verifyPassword } from '../passwords.ts'
import { findPersonByEmail } from '../people.repository.ts'
import type { RequestOrigin } from '../request-origin.ts'

/** Who signs in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Opens a session. Unknown people and wrong passwords are refused alike, in words and in time. */
export async function signInByPassword(
  { database, limits, sessions }: IdentityContext,
  { email, password }: Credentials,
  origin: RequestOrigin,
): Promise<OpenSession> {
  const attempt = await limits.take(
    [identityLimits.signInEmail, email],
    [identityLimits.guessNetwork, networkOf(origin.address)],
  )
  const person = await findPersonByEmail(database, email)
  const isRight = await verifyPassword(person?.passwordHash ?? null, password)
  const open =
    isRight && person !== undefined ? await sessions.open(person, origin, person.passwordHash) : null
  if (open === null) throw new ApiError('wrong-credentials')
  await attempt.giveBack()
  return open
}
