import type { Percentages } from '@flower-market/flower-domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** A request as it is stored. */
export type RequestRow = Selectable<Schema['plantation_requests']>
/** A line of a request as it is stored. */
export type RequestLineRow = Selectable<Schema['plantation_request_lines']>

/** The margins that a request was sent at. */
export function marginOf(row: RequestRow): Percentages {
  return {
    priceBp: row.margin_price_bp,
    deliveryToWarehouseBp: row.margin_delivery_to_warehouse_bp,
    deliveryToRegionBp: row.margin_delivery_to_region_bp,
    deliveryToCityBp: row.margin_delivery_to_city_bp,
  }
}

/** What stands between the plantation's own price of a line and what the buyer pays. */
export function priceTermsOf(row: RequestRow, line: RequestLineRow) {
  const freight = { deliveryToWarehouse: line.freight, deliveryToRegion: line.region_freight }
  return { freight, margin: marginOf(row) }
}

/** Until when a request waits: for the plantation, and after its answer for the buyer. */
export function untilOf({ expires_at: expiresAt, answer_by: answerBy }: RequestRow): Date {
  return expiresAt ?? answerBy
}

/** The lines of requests, in their order. */
export async function selectRequestLines(db: Db | Trx, ids: readonly string[]): Promise<RequestLineRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('plantation_request_lines')
    .selectAll()
    .where('request_id', 'in', ids)
    .orderBy('request_id')
    .orderBy('position')
    .execute()
}

/** What happened to a request, in order. */
export async function selectRequestEvents(db: Db | Trx, id: string) {
  const rows = await db
    .selectFrom('plantation_request_events')
    .select(['status', 'at', 'actor'])
    .where('request_id', '=', id)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ status, at, actor }) => ({ status, at: at.toISOString(), by: actor }))
}

/** Locks a request until the transaction ends; undefined when there is none. */
export function lockRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return trx.selectFrom('plantation_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What both sides read of a line that is answered or not. */
export function lineFacts(line: RequestLineRow) {
  return {
    position: line.position,
    code: line.code,
    type: line.type,
    variety: line.variety,
    lengthCm: line.length_cm,
    tint: line.tint,
    boxes: line.boxes,
    stemsPerBunch: line.stems_per_bunch,
    stemsPerBox: line.stems_per_box,
    quantity: line.quantity,
    agreedQuantity: line.agreed_quantity,
    reason: line.reason,
    note: line.note,
    status: line.status,
  }
}
