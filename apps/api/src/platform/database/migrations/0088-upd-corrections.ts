import { sql, type Kysely } from 'kysely'

/** Corrections of universal transfer documents, numbered without gaps within a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  CREATE TABLE upd_corrections (
    id text PRIMARY KEY,
    shipment_id text NOT NULL REFERENCES upds,
    year integer NOT NULL,
    number integer NOT NULL CHECK (number > 0),
    issued_at timestamptz NOT NULL,
    content jsonb NOT NULL,
    pdf_file_id text NOT NULL UNIQUE REFERENCES files,
    UNIQUE (year, number)
  );
  CREATE INDEX upd_corrections_by_shipment ON upd_corrections (shipment_id);
  CREATE TABLE upd_correction_lines (
    correction_id text NOT NULL REFERENCES upd_corrections,
    shipment_id text NOT NULL,
    position integer NOT NULL,
    -- Stems that the documents of the shipment said before, and say now.
    quantity_before integer NOT NULL,
    quantity_after integer NOT NULL CHECK (quantity_after >= 0),
    CONSTRAINT upd_correction_lines_less CHECK (quantity_after < quantity_before),
    PRIMARY KEY (correction_id, position),
    FOREIGN KEY (shipment_id, position) REFERENCES shipment_lines,
    -- A correction begins where the one before it has ended.
    UNIQUE (shipment_id, position, quantity_before)
  );
`

const guards = `
  CREATE TRIGGER upd_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON upd_corrections
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER upd_correction_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON upd_correction_lines
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`
