import { sql, type Kysely } from 'kysely'

/** The version before reads with or without them. */
export const compatibleFrom = '0245-asked-cards'

/** What may be the same transfer in another format, and what waits to be credited, is found without reading all that ever came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'CREATE INDEX bank_transfers_by_payer ON bank_transfers (payer_account, amount)',
  'CREATE INDEX bank_transfers_waiting ON bank_transfers (id) WHERE payment_id IS NULL AND excluded_at IS NULL',
]
