import type { CallOutput } from '@flower-market/api-client/contract'
import { maxSystemChanges } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredLot } from '../../catalog/index.ts'
import { lastReading } from './stock-system.repository.ts'
import { listDifferingLots, revisionOf } from './system-changes.repository.ts'

type Change = CallOutput<'stockSystem'>['changes'][number]

/** Items that are shown of those that are no lots. */
const mostProblems = 200

function toSystemLot(lot: StoredLot, plantations: ReadonlyMap<string, string>): Change['after'] {
  return {
    type: lot.type,
    variety: lot.variety,
    plantation: plantations.get(lot.plantation_id) ?? '',
    lengthCm: lot.length_cm,
    deliveryDate: lot.delivery_date,
    price: lot.price + lot.freight,
    stemsPerBunch: lot.stems_per_bunch,
    stemsPerBox: lot.stems_per_box,
  }
}

/** How the stock system stands: what waits for staff, what was read when, what is no lot and why, and which orders have not gone out. */
export async function findStockSystem({
  database: { kysely },
  ports: { stock },
}: Pick<Platform, 'database' | 'ports'>): Promise<CallOutput<'stockSystem'>> {
  const [itemsAt, levelsAt, counts, problems, differing, names] = await Promise.all([
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
    listDifferingLots(kysely),
    kysely.selectFrom('plantations').select(['id', 'name']).execute(),
  ])
  const plantations = new Map(names.map(({ id, name }) => [id, name]))
  const [{ items, waiting }] = counts.rows as [{ items: number; waiting: number }]
  return {
    provider: stock.provider,
    itemsAt: itemsAt?.toISOString() ?? null,
    levelsAt: levelsAt?.toISOString() ?? null,
    items,
    waitingOrders: waiting,
    changes: differing.slice(0, maxSystemChanges).map((lot) => ({
      code: lot.code,
      name: lot.name,
      kind: lot.kind,
      problem: lot.problem,
      before: lot.before && toSystemLot(lot.before, plantations),
      after: lot.after && toSystemLot(lot.after, plantations),
      revision: revisionOf(lot),
    })),
    waitingChanges: differing.length,
    problems: problems.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, problem }])),
  }
}
