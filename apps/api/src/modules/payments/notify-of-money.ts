import { toMinor } from '../../platform/database/column-types.ts'
import type { Trx } from '../../platform/database/database.ts'
import { notify } from '../notices/index.ts'
import type { LockedPayment } from './payments.repository.ts'

/** Notifies a person that the money of their payment has come. A payment is confirmed once. */
export async function notifyOfMoney(
  trx: Trx,
  { id, personId, amount, currency, allocations }: LockedPayment,
  at: Date,
): Promise<void> {
  const { number } = await trx
    .selectFrom('payments')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await notify(trx, {
    personId,
    about: {
      kind: 'money-arrived',
      transactionId: id,
      number,
      orderId: allocations[0]?.purchaseId ?? null,
      amount: toMinor(amount),
      currency,
    },
    cause: `payment ${id}`,
    at,
  })
}
