import { createHash } from 'node:crypto'
import type { LotChangeKind, StockItemProblem } from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { StoredLot } from '../../catalog/index.ts'

/** What makes a lot that flower and no other. */
export const flowerFields = ['type', 'variety', 'plantation_id', 'length_cm', 'delivery_date'] as const

/** What the stock system says of a lot; what only the shop knows stays. */
const readFields = [...flowerFields, 'price', 'freight', 'stems_per_bunch', 'stems_per_box'] as const

type ReadField = (typeof readFields)[number]

/** Whether a lot on sale has these fields as they were read, in a query over `cards` and `stock_items`. */
export function isSame(fields: readonly ReadField[]): RawBuilder<boolean> {
  const pairs = fields.map((field) => `'${field}', lot->'${field}'`).join(', ')
  return sql<boolean>`to_jsonb(cards) @> jsonb_build_object(${sql.raw(pairs)})`
}

/** The lots of the stock system that are not on sale as they were read: to add, to change, to withdraw. */
export const differingLots = sql<{
  code: string
  name: string
  problem: StockItemProblem | null
  kind: LotChangeKind
  before: StoredLot | null
  after: StoredLot | null
}>`SELECT code, coalesce(name, variety) AS name, problem, to_jsonb(cards) AS before, lot AS after,
    coalesce(lot->>'delivery_date', delivery_date::text) AS day,
    CASE WHEN cards.type IS NULL THEN 'added' WHEN lot IS NULL THEN 'withdrawn' ELSE 'changed' END AS kind
  FROM stock_items FULL JOIN (SELECT * FROM cards WHERE code LIKE 'ms-%') AS cards USING (code)
  WHERE (lot IS NOT NULL OR cards.type IS NOT NULL)
    AND (lot IS NULL OR cards.type IS NULL OR NOT (${isSame(readFields)}))`

/** A lot of the stock system that is not on sale as it was read. */
export interface DifferingLot {
  readonly code: string
  readonly name: string
  readonly problem: StockItemProblem | null
  readonly kind: LotChangeKind
  readonly before: StoredLot | null
  readonly after: StoredLot | null
}

/** The lots that are not on sale as they were read, the nearest day first. */
export async function listDifferingLots(db: Db | Trx): Promise<DifferingLot[]> {
  const { rows } = await sql<DifferingLot>`SELECT code, name, problem, kind, before, after
    FROM (${differingLots}) AS differing ORDER BY day, name, code`.execute(db)
  return rows
}

/** What names exactly this difference: what was read, and what it stands against. */
export function revisionOf({ kind, before, after }: DifferingLot): string {
  const facts = [before, after].map((lot) => lot && readFields.map((field) => lot[field]))
  return createHash('sha256')
    .update(JSON.stringify([kind, facts]))
    .digest('base64url')
    .slice(0, 22)
}

/** A lot on sale with what the system says of it. */
export function changedLot(before: StoredLot, read: StoredLot): StoredLot {
  return { ...before, ...Object.fromEntries(readFields.map((name) => [name, read[name]])) }
}
