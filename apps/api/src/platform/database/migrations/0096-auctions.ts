import { sql, type Kysely } from 'kysely'

/** Dutch auctions: lots of the stock on clocks, and the presses that took them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE auctions (
    id text PRIMARY KEY,
    starts_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    created_by text REFERENCES people
  );
  CREATE INDEX auctions_by_start ON auctions (starts_at);

  CREATE TABLE auction_clocks (
    id text PRIMARY KEY,
    auction_id text NOT NULL REFERENCES auctions,
    position integer NOT NULL,
    -- No reference: a lot may be withdrawn while its stems are on the clock, which keeps what an order needs of it.
    code text NOT NULL,
    type text NOT NULL,
    variety text NOT NULL,
    plantation_id text NOT NULL REFERENCES plantations,
    length_cm integer NOT NULL,
    color text NOT NULL,
    tint text NOT NULL,
    stems_per_bunch integer NOT NULL CHECK (stems_per_bunch > 0),
    stems_per_box integer NOT NULL CHECK (stems_per_box > 0),
    regions text[],
    delivery_date date NOT NULL,
    -- Kopecks a stem in the warehouse.
    start_price integer NOT NULL CHECK (start_price > 0),
    step_price integer NOT NULL CHECK (step_price > 0),
    step_ms integer NOT NULL CHECK (step_ms > 0),
    reserve_price integer NOT NULL CHECK (reserve_price BETWEEN 1 AND start_price),
    minimum_bunches integer NOT NULL CHECK (minimum_bunches > 0),
    stems integer NOT NULL CHECK (stems > 0),
    stems_left integer NOT NULL CHECK (stems_left BETWEEN 0 AND stems AND stems_left % stems_per_bunch = 0),
    opens_at timestamptz NOT NULL,
    status text NOT NULL CONSTRAINT auction_clocks_status
      CHECK (status IN ('open', 'held', 'sold', 'unsold', 'canceled')),
    -- The run: its price follows from these and the time.
    from_step integer NOT NULL CHECK (from_step >= 0),
    since timestamptz NOT NULL,
    -- When the reserve is reached, or the time to choose is over.
    due_at timestamptz,
    revision integer NOT NULL DEFAULT 1,
    UNIQUE (auction_id, position),
    CONSTRAINT auction_clocks_sold CHECK (status <> 'sold' OR stems_left = 0),
    CONSTRAINT auction_clocks_due CHECK ((due_at IS NULL) = (status = 'sold' OR status = 'unsold' OR status = 'canceled'))
  );
  CREATE INDEX auction_clocks_overdue ON auction_clocks (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX auction_clocks_by_code ON auction_clocks (code) WHERE due_at IS NOT NULL;

  CREATE TABLE auction_presses (
    id text PRIMARY KEY,
    clock_id text NOT NULL REFERENCES auction_clocks,
    person_id text NOT NULL REFERENCES people,
    -- By the clock of the database.
    pressed_at timestamptz NOT NULL,
    step integer NOT NULL CHECK (step >= 0),
    -- Kopecks a stem: in the warehouse, and with freight and the buyer's margin.
    clock_price integer NOT NULL CHECK (clock_price > 0),
    price integer NOT NULL CHECK (price > 0),
    seen_price integer NOT NULL CONSTRAINT auction_presses_seen CHECK (seen_price >= price),
    delivery_method text NOT NULL CONSTRAINT auction_presses_delivery_method
      CHECK (delivery_method IN ('delivery', 'pickup')),
    address_id text,
    minimum_stems integer NOT NULL CHECK (minimum_stems > 0),
    choose_until timestamptz NOT NULL,
    reservation_id text REFERENCES reservations,
    status text NOT NULL CONSTRAINT auction_presses_status CHECK (status IN ('choosing', 'bought', 'lapsed')),
    quantity integer CHECK (quantity >= minimum_stems),
    purchase_id text REFERENCES purchases,
    CONSTRAINT auction_presses_bought
      CHECK ((status = 'bought') = (quantity IS NOT NULL AND purchase_id IS NOT NULL))
  );
  -- The first press wins.
  CREATE UNIQUE INDEX auction_presses_choosing ON auction_presses (clock_id) WHERE status = 'choosing';
  CREATE INDEX auction_presses_by_clock ON auction_presses (clock_id, pressed_at);
  CREATE INDEX auction_presses_by_person ON auction_presses (person_id, pressed_at DESC);
  CREATE INDEX auction_presses_sold ON auction_presses (pressed_at DESC, id) WHERE status = 'bought';
  CREATE INDEX auction_presses_by_purchase ON auction_presses (purchase_id);
`
