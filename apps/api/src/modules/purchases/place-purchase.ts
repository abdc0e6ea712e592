import type { EventPayload } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { payForNewOrder, requirePayable } from '../payments/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import { insertPurchase } from './insert-purchase.ts'
import { endHold, lockHold } from './holds/holds.repository.ts'
import { lockLotsWithHeld, stemsByCode, takeDifferences } from './holds/held-lots.ts'
import { recordStockOrder } from '../stock/index.ts'
import { findOrderDestination } from './order-destination.ts'
import { pricePurchase } from './price-purchase.ts'
import type { PurchaseRequest } from './purchase-request.ts'
import { lockUnpaid, requireWithinUnpaidLimit } from './unpaid-limit.ts'

/** What is placed; without `by` the buyer does it, or their standing order. */
type Placing = Omit<PurchaseRequest, 'by'> & Partial<Pick<PurchaseRequest, 'by'>>

/** A placed order and what it left of its lots. */
export interface Placed {
  readonly id: string
  readonly changes: EventPayload<'stock-changed'>['changes']
}

/**
 * Places an order of any kind within the caller's transaction: lots are locked in the order of their codes, everything is
 * computed anew, and stock or offer, money and order change together or not at all. Of the stock, what is held for the person goes
 * into the order first, and what is left of the hold goes back. Throws the refusal.
 */
export async function placePurchase(
  trx: Trx,
  request: Placing,
  { terms: buyerTerms, now }: { terms: BuyerTerms; now: Date },
): Promise<Placed> {
  const { destination, terms } = await findOrderDestination(trx, request, buyerTerms)
  const { personId, kind, date, items, payment: method } = request
  const isPaid = method === 'BALANCE'
  await lockUnpaid(trx, personId)
  const hold = kind === 'inStok' ? await lockHold(trx, personId, date) : null
  const lots = await lockLotsWithHeld(
    trx,
    items.map(({ code }) => code),
    hold,
  )
  const priced = pricePurchase({ request, lots, terms, now })
  if (hold !== null) await endHold(trx, hold, 'used', now)
  const total = BigInt(priced.total)
  await requirePayable(trx, { personId, method, amount: total, allocations: [], at: now, except: [] })
  if (!isPaid) await requireWithinUnpaidLimit(trx, { personId, total: priced.total, now })
  const changes = await takeDifferences(trx, lots, { wanted: stemsByCode(items), hold })
  const id = await insertPurchase(trx, {
    request,
    priced,
    terms,
    destination,
    isPaid,
    ...(request.by && { by: request.by }),
    at: now,
  })
  await recordStockOrder(trx, id, now)
  await payForNewOrder(trx, { purchaseId: id, personId, method, total, at: now })
  return { id, changes }
}
