import { sql, type Kysely } from 'kysely'

/** A sign-up belongs to the browser that filled in its form. Those of before belong to none, as do those of a version that still runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
}

const columns = `
  ALTER TABLE signups ADD COLUMN browser text NOT NULL DEFAULT '', ADD COLUMN network text NOT NULL DEFAULT ''`
