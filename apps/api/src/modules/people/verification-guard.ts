import type { VerificationStatus } from '@flower-market/flower-domain'
import type { GuardedCall } from '../../platform/endpoints/endpoints.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { findAnswer } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { settingAt } from '../settings/index.ts'

const blockOf = {
  name: 'person-blocked',
  text: 'SELECT 1 FROM people WHERE id = $1 AND blocked_at IS NOT NULL',
}

const stateOf = {
  name: 'verification-state',
  text: 'SELECT status, comment FROM verifications WHERE person_id = $1',
}

interface State {
  readonly status: VerificationStatus
  readonly comment: string
}

/**
 * Makes the guard of calls that need a verification: it throws `verification-needed` with the state where the operator
 * requires one and the person has none, but lets through the repeat of a call that was answered before. It throws
 * `account-blocked` for whoever is blocked: others, and standing orders, buy for them no more.
 */
export function verificationGuard({ database, now }: Pick<Platform, 'database' | 'now'>) {
  return async ({ personId, call, key }: GuardedCall): Promise<void> => {
    if ((await database.query(blockOf, [personId])).length > 0) throw new ApiError('account-blocked')
    if ((await settingAt(database.kysely, 'verification', now())) === 'optional') return
    const [state = { status: 'INITIAL', comment: '' }] = await database.query<State>(stateOf, [personId])
    if (state.status === 'APPROVED') return
    if (key !== null && (await findAnswer(database.kysely, { personId, call, key })) !== undefined) return
    throw new ApiError('verification-needed', { status: state.status, comment: state.comment })
  }
}
