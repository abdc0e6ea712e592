import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lockDues } from './order-dues.ts'
import { insertPayment } from './payments.repository.ts'
import { confirmPayment, receiveAmount } from './payments.ts'
import { requirePayment, publishTransaction } from './transactions.service.ts'

/** Money that a bank says has come for a payment. */
interface SettlingTransfer {
  readonly paymentId: string
  /** Kopecks, as they came: more or less than was asked for. */
  readonly amount: bigint
}

/**
 * Confirms payments by invoice with what has come for them, all or none. Throws `not-found`, `transaction-changed` for a payment that
 * does not wait for a transfer, and `account-frozen`.
 */
export async function settleTransfers(
  trx: Trx,
  transfers: readonly SettlingTransfer[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  // Payments by id, then orders, then accounts: the order of locks everywhere.
  const sorted = transfers.toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1))
  if (new Set(sorted.map(({ paymentId }) => paymentId)).size < sorted.length) {
    throw new ApiError('transaction-changed')
  }
  const orders: string[] = []
  for (const { paymentId } of sorted) {
    const { method, status, allocations } = await requirePayment(trx, paymentId)
    if (method !== 'CHECK' || status !== 'IN_PROCESSED') throw new ApiError('transaction-changed')
    orders.push(...allocations.map(({ purchaseId }) => purchaseId))
  }
  await lockDues(trx, orders)
  for (const { paymentId: id, amount } of sorted) {
    await receiveAmount(trx, id, amount)
    await confirmPayment(trx, { id, by, at })
    await publishTransaction(trx, id)
  }
}

/** Credits a transfer that no invoice asked for to a person's balance. Throws `not-found` and `account-frozen`; answers the payment's id. */
export async function creditTransfer(
  trx: Trx,
  { personId, amount }: { personId: string; amount: bigint },
  { by, at }: { by: string; at: Date },
): Promise<string> {
  const person = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (person === undefined) throw new ApiError('not-found')
  const payment = { personId, method: 'CHECK', currency: 'RUB', amount, allocations: [] } as const
  const id = await insertPayment(trx, { ...payment, createdBy: by, at }, 'IN_PROCESSED')
  await confirmPayment(trx, { id, by, at })
  await publishTransaction(trx, id)
  return id
}
