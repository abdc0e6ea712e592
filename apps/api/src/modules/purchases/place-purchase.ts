import type { EventPayload } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { lockStock, takeStems } from '../catalog/index.ts'
import { payForNewOrder } from '../payments/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import { insertPurchase } from './insert-purchase.ts'
import { findOrderDestination } from './order-destination.ts'
import { pricePurchase } from './price-purchase.ts'
import type { PurchaseRequest } from './purchase-request.ts'
import { lockUnpaid, requireWithinUnpaidLimit } from './unpaid-limit.ts'

/** A placed order and the stock that it took. */
export interface Placed {
  readonly id: string
  readonly changes: EventPayload<'stock-changed'>['changes']
}

/**
 * Places an order within the caller's transaction: lots are locked in the order of their codes, everything is computed
 * anew, and stock, money and order change together or not at all. Throws the refusal.
 */
export async function placePurchase(
  trx: Trx,
  request: PurchaseRequest,
  { terms: buyerTerms, now }: { terms: BuyerTerms; now: Date },
): Promise<Placed> {
  const { destination, terms } = await findOrderDestination(trx, request, buyerTerms)
  const isPaid = request.payment === 'BALANCE'
  if (!isPaid) await lockUnpaid(trx, request.personId)
  const lots = await lockStock(
    trx,
    request.items.map(({ code }) => code),
  )
  const priced = pricePurchase({ request, lots, terms, now })
  const { personId, payment: method } = request
  if (!isPaid) await requireWithinUnpaidLimit(trx, { personId, total: priced.total, now })
  const changes = []
  for (const { card, quantity } of priced.lines) {
    changes.push({ code: card.code, stemsAvailable: await takeStems(trx, card.code, quantity) })
  }
  const id = await insertPurchase(trx, { request, priced, terms, destination, isPaid, at: now })
  await payForNewOrder(trx, { purchaseId: id, personId, method, total: BigInt(priced.total), at: now })
  return { id, changes }
}
