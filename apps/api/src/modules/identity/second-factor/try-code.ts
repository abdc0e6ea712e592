import { readSecondFactorCode } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import type { IdentityContext } from '../identity-context.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { lockSecondFactor } from './second-factors.repository.ts'
import { stepOfCode } from './totp.ts'

/** What a try came to; `none` where there is no second factor to try it on. */
export type CodeTry = 'right' | 'wrong' | 'none'

/** What a secret is sealed for. */
export function secretContext(personId: string): string {
  return `totp ${personId}`
}

/**
 * Tries a typed code on a second factor that is confirmed, or on one that is being set up. A right one is used up: the
 * row's lock makes parallel tries wait, and no time step and no recovery code is accepted twice.
 */
export async function tryCode(
  { box, now }: Pick<IdentityContext, 'box' | 'now'>,
  trx: Trx,
  { personId, typed, isConfirmed }: { personId: string; typed: string; isConfirmed: boolean },
): Promise<CodeTry> {
  const kept = await lockSecondFactor(trx, personId)
  if (kept === undefined || (kept.confirmed_at !== null) !== isConfirmed) return 'none'
  const read = readSecondFactorCode(typed)
  if (read === null) return 'wrong'
  const { kind, code } = read
  if (kind === 'recovery') {
    const salt = kept.recovery_salt
    const isRight = salt !== null && (await spendRecoveryCode(trx, { personId, salt, code, now: now() }))
    return isRight ? 'right' : 'wrong'
  }
  const step = stepOfCode(box.open(kept.secret, secretContext(personId)), code, now())
  if (step === null || BigInt(step) <= kept.last_step) return 'wrong'
  await trx
    .updateTable('second_factors')
    .set({ last_step: BigInt(step) })
    .where('person_id', '=', personId)
    .execute()
  return 'right'
}
