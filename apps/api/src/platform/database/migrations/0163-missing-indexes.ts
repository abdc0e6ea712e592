import { sql, type Kysely } from 'kysely'

/** What the jobs of every minute and the desk look for is found without reading all there ever was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  "CREATE INDEX card_attempts_waiting ON card_attempts (created_at) WHERE status IN ('opening', 'open', 'declined')",
  'CREATE INDEX crypto_transfers_by_address ON crypto_transfers (address, block_at)',
  'CREATE INDEX ledger_accounts_frozen ON ledger_accounts (frozen_at) WHERE frozen_at IS NOT NULL',
]
