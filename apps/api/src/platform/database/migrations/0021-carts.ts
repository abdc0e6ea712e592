import { sql, type Kysely } from 'kysely'

/** Carts of signed-in people, a row a line. A removed line stays as a row of 0 stems, so that older changes lose to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE cart_lines (
      person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
      delivery_date date NOT NULL,
      code text NOT NULL,
      price integer NOT NULL CHECK (price >= 0),
      quantity integer NOT NULL CHECK (quantity >= 0),
      -- When a device changed it, by that device's clock, never later than it arrived.
      changed_at timestamptz NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (person_id, delivery_date, code)
    )
  `.execute(db)
  await sql`CREATE INDEX cart_lines_by_day ON cart_lines (delivery_date)`.execute(db)
  await sql`CREATE INDEX cart_lines_removed ON cart_lines (changed_at) WHERE quantity = 0`.execute(db)
}
