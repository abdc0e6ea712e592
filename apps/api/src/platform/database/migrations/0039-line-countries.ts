import { sql, type Kysely } from 'kysely'

/** From which country each line of an order comes; empty where a plantation is no longer known by its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db)
  await sql.raw(linesOfBefore).execute(db)
  // Whatever the next migration changes, no check of these rows is pending.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(db)
}

const column = `ALTER TABLE purchase_lines ADD COLUMN country text NOT NULL DEFAULT ''`

const linesOfBefore = `
  UPDATE purchase_lines SET country = plantations.country FROM plantations
    WHERE plantations.name = purchase_lines.plantation`
