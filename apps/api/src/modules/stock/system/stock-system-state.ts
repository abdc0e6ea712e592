import type { CallOutput } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { Platform } from '../../../platform/platform.ts'
import { lastReading } from './stock-system.repository.ts'

/** Items that are shown of those that are no lots. */
const mostProblems = 200

/** How the stock system stands: what was read when, what is no lot and why, and which orders have not gone out. */
export async function findStockSystem({
  database: { kysely },
  ports: { stock },
}: Pick<Platform, 'database' | 'ports'>): Promise<CallOutput<'stockSystem'>> {
  const [itemsAt, levelsAt, counts, problems] = await Promise.all([
    lastReading(kysely, 'items'),
    lastReading(kysely, 'levels'),
    sql<{ items: number; waiting: number }>`SELECT (SELECT count(*)::int FROM stock_items) AS items,
      (SELECT count(*)::int FROM stock_orders
        WHERE placed_at IS NULL OR canceled_at IS NOT NULL AND released_at IS NULL) AS waiting`.execute(
      kysely,
    ),
    kysely
      .selectFrom('stock_items')
      .select(['name', 'problem'])
      .where('problem', 'is not', null)
      .orderBy('name')
      .limit(mostProblems)
      .execute(),
  ])
  const [{ items, waiting }] = counts.rows as [{ items: number; waiting: number }]
  return {
    provider: stock.provider,
    itemsAt: itemsAt?.toISOString() ?? null,
    levelsAt: levelsAt?.toISOString() ?? null,
    items,
    waitingOrders: waiting,
    problems: problems.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, problem }])),
  }
}
