import { sql } from 'kysely'
import type { Db, Trx } from './database.ts'

/** Tells the time that all processes share; within a transaction that of the moment, not of its beginning. */
export type DatabaseClock = (db: Db | Trx) => Promise<Date>

/** Reads the clock of PostgreSQL. */
export async function readDatabaseClock(db: Db | Trx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db)
  return rows[0]?.at ?? new Date()
}
