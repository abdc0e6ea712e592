import { randomUUID } from 'node:crypto'
import { unpaidUntil } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { findEarners, findShare, type BuyerTerms } from '../regions/index.ts'
import type { Viewer } from '../clients/index.ts'
import type { PricedPurchase } from './price-purchase.ts'
import { writeStatus } from './order-events.repository.ts'
import type { Purchase, PurchaseRequest } from './purchase-request.ts'

/** An order to write. */
export interface NewPurchase {
  /** Of the request to a plantation that it was; absent, new ones. */
  readonly id?: string
  readonly number?: number
  readonly request: Pick<PurchaseRequest, 'personId' | 'kind' | 'date' | 'method' | 'payment' | 'comment'>
  readonly priced: PricedPurchase
  /** Those of the destination. */
  readonly terms: Pick<BuyerTerms, 'region' | 'cityBaseCost' | 'margin'>
  readonly destination: Purchase['destination']
  /** Whether it is paid in the same transaction; otherwise it waits for payment. */
  readonly isPaid: boolean
  /** Who places it; absent, the buyer. */
  readonly by?: Viewer
  readonly at: Date
}

/** Writes an order with its lines and its first event; answers its id. */
export async function insertPurchase(trx: Trx, purchase: NewPurchase): Promise<string> {
  const { id = randomUUID(), number, request, priced, terms, destination, isPaid, at } = purchase
  const { margin } = terms
  const share = await findShare(trx, request.personId)
  const { brokerId, agentId } = await findEarners(trx, request.personId)
  await trx
    .insertInto('purchases')
    .values({
      id,
      ...(number !== undefined && { number }),
      kind: request.kind,
      person_id: request.personId,
      issued_at: at,
      delivery_date: request.date,
      status: 'new',
      payment_status: isPaid ? 'paid' : 'wait_paid',
      delivery_method: request.method,
      payment_method: request.payment,
      comment: request.comment,
      destination: JSON.stringify(destination),
      goods: BigInt(priced.goods),
      delivery_cost: BigInt(priced.delivery),
      total: BigInt(priced.total),
      stems: priced.stems,
      positions: priced.lines.length,
      boxes: priced.boxes,
      region_id: terms.region.id,
      city_base_cost: terms.cityBaseCost.minor,
      margin_price_bp: margin.priceBp,
      margin_delivery_to_warehouse_bp: margin.deliveryToWarehouseBp,
      margin_delivery_to_region_bp: margin.deliveryToRegionBp,
      margin_delivery_to_city_bp: margin.deliveryToCityBp,
      share_price_bp: share.priceBp,
      share_delivery_to_warehouse_bp: share.deliveryToWarehouseBp,
      share_delivery_to_region_bp: share.deliveryToRegionBp,
      share_delivery_to_city_bp: share.deliveryToCityBp,
      broker_id: brokerId,
      agent_id: agentId,
      pay_until: unpaidUntil(request.payment, at, priced.cutoffAt),
    })
    .execute()
  await insertLines(trx, id, priced)
  await writeStatus(trx, {
    id,
    status: 'new',
    at,
    createdBy: purchase.by?.personId ?? request.personId,
    actor: purchase.by?.role === 'ADMIN' ? 'staff' : 'buyer',
    reason: '',
  })
  return id
}

async function insertLines(trx: Trx, id: string, { lines }: PricedPurchase): Promise<void> {
  const rows = lines.map(({ card, quantity, parts }, index) => ({
    purchase_id: id,
    position: index + 1,
    code: card.code,
    type: card.type,
    variety: card.variety,
    plantation_id: card.plantationId,
    plantation: card.plantation,
    country: card.country,
    length_cm: card.lengthCm,
    tint: card.tint,
    stems_per_bunch: card.stemsPerBunch,
    stems_per_box: card.stemsPerBox,
    price: card.price,
    quantity,
    agreed_price: card.price,
    agreed_quantity: quantity,
    billed_quantity: quantity,
    plantation_price: parts.price,
    freight: parts.deliveryToWarehouse,
    region_freight: parts.deliveryToRegion,
  }))
  await trx.insertInto('purchase_lines').values(rows).execute()
}
