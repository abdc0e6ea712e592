import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { lockDues } from '../order-dues.ts'
import { openPayment } from '../payments.ts'
import {
  deleteAllocations,
  insertAllocations,
  lockPayment,
  type LockedPayment,
} from '../payments.repository.ts'
import { awaitsTransfer, isSettled, requirePayment } from '../transactions.service.ts'

/**
 * Locks a person's own transaction that may be paid by card: nothing says that its money is on its way otherwise. Throws `not-found`
 * and `transaction-changed`.
 */
export async function ownOpenPayment(trx: Trx, personId: string, id: string): Promise<LockedPayment> {
  const payment = await requirePayment(trx, id)
  if (payment.personId !== personId || payment.currency !== 'RUB') throw new ApiError('not-found')
  if (isSettled(payment) || awaitsTransfer(payment) || payment.isProven) {
    throw new ApiError('transaction-changed')
  }
  return payment
}

/**
 * Locks the payment that waits for an order's money, or begins one, of what is due for the order now. Throws `not-found` for
 * an order that is not the person's, and `nothing-due`.
 */
export async function paymentOfOrder(
  trx: Trx,
  { personId, purchaseId, at }: { personId: string; purchaseId: string; at: Date },
): Promise<LockedPayment> {
  // Two calls at the same moment begin one payment. Payments are locked before orders, so that the order itself cannot serve.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`card:${purchaseId}`}, 0))`.execute(trx)
  const waiting = await findWaitingPayment(trx, purchaseId)
  const locked = waiting && (await lockPayment(trx, waiting.id))
  const order = (await lockDues(trx, [purchaseId])).get(purchaseId)
  if (order?.personId !== personId) throw new ApiError('not-found')
  if (order.due <= 0n) throw new ApiError('nothing-due')
  const allocations = [{ purchaseId, amount: order.due }]
  const isUsable = locked !== undefined && !isSettled(locked) && locked.personId === personId
  if (isUsable && locked.amount === order.due) return locked
  if (!isUsable) {
    const payment = { personId, method: 'CARD', currency: 'RUB', amount: order.due } as const
    const id = await openPayment(trx, { ...payment, allocations, createdBy: personId, at }, 'IN_PROCESSED')
    return { id, ...payment, status: 'IN_PROCESSED', isProven: false, allocations }
  }
  await deleteAllocations(trx, locked.id)
  await trx.updateTable('payments').set({ amount: order.due }).where('id', '=', locked.id).execute()
  await insertAllocations(trx, locked.id, allocations)
  return { ...locked, amount: order.due, allocations }
}

/** The payment that waits for the money of this order alone; one with a proof stays as it is, its money may be on its way. */
async function findWaitingPayment(trx: Trx, purchaseId: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT payments.id FROM payments JOIN payment_allocations ON payment_id = payments.id
    WHERE purchase_id = ${purchaseId} AND status IN ('INITIAL', 'IN_PROCESSED') AND method <> 'BALANCE' AND proof IS NULL
      AND NOT EXISTS (SELECT FROM payment_allocations AS others
        WHERE others.payment_id = payments.id AND others.purchase_id <> ${purchaseId})
    ORDER BY number DESC LIMIT 1`.execute(trx)
  return rows[0]
}
