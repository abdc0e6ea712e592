import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** What a table takes on disk, as PostgreSQL's statistics have it: rows are estimates, scans are counted since they were last reset. */
export interface TableStorage {
  readonly name: string
  readonly liveRows: number
  /** Rows that were changed or deleted, and whose room no vacuum has freed yet. */
  readonly deadRows: number
  /** With values that are kept outside of their rows. */
  readonly tableBytes: number
  readonly indexBytes: number
  readonly sequentialScans: number
  readonly vacuumedAt: Date | null
}

/** An index that nothing has read, though it costs room and each write: no constraint needs it either. */
export interface UnusedIndex {
  readonly name: string
  readonly table: string
  readonly bytes: number
}

/** The shop's own tables and those of its jobs. */
const schemas = ['public', 'jobs']

/** All tables, the largest first. */
export async function readTableStorage(kysely: Db): Promise<readonly TableStorage[]> {
  const { rows } = await sql<TableStorage>`
    SELECT relname AS name, n_live_tup::float8 AS "liveRows", n_dead_tup::float8 AS "deadRows",
      pg_table_size(relid)::float8 AS "tableBytes", pg_indexes_size(relid)::float8 AS "indexBytes",
      seq_scan::float8 AS "sequentialScans", greatest(last_vacuum, last_autovacuum) AS "vacuumedAt"
    FROM pg_stat_user_tables WHERE schemaname = ANY(${schemas})
    ORDER BY pg_total_relation_size(relid) DESC, relname`.execute(kysely)
  return rows
}

/** The indexes that no statement has read since the statistics were reset, the largest first. */
export async function readUnusedIndexes(kysely: Db): Promise<readonly UnusedIndex[]> {
  const { rows } = await sql<UnusedIndex>`
    SELECT used.indexrelname AS name, used.relname AS table, pg_relation_size(used.indexrelid)::float8 AS bytes
    FROM pg_stat_user_indexes AS used JOIN pg_index USING (indexrelid)
    WHERE used.schemaname = ANY(${schemas}) AND used.idx_scan = 0 AND NOT indisunique
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = used.indexrelid)
    ORDER BY bytes DESC, name`.execute(kysely)
  return rows
}
