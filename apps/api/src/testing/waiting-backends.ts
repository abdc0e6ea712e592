import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The processes of the server that wait for a lock in this database, for `expect.poll`. */
export async function waitingBackends({ kysely }: Pick<Database, 'kysely'>): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(kysely)
  return rows.map(({ pid }) => pid)
}
