import { sql, type Kysely } from 'kysely'

/** Stems that are held for people who are about to order them: taken from the lots while a hold runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE holds (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people,
    delivery_date date NOT NULL,
    status text NOT NULL CONSTRAINT holds_status CHECK (status IN ('held', 'used', 'expired')),
    -- Kopecks that count toward the limit of unpaid orders.
    amount bigint NOT NULL CHECK (amount >= 0),
    started_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL CHECK (expires_at >= started_at),
    ended_at timestamptz,
    CONSTRAINT holds_ended CHECK ((status = 'held') = (ended_at IS NULL))
  );
  CREATE UNIQUE INDEX holds_running ON holds (person_id, delivery_date) WHERE status = 'held';
  CREATE INDEX holds_overdue ON holds (expires_at) WHERE status = 'held';
  CREATE INDEX holds_by_person ON holds (person_id, started_at);

  CREATE TABLE hold_lines (
    hold_id text NOT NULL REFERENCES holds ON DELETE CASCADE,
    -- No reference: a lot may be withdrawn while it is held.
    code text NOT NULL,
    -- 0 for a line that has left the cart: the lot was held all the same.
    quantity integer NOT NULL CHECK (quantity >= 0),
    PRIMARY KEY (hold_id, code)
  );
`
