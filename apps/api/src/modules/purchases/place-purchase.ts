import type { EventPayload } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Trx } from '../../platform/database/database.ts'
import { lockStock, takeStems } from '../catalog/index.ts'
import { transfer } from '../ledger/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import { insertPurchase } from './insert-purchase.ts'
import { findOrderDestination } from './order-destination.ts'
import { pricePurchase, type PricedPurchase } from './price-purchase.ts'
import type { PurchaseRequest } from './purchase-request.ts'

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
  const lots = await lockStock(
    trx,
    request.items.map(({ code }) => code),
  )
  const priced = pricePurchase({ request, lots, terms, now })
  const changes = []
  for (const { card, quantity } of priced.lines) {
    changes.push({ code: card.code, stemsAvailable: await takeStems(trx, card.code, quantity) })
  }
  const paidBy = request.payment === 'BALANCE' ? await pay(trx, request, priced, now) : null
  const id = await insertPurchase(trx, { request, priced, terms, destination, paidBy, at: now })
  return { id, changes }
}

async function pay(
  trx: Trx,
  { personId }: PurchaseRequest,
  { total }: PricedPurchase,
  at: Date,
): Promise<string> {
  const paid = await transfer(trx, {
    kind: 'purchase',
    from: { person: personId },
    to: { system: 'sales' },
    amount: BigInt(total),
    currency: 'RUB',
    createdBy: personId,
    at,
  })
  if (!paid.ok) throw new ApiError(paid.reason)
  return paid.movementId
}
