import { sql, type Kysely } from 'kysely'

/**
 * Shipments of orders and their universal transfer documents, numbered without gaps within a year; and what such a document
 * names of its buyer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  ALTER TABLE people
    ADD COLUMN kpp text NOT NULL DEFAULT '',
    ADD COLUMN legal_address text NOT NULL DEFAULT '';
  ALTER TABLE files DROP CONSTRAINT files_purpose;
  ALTER TABLE files ADD CONSTRAINT files_purpose
    CHECK (purpose IN ('avatar', 'payment-proof', 'invoice', 'claim-photo', 'upd'));

  CREATE TABLE shipments (
    id text PRIMARY KEY,
    purchase_id text NOT NULL REFERENCES purchases,
    ordinal integer NOT NULL CHECK (ordinal > 0),
    at timestamptz NOT NULL,
    -- Kopecks: the delivery is charged with the first shipment.
    delivery bigint NOT NULL CHECK (delivery >= 0),
    UNIQUE (purchase_id, ordinal)
  );
  CREATE TABLE shipment_lines (
    shipment_id text NOT NULL REFERENCES shipments,
    purchase_id text NOT NULL,
    position integer NOT NULL,
    -- Stems.
    quantity integer NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (shipment_id, position),
    FOREIGN KEY (purchase_id, position) REFERENCES purchase_lines
  );
  CREATE INDEX shipment_lines_by_line ON shipment_lines (purchase_id, position);

  CREATE TABLE upd_numbers (
    year integer PRIMARY KEY,
    last integer NOT NULL CHECK (last > 0)
  );
  CREATE TABLE upds (
    shipment_id text PRIMARY KEY REFERENCES shipments,
    year integer NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    issued_at timestamptz NOT NULL,
    content jsonb NOT NULL,
    pdf_file_id text NOT NULL UNIQUE REFERENCES files,
    xml_file_id text NOT NULL UNIQUE REFERENCES files,
    UNIQUE (year, number)
  );
`

const guards = `
  -- Waits for whoever draws a number at the same time: a number that is rolled back is drawn again.
  CREATE FUNCTION next_upd_number(of_year integer) RETURNS integer LANGUAGE sql AS $$
    INSERT INTO upd_numbers (year, last) VALUES (of_year, 1)
      ON CONFLICT (year) DO UPDATE SET last = upd_numbers.last + 1 RETURNING last
  $$;
  CREATE TRIGGER shipments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON shipments
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER shipment_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON shipment_lines
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER upds_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON upds
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
