import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { rejectPayment } from '../payments/index.ts'

/**
 * A person cancels their own top-up in USDT that nothing has been seen for; false for a repeat, which changes nothing. Throws
 * `not-found`, also for another's, and `transaction-changed` once something has arrived or is on its way.
 */
export async function cancelCryptoPayment(
  trx: Trx,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
): Promise<boolean> {
  // What arrives is matched under the same lock.
  const payment = await trx
    .selectFrom('payments')
    .innerJoin('crypto_payments', 'payment_id', 'id')
    .select(['status', 'settled_by', 'person_id'])
    .where('id', '=', id)
    .forUpdate('payments')
    .executeTakeFirst()
  if (payment?.person_id !== by) throw new ApiError('not-found')
  if (payment.status === 'REJECTED' && payment.settled_by === by) return false
  const { state, confirmations } = await trx
    .selectFrom('crypto_payments')
    .select(['state', 'confirmations'])
    .where('payment_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isAwaited = state === 'waiting' || state === 'expired'
  if (payment.status !== 'IN_PROCESSED' || !isAwaited || confirmations !== null) {
    throw new ApiError('transaction-changed')
  }
  await rejectPayment(trx, { id, by, at, reason: '' })
  return true
}
