import { sql } from 'kysely'
import type { Currency, MovementKind, OrderStatus, PaymentMethod } from '@flower-market/flower-domain'
import type { Db } from '../../platform/database/database.ts'

/** Orders that somebody still has to do something about; how many there are does not grow with the years. */
const openStatuses = [
  'new',
  'in_process',
  'confirmed',
  'partially_confirmed',
  'assembled',
  'shipped',
  'partially_shipped',
] as const satisfies readonly OrderStatus[]

/** What all processes share, read at one moment. */
export interface ShopState {
  readonly jobs: readonly { queue: string; state: string; count: number; oldestSeconds: number }[]
  readonly openOrders: readonly { status: OrderStatus; count: number }[]
  readonly orderEvents: readonly { status: OrderStatus; count: number }[]
  readonly payments: readonly { method: PaymentMethod; currency: Currency; count: number; amount: number }[]
  readonly movements: readonly { kind: MovementKind; currency: Currency; amount: number }[]
  readonly frozenAccounts: number
}

/** Whoever watches must not slow down what is watched. */
const mostMs = 3_000

/** Reads what is open and what happened in the last hour: nothing that grows with all orders. */
export function readShopState(kysely: Db, now: Date): Promise<ShopState> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`SELECT set_config('statement_timeout', ${String(mostMs)}, true)`.execute(trx)
      const jobs = await sql<ShopState['jobs'][number]>`
        SELECT name AS queue, state::text, count(*)::int,
          greatest(0, extract(epoch FROM now() - min(start_after)))::float8 AS "oldestSeconds"
        FROM jobs.job WHERE state < 'completed' GROUP BY name, state`.execute(trx)
      const openOrders = await sql<ShopState['openOrders'][number]>`
        SELECT status, count(*)::int FROM purchases WHERE status = ANY(${openStatuses}) GROUP BY status`.execute(
        trx,
      )
      const orderEvents = await sql<ShopState['orderEvents'][number]>`
        SELECT status, count(*)::int FROM purchase_events
        WHERE status = ANY(${openStatuses}) AND at > ${hourAgo} GROUP BY status`.execute(trx)
      const payments = await sql<ShopState['payments'][number]>`
        SELECT method, currency, count(*)::int, sum(amount)::float8 AS amount FROM payments
        WHERE status = 'CONFIRMED' AND settled_at > ${hourAgo} GROUP BY method, currency`.execute(trx)
      const movements = await sql<ShopState['movements'][number]>`
        SELECT kind, currency, sum(amount)::float8 AS amount
        FROM movements JOIN postings ON movement_id = movements.id
        WHERE at > ${hourAgo} AND amount > 0 GROUP BY kind, currency`.execute(trx)
      const frozen = await sql<{ count: number }>`
        SELECT count(*)::int FROM ledger_accounts WHERE frozen_at IS NOT NULL`.execute(trx)
      return {
        jobs: jobs.rows,
        openOrders: openOrders.rows,
        orderEvents: orderEvents.rows,
        payments: payments.rows,
        movements: movements.rows,
        frozenAccounts: frozen.rows[0]?.count ?? 0,
      }
    })
}
