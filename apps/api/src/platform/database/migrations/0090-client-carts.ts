import { sql, type Kysely } from 'kysely'

/** A broker fills a cart of its own for each client; that of oneself names oneself as the buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE cart_lines ADD COLUMN buyer_id text REFERENCES people ON DELETE CASCADE`.execute(db)
  await sql`UPDATE cart_lines SET buyer_id = person_id`.execute(db)
  await sql`
    ALTER TABLE cart_lines
      ALTER COLUMN buyer_id SET NOT NULL,
      DROP CONSTRAINT cart_lines_pkey,
      ADD PRIMARY KEY (person_id, buyer_id, delivery_date, code)
  `.execute(db)
  await sql`CREATE INDEX cart_lines_by_buyer ON cart_lines (buyer_id)`.execute(db)
}
