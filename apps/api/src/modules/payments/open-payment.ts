import type { CallOutput } from '@flower-market/api-client/contract'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'

/** The newest payment that an order waits for; null where none is open. */
export async function findOpenPayment(
  db: Db,
  purchaseId: string,
): Promise<CallOutput<'purchaseGet'>['payment']> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('payment_allocations', 'payment_id', 'payments.id')
    .select(['payments.id', 'payments.number', 'payments.method', 'payments.status', 'payments.amount'])
    .where('purchase_id', '=', purchaseId)
    .where('status', 'in', ['INITIAL', 'IN_PROCESSED'])
    .orderBy('payments.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const { id: _id, number, method, status, amount } = row
  return { _id, number, method, status, amount: toMinor(amount) }
}
