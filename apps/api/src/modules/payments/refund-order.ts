import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lockAccounts, transfer } from '../ledger/index.ts'
import { creditedAmount } from './order-dues.ts'

/** An order whose money goes back. */
export interface OrderRefund {
  readonly purchaseId: string
  readonly by: string | null
  readonly at: Date
}

/**
 * Gives the payers of a canceled order back what they paid and were not credited, on their balances; what was given back
 * before is not given again. The order is locked already. Throws the refusal of the ledger.
 */
export async function refundOrder(trx: Trx, { purchaseId, by, at }: OrderRefund): Promise<void> {
  const paid = await trx
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select(['payment_id', 'person_id', 'paid'])
    .where('purchase_id', '=', purchaseId)
    .where('paid', '>', 0n)
    .where('refunded_by', 'is', null)
    .orderBy('payments.number', 'desc')
    .execute()
  // Several people may have paid: their accounts are locked at once, in the order that every movement locks.
  const payers = paid.map(({ person_id: person }) => ({ account: { person }, currency: 'RUB' }) as const)
  await lockAccounts(trx, payers)
  let credited = await creditedAmount(trx, purchaseId)
  for (const { payment_id: paymentId, person_id: person, paid: amount } of paid) {
    const kept = credited < amount ? credited : amount
    credited -= kept
    if (amount === kept) continue
    const moved = await transfer(trx, {
      kind: 'refund',
      from: { system: 'sales' },
      to: { person },
      amount: amount - kept,
      currency: 'RUB',
      createdBy: by,
      at,
    })
    if (!moved.ok) throw new ApiError(moved.reason)
    await trx
      .updateTable('payment_allocations')
      .set({ refunded_by: moved.movementId })
      .where('payment_id', '=', paymentId)
      .where('purchase_id', '=', purchaseId)
      .execute()
  }
}
