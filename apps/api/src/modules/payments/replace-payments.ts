import { laterPaymentMethods } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { changePayment, rejectPayment } from './payments.ts'
import { deleteAllocations, insertAllocations, lockPayment } from './payments.repository.ts'

/** Orders that are paid in another way from now on. */
export interface ReplacedPayments {
  readonly purchaseIds: readonly string[]
  /** Whose decision it is. */
  readonly by: string
  readonly at: Date
}

/**
 * Locks the open payments of orders that nothing proves yet; before the orders are locked, as a confirmation does. A card is
 * not among them: the acquirer may be taking its money right now. Answers their ids.
 */
export async function lockOpenPayments(trx: Trx, purchaseIds: readonly string[]): Promise<string[]> {
  if (purchaseIds.length === 0) return []
  const rows = await trx
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['INITIAL', 'IN_PROCESSED'])
    .where('method', 'in', laterPaymentMethods)
    .where('proof', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_allocations')
        .select('payment_id')
        .where('purchase_id', 'in', [...purchaseIds]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes orders out of the locked open payments that were meant for them: one that has no order left is rejected, the others
 * are less by what was meant for them. A payment with a proof stays: its money may be on its way.
 */
export async function replacePayments(
  trx: Trx,
  paymentIds: readonly string[],
  { purchaseIds, by, at }: ReplacedPayments,
): Promise<void> {
  for (const id of paymentIds) {
    const payment = await lockPayment(trx, id)
    if (payment === undefined) continue
    const kept = payment.allocations.filter(({ purchaseId }) => !purchaseIds.includes(purchaseId))
    if (kept.length === 0) {
      await rejectPayment(trx, { id, by, at, reason: '' })
      continue
    }
    const amount = kept.reduce((sum, allocation) => sum + allocation.amount, 0n)
    await deleteAllocations(trx, id)
    await insertAllocations(trx, id, kept)
    // An invoice of another amount is another invoice.
    await changePayment(trx, id, { amount, at })
  }
}
