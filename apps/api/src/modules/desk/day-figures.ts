import type { CallOutput } from '@flower-market/api-client/contract'
import { instantIn, moscowDateOf, moscowTimeZone } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'

interface Row {
  orders: bigint
  ordered: bigint
  arrived: bigint
  topUps: bigint
  awaited: bigint
  toShip: bigint
  shipped: bigint
  differences: bigint
}

/** The figures of a day in Moscow. What is paid from the balance came in before and counts no more. */
export async function dayFigures(db: Db, now: Date): Promise<CallOutput<'desk'>['day']> {
  const day = moscowDateOf(now)
  const since = instantIn(day, 0, moscowTimeZone)
  const { rows } = await sql<Row>`
    SELECT * FROM
      (SELECT count(*) AS orders, coalesce(sum(total), 0)::bigint AS ordered FROM purchases
        WHERE issued_at >= ${since} AND status <> 'canceled') AS placed,
      (SELECT coalesce(sum(amount), 0)::bigint AS arrived FROM payments
        WHERE settled_at >= ${since} AND status = 'CONFIRMED' AND movement_id IS NOT NULL) AS settled,
      (SELECT count(*) AS "topUps", coalesce(sum(amount), 0)::bigint AS awaited FROM payments
        WHERE status = 'IN_PROCESSED' AND NOT EXISTS (SELECT FROM payment_allocations WHERE payment_id = payments.id)) AS open,
      (SELECT count(*) AS "toShip", count(*) FILTER (WHERE status IN ('shipped', 'delivered', 'fulfilled', 'return')) AS shipped
        FROM purchases WHERE delivery_date = ${day} AND status <> 'canceled') AS deliveries,
      (SELECT count(*) AS differences FROM ledger_accounts WHERE frozen_at IS NOT NULL) AS frozen`.execute(db)
  const [row] = rows as [Row]
  return {
    orders: { count: Number(row.orders), sum: toMinor(row.ordered) },
    arrived: toMinor(row.arrived),
    topUps: { count: Number(row.topUps), sum: toMinor(row.awaited) },
    shipped: { done: Number(row.shipped), of: Number(row.toShip) },
    ledgerDifferences: Number(row.differences),
  }
}
