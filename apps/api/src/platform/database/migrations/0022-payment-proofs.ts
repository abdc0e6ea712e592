import { sql, type Kysely } from 'kysely'

/** Pictures that prove payments; a fiscal receipt proves one payment, unless that was rejected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE files DROP CONSTRAINT files_purpose`.execute(db)
  await sql`
    ALTER TABLE files ADD CONSTRAINT files_purpose CHECK (purpose IN ('avatar', 'payment-proof'))
  `.execute(db)
  await sql`
    CREATE UNIQUE INDEX payments_receipt_once ON payments ((proof->>'receipt'))
      WHERE proof->>'receipt' IS NOT NULL AND status <> 'REJECTED'
  `.execute(db)
}
