import type { AuditAction } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { recordAudit } from '../../audit/index.ts'
import type { IdentityContext } from '../identity-context.ts'
import { identityLimits } from '../identity-limits.ts'
import { tryCode } from './try-code.ts'

/** A code that somebody signed in has typed, and what it has to be of. */
export interface TypedCode {
  readonly personId: string
  readonly typed: string
  readonly isConfirmed: boolean
}

/** Does something that a right code stands for. Throws `wrong-second-factor`; too many wrong ones are refused. */
export async function withCode<T>(
  context: IdentityContext,
  code: TypedCode,
  act: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { personId } = code
  const { codePerson, codePersonDay } = identityLimits
  const attempt = await context.limits.take([codePerson, personId], [codePersonDay, personId])
  const done = await context.database.kysely.transaction().execute(async (trx) => {
    const tried = await tryCode(context, trx, code)
    if (tried === 'none')
      throw new ApiError(code.isConfirmed ? 'second-factor-not-set' : await whyNone(trx, personId))
    if (tried === 'wrong') throw new ApiError('wrong-second-factor')
    return act(trx)
  })
  await attempt.giveBack()
  return done
}

/** Records what somebody did to their own second factor. */
export function auditOwnFactor(trx: Trx, personId: string, action: AuditAction, at: Date): Promise<void> {
  const subject = { kind: 'person', id: personId } as const
  return recordAudit(trx, { by: personId, at, action, subject, about: personId })
}

/** Why there is nothing to confirm: it was confirmed, or never begun. */
async function whyNone(trx: Trx, personId: string): Promise<'second-factor-set' | 'second-factor-not-set'> {
  const kept = await trx
    .selectFrom('second_factors')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return kept === undefined ? 'second-factor-not-set' : 'second-factor-set'
}
