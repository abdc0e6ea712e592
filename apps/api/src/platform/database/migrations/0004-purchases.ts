import { sql, type Kysely } from 'kysely'

/** Stock orders, and the first answers of calls that may be repeated. Amounts in kopecks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(paidByItsDebit).execute(db)
}

const statuses = `('new', 'in_process', 'confirmed', 'partially_confirmed', 'assembled', 'shipped',
  'partially_shipped', 'delivered', 'fulfilled', 'return', 'canceled')`

const tables = `
  -- Cost of bringing an order around a city; a city that is not here costs the default.
  CREATE TABLE city_deliveries (
    city text PRIMARY KEY,
    cost integer NOT NULL CHECK (cost >= 0)
  );

  CREATE SEQUENCE purchase_numbers START 10001;

  CREATE TABLE purchases (
    id text PRIMARY KEY,
    number integer NOT NULL UNIQUE DEFAULT nextval('purchase_numbers'),
    person_id text NOT NULL REFERENCES people,
    issued_at timestamptz NOT NULL DEFAULT now(),
    delivery_date date NOT NULL,
    status text NOT NULL CONSTRAINT purchases_status CHECK (status IN ${statuses}),
    payment_status text NOT NULL
      CONSTRAINT purchases_payment_status CHECK (payment_status IN ('wait_paid', 'paid')),
    delivery_method text NOT NULL
      CONSTRAINT purchases_delivery_method CHECK (delivery_method IN ('delivery', 'pickup')),
    payment_method text NOT NULL CONSTRAINT purchases_payment_method
      CHECK (payment_method IN ('QRCODE', 'CRYPTO', 'CASH', 'CARD', 'BALANCE', 'CHECK')),
    comment text NOT NULL,
    address text,
    goods bigint NOT NULL CHECK (goods > 0),
    delivery_cost bigint NOT NULL CHECK (delivery_cost >= 0),
    total bigint NOT NULL,
    stems integer NOT NULL CHECK (stems > 0),
    positions integer NOT NULL CHECK (positions > 0),
    boxes integer NOT NULL CHECK (boxes > 0),
    paid_by text UNIQUE REFERENCES movements,
    CONSTRAINT purchases_add_up CHECK (goods + delivery_cost = total),
    CONSTRAINT purchases_paid_by_movement CHECK ((payment_status = 'paid') = (paid_by IS NOT NULL))
  );
  CREATE INDEX purchases_by_person ON purchases (person_id, number DESC);

  CREATE TABLE purchase_lines (
    purchase_id text NOT NULL REFERENCES purchases,
    position integer NOT NULL,
    code text NOT NULL,
    type text NOT NULL,
    variety text NOT NULL,
    plantation text NOT NULL,
    length_cm integer NOT NULL,
    tint text NOT NULL,
    stems_per_bunch integer NOT NULL,
    price integer NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    agreed_price integer NOT NULL,
    agreed_quantity integer NOT NULL CHECK (agreed_quantity BETWEEN 0 AND quantity),
    PRIMARY KEY (purchase_id, position),
    UNIQUE (purchase_id, code)
  );

  CREATE TABLE purchase_events (
    purchase_id text NOT NULL REFERENCES purchases,
    ordinal integer NOT NULL,
    status text NOT NULL CONSTRAINT purchase_events_status CHECK (status IN ${statuses}),
    at timestamptz NOT NULL DEFAULT now(),
    created_by text REFERENCES people,
    PRIMARY KEY (purchase_id, ordinal)
  );

  CREATE TABLE idempotent_calls (
    person_id text NOT NULL REFERENCES people,
    call text NOT NULL,
    key text NOT NULL,
    body_hash bytea NOT NULL,
    answer text,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (person_id, call, key)
  );
`

const paidByItsDebit = `
  CREATE FUNCTION check_purchase_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.payment_status = 'paid' AND NOT EXISTS (
      SELECT 1 FROM postings JOIN ledger_accounts ON ledger_accounts.id = postings.account_id
      WHERE movement_id = NEW.paid_by AND owner_id = NEW.person_id
        AND postings.currency = 'RUB' AND amount = -NEW.total
    ) THEN
      RAISE EXCEPTION 'a paid purchase has one debit of its total'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchases_paid_by_debit';
    END IF;
    IF (SELECT coalesce(sum(price::bigint * quantity), 0) FROM purchase_lines WHERE purchase_id = NEW.id)
      <> NEW.goods
    THEN
      RAISE EXCEPTION 'the lines of a purchase sum to its goods'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'purchases_lines_add_up';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER purchases_are_whole AFTER INSERT OR UPDATE ON purchases
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_purchase_is_whole();
`
