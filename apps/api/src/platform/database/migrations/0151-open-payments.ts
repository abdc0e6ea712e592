import { sql, type Kysely } from 'kysely'

/** Payments that wait for their money are listed for staff, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`CREATE INDEX payments_open ON payments (number DESC) WHERE status IN ('INITIAL', 'IN_PROCESSED');`)
    .execute(db)
}
