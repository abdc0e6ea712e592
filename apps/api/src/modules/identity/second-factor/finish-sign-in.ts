import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { identityLimits } from '../identity-limits.ts'
import { findPerson } from '../people.repository.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import type { OpenSession } from '../session-store.ts'
import {
  countWrongCode,
  deletePendingSignIn,
  lockPendingSignIn,
  personOfPending,
} from './pending-sign-ins.ts'
import { tryCode } from './try-code.ts'

type Outcome =
  | { readonly kind: 'right'; readonly passwordHash: string | null }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'ended' }

/**
 * Opens the session of a sign-in that waited for its code. Throws `wrong-second-factor`, or `sign-in-expired` when
 * it counts no more: its time is over, its tries are spent, or the password has changed.
 */
export async function finishSignIn(
  context: IdentityContext,
  { secret, typed }: { readonly secret: string | undefined; readonly typed: string },
  origin: RequestOrigin,
): Promise<OpenSession> {
  const { database, limits, now, sessions } = context
  const personId = secret === undefined ? undefined : await personOfPending(database, secret)
  if (secret === undefined || personId === undefined) throw new ApiError('sign-in-expired')
  const { codePerson, codePersonDay } = identityLimits
  const attempt = await limits.take([codePerson, personId], [codePersonDay, personId])
  // It is committed also after a wrong code, which costs a try.
  const outcome = await database.kysely.transaction().execute(async (trx): Promise<Outcome> => {
    const pending = await lockPendingSignIn(trx, secret, now())
    if (pending === undefined) return { kind: 'ended' }
    const tried = await tryCode(context, trx, { personId, typed, isConfirmed: true })
    if (tried === 'wrong') return { kind: 'wrong', triesLeft: await countWrongCode(trx, secret) }
    await deletePendingSignIn(trx, secret)
    return tried === 'none' ? { kind: 'ended' } : { kind: 'right', passwordHash: pending.password_hash }
  })
  if (outcome.kind === 'wrong' && outcome.triesLeft > 0) throw new ApiError('wrong-second-factor')
  const person = await findPerson(database, personId)
  if (outcome.kind !== 'right' || person === undefined) throw new ApiError('sign-in-expired')
  const open = await sessions.open(person, origin, outcome.passwordHash ?? undefined)
  if (open === null) throw new ApiError('sign-in-expired')
  await attempt.giveBack()
  return open
}
