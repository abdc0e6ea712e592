import type { CallOutput } from '@flower-market/api-client/contract'
import {
  dateIn,
  earningsState,
  money,
  moscowSchedule,
  orderEarnings,
  type EarningLine,
  type Percentages,
} from '@flower-market/flower-domain'
import type { Selectable } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { listPurchases } from './purchases.repository.ts'

type PersonView = CallOutput<'userById'>
type ClientOrder = Extract<PersonView, { view: 'client' }>['orders'][number]
type ReferredOrder = Extract<PersonView, { view: 'referred' }>['orders'][number]

const newestOrders = 20

/** The newest orders of a client, as their broker sees them. */
export async function listClientOrders(db: Db, personId: string): Promise<ClientOrder[]> {
  const { items } = await listPurchases(db, personId, { page: 1, limit: newestOrders })
  return items.map(({ number, issueDate, deliveryFrom, status, paymentStatus, sum }) => ({
    number,
    issueDate,
    deliveryFrom,
    status,
    paymentStatus,
    sum,
  }))
}

type Terms = Pick<
  Selectable<Schema['purchases']>,
  `${'margin' | 'share'}_${string}_bp` & keyof Schema['purchases']
>

function percentagesOf(row: Terms, kind: 'margin' | 'share'): Percentages {
  return {
    priceBp: row[`${kind}_price_bp`],
    deliveryToWarehouseBp: row[`${kind}_delivery_to_warehouse_bp`],
    deliveryToRegionBp: row[`${kind}_delivery_to_region_bp`],
    deliveryToCityBp: row[`${kind}_delivery_to_city_bp`],
  }
}

/** The orders of a referred person, as their referrer sees them: those that earn something or will, newest first. */
export async function listReferredOrders(db: Db, personId: string): Promise<ReferredOrder[]> {
  const rows = await db
    .selectFrom('purchases')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('number', 'desc')
    .execute()
  const orders = rows.filter(({ status }) => earningsState(status) !== 'none')
  const lines = await selectEarningLines(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const own = lines.filter(({ purchaseId }) => purchaseId === order.id)
    const delivery = toMinor(order.delivery_cost)
    const agreed = own.reduce((sum, { agreedPrice, agreedQuantity }) => sum + agreedPrice * agreedQuantity, 0)
    const earnings = orderEarnings({
      lines: own,
      cityCost: delivery === 0 ? null : money(order.city_base_cost, 'RUB'),
      margin: percentagesOf(order, 'margin'),
      share: percentagesOf(order, 'share'),
    })
    return {
      number: order.number,
      placedOn: dateIn(order.issued_at, moscowSchedule.timeZone),
      sum: agreed + delivery,
      earnings: earnings.minor,
      isFulfilled: earningsState(order.status) === 'fulfilled',
    }
  })
}

async function selectEarningLines(
  db: Db,
  ids: readonly string[],
): Promise<(EarningLine & { readonly purchaseId: string })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('purchase_lines')
    .select([
      'purchase_id',
      'plantation_price',
      'freight',
      'region_freight',
      'price',
      'agreed_price',
      'agreed_quantity',
    ])
    .where('purchase_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    purchaseId: row.purchase_id,
    parts: {
      price: row.plantation_price,
      deliveryToWarehouse: row.freight,
      deliveryToRegion: row.region_freight,
    },
    price: row.price,
    agreedPrice: row.agreed_price,
    agreedQuantity: row.agreed_quantity,
  }))
}
