import { sql, type Kysely } from 'kysely'

export const compatibleFrom = '0174-schema-compatibility'

/** What the processes of the jobs, which nobody can ask, last said of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE jobs_processes (
      id text PRIMARY KEY,
      started_at timestamptz NOT NULL,
      reported_at timestamptz NOT NULL,
      memory_bytes bigint NOT NULL,
      cpu_seconds double precision NOT NULL,
      -- The 99th percentile since the report before.
      loop_delay_seconds double precision NOT NULL
    )
  `.execute(db)
}
