import type { Trx } from '../../../platform/database/database.ts'
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
  type PendingRow,
} from './pending-sign-ins.ts'
import { tryCode, type CodeTry } from './try-code.ts'

/** What the second step of a sign-in is taken by. */
export interface SecondStep {
  readonly refusal: 'wrong-second-factor' | 'passkey-refused'
  /** Tries it on the sign-in that waits, whose row is locked. */
  readonly attempt: (trx: Trx, pending: PendingRow) => Promise<CodeTry>
}

/** A typed code of the authenticator, or a recovery code. */
export function codeStep(context: IdentityContext, typed: string): SecondStep {
  return {
    refusal: 'wrong-second-factor',
    attempt: (trx, { person_id: personId }) => tryCode(context, trx, { personId, typed, isConfirmed: true }),
  }
}

type Outcome =
  | { readonly kind: 'right'; readonly passwordHash: string | null }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'ended' }

/**
 * Opens the session of a sign-in that waited for its second step. Throws what the step refuses with, or `sign-in-expired` when
 * it counts no more: its time is over, its tries are spent, or the password has changed.
 */
export async function finishSignIn(
  context: IdentityContext,
  { secret, step }: { readonly secret: string | undefined; readonly step: SecondStep },
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
    const tried = await step.attempt(trx, pending)
    if (tried === 'wrong') return { kind: 'wrong', triesLeft: await countWrongCode(trx, secret) }
    await deletePendingSignIn(trx, secret)
    return tried === 'none' ? { kind: 'ended' } : { kind: 'right', passwordHash: pending.password_hash }
  })
  if (outcome.kind === 'wrong' && outcome.triesLeft > 0) throw new ApiError(step.refusal)
  const person = await findPerson(database, personId)
  if (outcome.kind !== 'right' || person === undefined) throw new ApiError('sign-in-expired')
  const open = await sessions.open(person, origin, outcome.passwordHash ?? undefined)
  if (open === null) throw new ApiError('sign-in-expired')
  await attempt.giveBack()
  return open
}
