import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** Most rows that one statement deletes: with their cascades well below the statement timeout. */
export const deleteBatchSize = 1_000

/** A condition on a table that names at most a batch of the rows that fulfil another one. */
export function batchOf(table: keyof Schema, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = sql`SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${deleteBatchSize}`
  return sql`ctid = ANY(ARRAY(${rows}))`
}

/**
 * Deletes the rows that fulfil a condition, a batch each statement: what is deleted stays deleted when a later batch
 * fails, and no table size exceeds the statement timeout. Answers how many rows went, cascades not counted.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0
  let batch: number
  do {
    const { numAffectedRows = 0n } =
      await sql`DELETE FROM ${sql.table(table)} WHERE ${batchOf(table, condition)}`.execute(db)
    batch = Number(numAffectedRows)
    deleted += batch
  } while (batch === deleteBatchSize)
  return deleted
}
