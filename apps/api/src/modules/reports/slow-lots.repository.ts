import { maxReportRows, type CallOutput } from '@flower-market/api-client/contract'
import { isSlowLot, slowLotSpan, type FlowerType, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

interface Row {
  readonly code: string
  readonly type: FlowerType
  readonly variety: string
  readonly tint: string
  readonly plantation: string
  readonly lengthCm: number
  readonly deliveryDate: IsoDate
  readonly left: number
  readonly sold: number
  readonly price: number
}

/** Lots in stock of the coming days of which little is sold: the nearest day first, of a day the largest amount. */
export async function readSlowLots(
  db: Db,
  today: IsoDate,
  limit = maxReportRows,
): Promise<CallOutput<'reportStock'>> {
  const { from, to } = slowLotSpan(today)
  const { rows } = await sql<Row>`
    SELECT code, type, variety, tint, plantations.name AS plantation, length_cm AS "lengthCm",
      cards.delivery_date AS "deliveryDate", stems_available AS left, ordered.stems AS sold,
      price + freight AS price
    FROM cards JOIN plantations ON plantations.id = plantation_id CROSS JOIN LATERAL (
      SELECT coalesce(sum(agreed_quantity), 0)::int AS stems
      FROM purchase_lines AS lines JOIN purchases ON purchases.id = purchase_id
      WHERE lines.code = cards.code AND purchases.delivery_date = cards.delivery_date
        AND status NOT IN ('canceled', 'return')) AS ordered
    WHERE availability = 'inStock' AND stems_available > 0 AND cards.delivery_date BETWEEN ${from} AND ${to}`.execute(
    db,
  )
  const lots = rows
    .map((row) => Object.assign(row, { amount: row.left * row.price }))
    .filter(isSlowLot)
    .toSorted(
      (left, right) =>
        left.deliveryDate.localeCompare(right.deliveryDate) ||
        right.amount - left.amount ||
        left.code.localeCompare(right.code),
    )
  return { items: lots.slice(0, limit), total: lots.length }
}
