import { sql, type Kysely } from 'kysely'

/** Which earlier versions work with the schema that a migration leaves, for the time in which two versions run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE migration_compatibility (
      name text PRIMARY KEY,
      -- The migration that a version has to know for it.
      compatible_from text NOT NULL
    )
  `.execute(db)
}
