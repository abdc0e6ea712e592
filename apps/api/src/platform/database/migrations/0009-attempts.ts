import { sql, type Kysely } from 'kysely'

/** Attempts at what can be guessed or costs something, counted for all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE attempts (
      limit_name text NOT NULL,
      key_hash bytea NOT NULL,
      attempts_left integer NOT NULL CHECK (attempts_left >= 0),
      ends_at timestamptz NOT NULL,
      PRIMARY KEY (limit_name, key_hash)
    )
  `.execute(db)
  await sql`CREATE INDEX attempts_by_end ON attempts (ends_at)`.execute(db)
}
