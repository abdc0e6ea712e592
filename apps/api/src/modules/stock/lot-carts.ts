import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** How many carts have at least one of some lots; a cart that is filled for a client is one of its own. */
export async function countCartsWith(db: Db, codes: readonly string[]): Promise<number> {
  // By the days of the lots, which an index leads to.
  const { rows } = await sql<{ carts: number }>`
    SELECT count(DISTINCT (person_id, buyer_id))::int AS carts FROM cart_lines
    WHERE delivery_date IN (SELECT delivery_date FROM cards WHERE code = ANY(${codes}))
      AND code = ANY(${codes}) AND quantity > 0`.execute(db)
  return rows[0]?.carts ?? 0
}
