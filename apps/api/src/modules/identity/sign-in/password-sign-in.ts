import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { PendingSignIn } from '../second-factor/pending-sign-ins.ts'
import type { OpenSession } from '../session-store.ts'
import type { Attempt } from '../../../platform/limits/attempt-limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { identityLimits } from '../identity-limits.ts'
import { verifyPassword } from '../passwords.ts'
import { findPersonByEmail } from '../people.repository.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { openOrAsk } from './open-or-ask.ts'

/** Who signs in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** The browser, where it has signed in with this email before. */
  readonly device: string | null
}

/**
 * Strangers share the attempts of their network and, for one email, of all networks. A known browser has its own, which
 * no stranger can use up.
 */
function attemptsOf({ email, device }: Credentials, { address }: RequestOrigin): Attempt {
  if (device !== null) return [[identityLimits.signInDevice, `${email} ${device}`]]
  const network = networkOf(address)
  return [
    [identityLimits.signInPair, `${email} ${network}`],
    [identityLimits.signInEmail, email],
    [identityLimits.guessNetwork, network],
  ]
}

/**
 * Opens a session, or asks for the second factor. Unknown people and wrong passwords are refused alike, in words and in time;
 * only who knows the password learns that the account is blocked.
 */
export async function signInByPassword(
  context: IdentityContext,
  credentials: Credentials,
  origin: RequestOrigin,
): Promise<OpenSession | PendingSignIn> {
  const { database, limits } = context
  const { email, password } = credentials
  const attempt = await limits.take(...attemptsOf(credentials, origin))
  const person = await findPersonByEmail(database, email)
  const isRight = await verifyPassword(person?.passwordHash ?? null, password)
  if (isRight && person?.isBlocked === true) {
    await attempt.giveBack()
    throw new ApiError('account-blocked')
  }
  const open =
    isRight && person !== undefined
      ? await openOrAsk(context, person, { ...origin, passwordHash: person.passwordHash })
      : null
  if (open === null) throw new ApiError('wrong-credentials')
  await attempt.giveBack()
  return open
}
