import { sql, type Kysely } from 'kysely'

export const compatibleFrom = '0174-schema-compatibility'

/** When the balances were last proven against their postings: one row, once they have been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ledger_proofs (
      is_last boolean PRIMARY KEY DEFAULT true CHECK (is_last),
      proven_at timestamptz NOT NULL
    )
  `.execute(db)
}
