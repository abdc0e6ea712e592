import { sql, type Kysely } from 'kysely'

/** What the operator's stock system has, as it was read last, and the orders that go out to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE stock_items (
    id text PRIMARY KEY,
    name text NOT NULL,
    code text NOT NULL UNIQUE,
    problem text CONSTRAINT stock_items_problem
      CHECK (problem IN ('no-type', 'no-plantation', 'no-length', 'no-day', 'no-price', 'no-pack', 'unknown-variety')),
    stems integer NOT NULL DEFAULT 0 CHECK (stems >= 0)
  );
  CREATE TABLE stock_readings (
    what text PRIMARY KEY CONSTRAINT stock_readings_what CHECK (what IN ('items', 'levels')),
    read_at timestamptz NOT NULL
  );
  CREATE TABLE stock_orders (
    purchase_id text PRIMARY KEY REFERENCES purchases,
    id uuid NOT NULL UNIQUE,
    reference text,
    placed_at timestamptz,
    canceled_at timestamptz,
    released_at timestamptz,
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    next_at timestamptz NOT NULL,
    CONSTRAINT stock_orders_placed CHECK ((reference IS NULL) = (placed_at IS NULL)),
    CONSTRAINT stock_orders_released CHECK (released_at IS NULL OR canceled_at IS NOT NULL)
  );
  CREATE INDEX stock_orders_waiting ON stock_orders (next_at)
    WHERE placed_at IS NULL OR canceled_at IS NOT NULL AND released_at IS NULL;
  CREATE INDEX purchase_lines_by_code ON purchase_lines (code);
`
