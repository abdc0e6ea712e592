import { sql, type Kysely } from 'kysely'

/** Staff list everybody's orders by status, region, day and what is unpaid, and keep filters of the list by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE INDEX purchases_by_status ON purchases (status, number DESC);
       CREATE INDEX purchases_by_region ON purchases (region_id, number DESC);
       CREATE INDEX purchases_by_delivery ON purchases (delivery_date, number DESC);
       CREATE INDEX purchases_awaiting ON purchases (number DESC)
         WHERE payment_status = 'wait_paid' AND status <> 'canceled';
       CREATE TABLE order_views (
         person_id text NOT NULL REFERENCES people,
         name text NOT NULL CHECK (name <> ''),
         query text NOT NULL,
         saved_at timestamptz NOT NULL,
         PRIMARY KEY (person_id, name)
       );`,
    )
    .execute(db)
}
