import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/**
 * Adds a partition for postings before the last one is in use, as none can be inserted without, and analyzes the partitioned table, which autovacuum does
 * not do.
 */
export async function maintainPartitions(db: Db): Promise<void> {
  await sql`SELECT add_postings_partition()`.execute(db)
  await sql`ANALYZE postings`.execute(db)
}
