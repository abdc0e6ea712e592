import { sql, type Kysely } from 'kysely'

/** Saved lists that are ordered on chosen weekdays, and what has happened to them. Amounts in kopecks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const reasons = `('person', 'money', 'unpaid-limit', 'cash-limit', 'payment-method', 'stock', 'price', 'verification',
      'destination', 'account', 'missed')`

const tables = `
  CREATE TABLE standing_orders (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people,
    -- Null once it is over and the list was removed.
    list_id text REFERENCES saved_lists ON DELETE SET NULL,
    -- Of the list.
    name text NOT NULL,
    -- 1 Monday to 7 Sunday.
    weekdays integer[] NOT NULL CHECK (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality(weekdays) > 0),
    until date NOT NULL,
    delivery_method text NOT NULL CHECK (delivery_method IN ('delivery', 'pickup')),
    payment_method text NOT NULL CONSTRAINT standing_orders_payment_method CHECK (payment_method IN ('BALANCE', 'CASH')),
    -- Null is the default address of the day.
    address_id text REFERENCES addresses ON DELETE SET NULL,
    max_stem_price integer CHECK (max_stem_price > 0),
    max_total bigint CHECK (max_total > 0),
    status text NOT NULL CONSTRAINT standing_orders_status CHECK (status IN ('active', 'paused', 'ended')),
    pause_reason text CONSTRAINT standing_orders_pause_reason CHECK (pause_reason IN ${reasons}),
    paused_at timestamptz,
    -- The day that it was paused before.
    paused_date date,
    -- The day that is ordered for next, and the last one that is done with.
    next_date date,
    done_date date,
    created_at timestamptz NOT NULL,
    CONSTRAINT standing_orders_next CHECK ((status = 'active') = (next_date IS NOT NULL)),
    CONSTRAINT standing_orders_paused CHECK ((status = 'paused') = (pause_reason IS NOT NULL AND paused_at IS NOT NULL)),
    CONSTRAINT standing_orders_list CHECK (list_id IS NOT NULL OR status = 'ended')
  );
  CREATE INDEX standing_orders_by_person ON standing_orders (person_id);
  CREATE INDEX standing_orders_by_list ON standing_orders (list_id);
  CREATE INDEX standing_orders_by_address ON standing_orders (address_id);
  CREATE INDEX standing_orders_due ON standing_orders (next_date) WHERE status = 'active';

  CREATE TABLE standing_order_events (
    standing_order_id text NOT NULL REFERENCES standing_orders ON DELETE CASCADE,
    ordinal integer NOT NULL CHECK (ordinal > 0),
    kind text NOT NULL CONSTRAINT standing_order_events_kind
      CHECK (kind IN ('created', 'changed', 'announced', 'placed', 'paused', 'resumed', 'ended')),
    at timestamptz NOT NULL,
    delivery_date date,
    purchase_id text REFERENCES purchases,
    reason text CONSTRAINT standing_order_events_reason CHECK (reason IN ${reasons}),
    PRIMARY KEY (standing_order_id, ordinal),
    CONSTRAINT standing_order_events_placed CHECK ((kind = 'placed') = (purchase_id IS NOT NULL))
  );
  -- A day is ordered for once, whatever processes do at the same moment.
  CREATE UNIQUE INDEX standing_order_days ON standing_order_events (standing_order_id, delivery_date)
    WHERE kind = 'placed';
  CREATE INDEX standing_order_events_by_purchase ON standing_order_events (purchase_id);
`
