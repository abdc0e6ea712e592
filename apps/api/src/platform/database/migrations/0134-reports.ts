import { sql, type Kysely } from 'kysely'

/** Reports read orders by when they were placed, and earnings by when they came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE INDEX purchases_by_time ON purchases (issued_at);
       CREATE INDEX order_earnings_by_time ON order_earnings (at);`,
    )
    .execute(db)
}
