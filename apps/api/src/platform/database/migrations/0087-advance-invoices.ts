import { sql, type Kysely } from 'kysely'

/**
 * Invoices for advances under value-added tax, numbered without gaps within a year, and which shipment takes how much of which
 * advance.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  ALTER TABLE files DROP CONSTRAINT files_purpose;
  ALTER TABLE files ADD CONSTRAINT files_purpose CHECK (purpose IN ('avatar', 'payment-proof', 'invoice',
    'claim-photo', 'upd', 'lot-photo', 'advance-invoice', 'upd-correction'));

  CREATE TABLE yearly_numbers (
    kind text CONSTRAINT yearly_numbers_kind CHECK (kind IN ('advance-invoice', 'upd-correction')),
    year integer,
    last integer NOT NULL CHECK (last > 0),
    PRIMARY KEY (kind, year)
  );
  CREATE TABLE advances (
    -- The payment whose money, or a part of it, has stayed on the balance.
    payment_id text PRIMARY KEY REFERENCES payments,
    person_id text NOT NULL REFERENCES people,
    -- Kopecks.
    amount bigint NOT NULL CHECK (amount > 0),
    vat_bp integer NOT NULL CHECK (vat_bp > 0),
    at timestamptz NOT NULL
  );
  CREATE INDEX advances_by_person ON advances (person_id, at);
  CREATE TABLE advance_invoices (
    payment_id text PRIMARY KEY REFERENCES advances,
    year integer NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    issued_at timestamptz NOT NULL,
    content jsonb NOT NULL,
    pdf_file_id text NOT NULL UNIQUE REFERENCES files,
    UNIQUE (year, number)
  );
  CREATE TABLE advance_offsets (
    shipment_id text NOT NULL REFERENCES shipments,
    payment_id text NOT NULL REFERENCES advance_invoices,
    amount bigint NOT NULL CHECK (amount > 0),
    PRIMARY KEY (shipment_id, payment_id)
  );
  CREATE INDEX advance_offsets_by_advance ON advance_offsets (payment_id);
`

const guards = `
  -- Waits for whoever draws a number at the same time: a number that is rolled back is drawn again.
  CREATE FUNCTION next_yearly_number(of_kind text, of_year integer) RETURNS integer LANGUAGE sql AS $$
    INSERT INTO yearly_numbers (kind, year, last) VALUES (of_kind, of_year, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = yearly_numbers.last + 1 RETURNING last
  $$;

  CREATE FUNCTION guard_advance_offset() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    advance bigint;
  BEGIN
    -- Whoever offsets the same advance waits here, and is checked with what the first has taken.
    SELECT amount INTO advance FROM advances WHERE payment_id = NEW.payment_id FOR UPDATE;
    IF advance < NEW.amount
      + (SELECT coalesce(sum(amount), 0) FROM advance_offsets WHERE payment_id = NEW.payment_id)
    THEN
      RAISE EXCEPTION 'shipments offset at most what an advance was'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'advance_offsets_within';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER advance_offsets_within BEFORE INSERT ON advance_offsets
    FOR EACH ROW EXECUTE FUNCTION guard_advance_offset();

  CREATE TRIGGER advances_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON advances
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER advance_invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON advance_invoices
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER advance_offsets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON advance_offsets
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
