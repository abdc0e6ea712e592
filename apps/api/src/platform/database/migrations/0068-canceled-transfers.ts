import { sql, type Kysely } from 'kysely'

/** A transfer that its own buyer cancels needs no reason; anybody else who rejects one says why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `ALTER TABLE transfers DROP CONSTRAINT transfers_rejected_for_a_reason,
         ADD CONSTRAINT transfers_rejected_for_a_reason CHECK (CASE status
           WHEN 'REJECTED' THEN reason <> '' OR (settled_by IS NOT NULL AND settled_by = person_id)
           ELSE reason = '' END)`,
    )
    .execute(db)
}
