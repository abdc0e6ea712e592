import type { Trx } from '../../platform/database/database.ts'
import { payForNewOrder, requirePayable } from '../payments/index.ts'
import { insertPurchase, type NewPurchase } from './insert-purchase.ts'
import { requireWithinUnpaidLimit } from './unpaid-limit.ts'

/**
 * Places an order whose lines a plantation and its buyer have agreed on, in the caller's transaction, which has locked what
 * the buyer owes: it takes no stock, and is paid from the balance at once or awaits its payment. Throws the refusal.
 */
export async function placeAgreedOrder(
  trx: Trx,
  order: Omit<NewPurchase, 'isPaid'> & { readonly id: string },
): Promise<void> {
  const { id, request, priced, at } = order
  const { personId, payment: method } = request
  const total = BigInt(priced.total)
  await requirePayable(trx, { personId, method, amount: total, allocations: [], at, except: [] })
  const isPaid = method === 'BALANCE'
  if (!isPaid) await requireWithinUnpaidLimit(trx, { personId, total: priced.total, now: at })
  await insertPurchase(trx, { ...order, isPaid })
  await payForNewOrder(trx, { purchaseId: id, personId, method, total, at })
}
