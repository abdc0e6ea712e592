import { maxReportRows, type CallOutput } from '@flower-market/api-client/contract'
import { stoppedBuyerSpan, usualSum, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { momentsOf } from './report-moments.ts'

interface Row {
  readonly _id: string
  readonly name: string
  readonly company: string
  readonly last_order_at: Date
  readonly sums: readonly string[]
}

/** Buyers who ordered in the days before the silent ones and not in these, of the largest usual sum first. */
export async function readStoppedBuyers(
  db: Db,
  today: IsoDate,
  limit = maxReportRows,
): Promise<CallOutput<'reportBuyers'>> {
  const { from, until } = momentsOf(stoppedBuyerSpan(today))
  const { rows } = await sql<Row>`
    SELECT people.id AS _id, trim(concat_ws(' ', people.name, surname)) AS name, company,
      max(issued_at) AS last_order_at, array_agg((billed.amount + delivery_cost)::text) AS sums
    FROM purchases JOIN people ON people.id = person_id CROSS JOIN LATERAL (
      SELECT coalesce(sum(agreed_price::bigint * billed_quantity), 0) AS amount
      FROM purchase_lines WHERE purchase_id = purchases.id) AS billed
    WHERE issued_at >= ${from} AND issued_at < ${until} AND status <> 'canceled'
      AND NOT EXISTS (SELECT FROM purchases AS later
        WHERE later.person_id = people.id AND later.issued_at >= ${until} AND later.status <> 'canceled')
    GROUP BY people.id`.execute(db)
  const buyers = rows
    .map(({ _id, name, company, last_order_at: last, sums }) => ({
      _id,
      name,
      company,
      lastOrderAt: last.toISOString(),
      orders: sums.length,
      usualSum: usualSum(sums.map((sum) => toMinor(BigInt(sum)))),
    }))
    .toSorted((left, right) => right.usualSum - left.usualSum || left.name.localeCompare(right.name, 'ru'))
  return { items: buyers.slice(0, limit), total: buyers.length }
}
