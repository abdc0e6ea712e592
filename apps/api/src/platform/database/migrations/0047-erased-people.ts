import { sql, type Kysely } from 'kysely'

/** People whose personal data was erased at their own request; lists leave them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE people ADD erased_at timestamptz`.execute(db)
}
