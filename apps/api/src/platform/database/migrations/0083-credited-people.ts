import { sql, type Kysely } from 'kysely'

/** Why staff have credited a transfer of a bank statement to a person, where it pays no invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `ALTER TABLE bank_transfers ADD COLUMN credit_reason text,
         ADD CONSTRAINT bank_transfers_reason
           CHECK (credit_reason IS NULL OR (credit_reason <> '' AND payment_id IS NOT NULL))`,
    )
    .execute(db)
}
