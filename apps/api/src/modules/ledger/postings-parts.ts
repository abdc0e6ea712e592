import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/**
 * Keeps a whole part of postings empty, into which they go when the one in use is full, and tells the planner of all parts together, which no autovacuum does.
 * Without a part to go to no posting is taken: a part holds ten million, and one more is always ahead.
 */
export async function tendPostings(db: Db): Promise<void> {
  await sql`SELECT add_postings_part()`.execute(db)
  await sql`ANALYZE postings`.execute(db)
}
