import type { VerificationStatus } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import type { GuardedCall } from '../../platform/endpoints/endpoints.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { wasAnswered } from '../../platform/idempotency/with-idempotency.ts'
import { isVerificationRequired } from '../../platform/settings/verification-setting.ts'

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
 * requires one and the person has none, but lets through the repeat of a call that was answered before.
 */
export function verificationGuard(database: Database) {
  return async ({ personId, call, key }: GuardedCall): Promise<void> => {
    if (!(await isVerificationRequired(database))) return
    const [state = { status: 'INITIAL', comment: '' }] = await database.query<State>(stateOf, [personId])
    if (state.status === 'APPROVED') return
    if (key !== null && (await wasAnswered(database.kysely, { personId, call, key }))) return
    throw new ApiError('verification-needed', { status: state.status, comment: state.comment })
  }
}
