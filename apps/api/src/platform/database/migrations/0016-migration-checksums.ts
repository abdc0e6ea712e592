import { sql, type Kysely } from 'kysely'

/** What each migration did when it ran here, so that one that was changed afterwards is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE migration_checksums (
      name text PRIMARY KEY,
      sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$')
    )
  `.execute(db)
}
