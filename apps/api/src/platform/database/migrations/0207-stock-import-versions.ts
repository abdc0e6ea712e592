import { sql, type Kysely } from 'kysely'

/** The version before keeps the default in new rows, and changes a review without counting it. */
export const compatibleFrom = '0174-schema-compatibility'

/** Who corrects or applies an uploaded price list names the review that was seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`ALTER TABLE stock_imports ADD COLUMN version integer NOT NULL DEFAULT 0`).execute(db)
}
