import { unpaidUntilOfChange, type PaymentMethod } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'

/**
 * Has unpaid orders name the method by which they are paid from now on. They keep their stock as long as the new method has
 * time for its money, and never shorter than before.
 */
export async function followMethod(
  trx: Trx,
  purchaseIds: readonly string[],
  method: PaymentMethod,
): Promise<void> {
  if (purchaseIds.length === 0) return
  const orders = await trx
    .selectFrom('purchases')
    .select(['id', 'issued_at', 'pay_until'])
    .where('id', 'in', [...purchaseIds])
    .where('payment_status', '=', 'wait_paid')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, issued_at: issuedAt, pay_until: before } of orders) {
    const payUntil = before && unpaidUntilOfChange(method, issuedAt, before)
    await trx
      .updateTable('purchases')
      .set({ payment_method: method, pay_until: payUntil })
      .where('id', '=', id)
      .execute()
  }
}
