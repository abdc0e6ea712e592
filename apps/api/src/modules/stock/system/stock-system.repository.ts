import { randomUUID } from 'node:crypto'
import type { StockItemProblem } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { StoredLot } from '../../catalog/index.ts'
import { flowerFields, isSame } from './system-changes.repository.ts'

/** What the codes of its lots begin with. */
export const codePrefix = 'ms-'

/** What is read of the stock system. */
export type StockReading = 'items' | 'levels'

/** An item of the stock system, and why it is no lot. */
export interface ReadItem {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly problem: StockItemProblem | null
  /** What it is as a lot; null where it is none. */
  readonly lot: StoredLot | null
}

/** When something was read last; null for never. */
export async function lastReading(db: Db | Trx, what: StockReading): Promise<Date | null> {
  const row = await db
    .selectFrom('stock_readings')
    .select('read_at')
    .where('what', '=', what)
    .executeTakeFirst()
  return row?.read_at ?? null
}

/** Remembers when a reading began. */
export async function keepReading(trx: Trx, what: StockReading, at: Date): Promise<void> {
  await trx
    .insertInto('stock_readings')
    .values({ what, read_at: at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ read_at: at }))
    .execute()
}

/** Writes the items of a whole reading; those that it does not have go. */
export async function writeItems(trx: Trx, items: readonly ReadItem[]): Promise<void> {
  await sql`INSERT INTO stock_items (id, name, code, problem, lot)
    SELECT id, name, code, problem, lot FROM json_populate_recordset(NULL::stock_items, ${JSON.stringify(items)}::json)
    ON CONFLICT (id) DO UPDATE
      SET name = excluded.name, problem = excluded.problem, lot = excluded.lot`.execute(trx)
  await sql`DELETE FROM stock_items WHERE id <> ALL(${items.map(({ id }) => id)})`.execute(trx)
}

/** Writes what the system says that there is; of a whole reading, items without a level have none. */
export async function writeLevels(
  trx: Trx,
  levels: readonly { readonly itemId: string; readonly stems: number }[],
  isWhole: boolean,
): Promise<void> {
  if (isWhole) await sql`UPDATE stock_items SET stems = 0 WHERE stems <> 0`.execute(trx)
  await sql`UPDATE stock_items SET stems = level.stems
    FROM json_to_recordset(${JSON.stringify(levels)}::json) AS level ("itemId" text, stems integer)
    WHERE id = level."itemId"`.execute(trx)
}

/** The lots of the stock system, locked in the order of their codes. */
export function lockSystemLots(trx: Trx): Promise<StoredLot[]> {
  return trx
    .selectFrom('cards')
    .selectAll()
    .where('code', 'like', `${codePrefix}%`)
    .orderBy('code')
    .forUpdate()
    .execute()
}

/**
 * What can be sold of each lot: what the system says, less the orders that it cannot know of. An order that went out after a reading
 * began may be missing in it, so that it counts as well; too little for a minute sells nothing twice. Nothing is sold of a lot that is
 * another flower in the system by now, or none, until staff have looked at it.
 */
export async function selectSellable(trx: Trx, readAt: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; stems: number }>`
    SELECT stock_items.code, CASE WHEN is_same THEN greatest(0, stems - coalesce(sum(agreed_quantity) FILTER (
      WHERE canceled_at IS NULL AND (placed_at IS NULL OR placed_at >= ${readAt})), 0)
      - coalesce((SELECT sum(quantity) FROM hold_lines JOIN holds ON holds.id = hold_id
        WHERE status = 'held' AND hold_lines.code = stock_items.code), 0)
      - coalesce((SELECT sum(stems_left) FROM auction_clocks
        WHERE due_at IS NOT NULL AND auction_clocks.code = stock_items.code), 0))::int ELSE 0 END AS stems
    FROM stock_items JOIN (SELECT code, ${isSame(flowerFields)} AS is_same
        FROM stock_items JOIN cards USING (code)) AS on_sale ON on_sale.code = stock_items.code
      LEFT JOIN (purchase_lines JOIN stock_orders USING (purchase_id)) ON purchase_lines.code = stock_items.code
    GROUP BY stock_items.code, stems, is_same`.execute(trx)
  return new Map(rows.map(({ code, stems }) => [code, stems]))
}

/** Has an order go out, where it has flowers of the stock system; in the transaction that places it. */
export async function recordStockOrder(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  await sql`INSERT INTO stock_orders (purchase_id, id, next_at)
    SELECT ${purchaseId}, ${randomUUID()}, ${at}
    WHERE EXISTS (SELECT FROM purchase_lines JOIN stock_items USING (code) WHERE purchase_id = ${purchaseId})
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Has the stems of an order that went out given free; in the transaction that cancels it. */
export async function recordStockCancel(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  await sql`UPDATE stock_orders SET canceled_at = ${at}, next_at = ${at}
    WHERE purchase_id = ${purchaseId} AND canceled_at IS NULL`.execute(trx)
}

/** An order that has to go out or to be given free. */
export interface WaitingOrder {
  readonly purchaseId: string
  readonly id: string
  readonly reference: string | null
  readonly isCanceled: boolean
  readonly attempts: number
  readonly number: number
  readonly at: Date
  readonly deliveryDate: string
}

/** The orders whose turn it is, the oldest first. */
export async function listWaiting(db: Db, now: Date, limit: number): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    SELECT purchase_id AS "purchaseId", stock_orders.id, reference, canceled_at IS NOT NULL AS "isCanceled", attempts,
      number, issued_at AS at, delivery_date::text AS "deliveryDate"
    FROM stock_orders JOIN purchases ON purchases.id = purchase_id
    WHERE (placed_at IS NULL OR canceled_at IS NOT NULL AND released_at IS NULL) AND next_at <= ${now}
    ORDER BY number LIMIT ${limit}`.execute(db)
  return rows
}

/** The flowers of an order that are the stock system's. */
export async function selectOrderLines(
  db: Db,
  purchaseId: string,
): Promise<{ itemId: string; quantity: number; price: number }[]> {
  const { rows } = await sql<{ itemId: string; quantity: number; price: number }>`
    SELECT stock_items.id AS "itemId", agreed_quantity AS quantity, agreed_price AS price
    FROM purchase_lines JOIN stock_items USING (code)
    WHERE purchase_id = ${purchaseId} AND agreed_quantity > 0 ORDER BY position`.execute(db)
  return rows
}

/** Marks an order as placed. */
export async function markPlaced(db: Db, purchaseId: string, reference: string, at: Date): Promise<void> {
  await db
    .updateTable('stock_orders')
    .set({ reference, placed_at: at })
    .where('purchase_id', '=', purchaseId)
    .where('placed_at', 'is', null)
    .execute()
}

/** Marks an order as given free. */
export async function markReleased(db: Db, purchaseId: string, at: Date): Promise<void> {
  await db
    .updateTable('stock_orders')
    .set({ released_at: at })
    .where('purchase_id', '=', purchaseId)
    .execute()
}

/** Puts an order off after a failure. */
export async function putOffOrder(db: Db, purchaseId: string, nextAt: Date): Promise<void> {
  await db
    .updateTable('stock_orders')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: nextAt }))
    .where('purchase_id', '=', purchaseId)
    .execute()
}
