import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/**
 * Lets the planner believe that a table, with its partitions and indexes, has so many times the rows that it has. It estimates rows by their number on a page and the
 * pages that are there: many rows on few pages make reading a table whole look cheaper than it would be, never dearer.
 */
export async function growStatistics(kysely: Kysely<Schema>, table: string, times: number): Promise<void> {
  const { rows } = await sql<{ isGrown: boolean }>`
    WITH tables AS (
      SELECT ${table}::regclass AS relid UNION SELECT relid FROM pg_partition_tree(${table}::regclass))
    SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', relpages,
      'reltuples', (reltuples * ${times}::real)::real, 'relallvisible', relallvisible) AS "isGrown"
    FROM pg_class
    WHERE oid IN (SELECT relid FROM tables) OR oid IN (SELECT indexrelid FROM pg_index JOIN tables ON indrelid = relid)`.execute(
    kysely,
  )
  if (!rows.every(({ isGrown }) => isGrown)) throw new Error(`The statistics of ${table} could not be set.`)
}
