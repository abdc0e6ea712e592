import { sql, type Kysely } from 'kysely'

/** What arrives for a payment in USDT that its person has canceled is found by its exact amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`CREATE INDEX crypto_payments_by_amount ON crypto_payments (address, units) WHERE NOT is_open;
      CREATE INDEX crypto_payments_by_expiry ON crypto_payments (expires_at) WHERE NOT is_open;`)
    .execute(db)
}
