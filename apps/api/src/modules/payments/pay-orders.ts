import type { Trx } from '../../platform/database/database.ts'
import { transfer, type RefusedMovement } from '../ledger/index.ts'
import { lockDues, markIfPaid } from './order-dues.ts'
import type { PlannedAllocation } from './payments.repository.ts'

/** Money on a person's account that pays orders. */
export interface OrdersToPay {
  readonly paymentId: string
  readonly personId: string
  readonly allocations: readonly PlannedAllocation[]
  readonly by: string | null
  readonly at: Date
}

/**
 * Takes from the payer's account what is due for each order, at most what is meant for it: an order that was canceled or
 * paid otherwise meanwhile takes nothing, and the money stays on the balance. Answers why it failed, or null.
 */
export async function payOrders(trx: Trx, orders: OrdersToPay): Promise<RefusedMovement | null> {
  const { paymentId, personId, allocations, by, at } = orders
  const dues = await lockDues(
    trx,
    allocations.map(({ purchaseId }) => purchaseId),
  )
  for (const { purchaseId, amount } of allocations) {
    const due = dues.get(purchaseId)?.due ?? 0n
    const paid = due < amount ? due : amount
    if (paid <= 0n) continue
    const moved = await transfer(trx, {
      kind: 'purchase',
      from: { person: personId },
      to: { system: 'sales' },
      amount: paid,
      currency: 'RUB',
      createdBy: by,
      at,
    })
    if (!moved.ok) return moved.reason
    await trx
      .updateTable('payment_allocations')
      .set({ paid, movement_id: moved.movementId })
      .where('payment_id', '=', paymentId)
      .where('purchase_id', '=', purchaseId)
      .execute()
    await markIfPaid(trx, purchaseId, at)
  }
  return null
}
