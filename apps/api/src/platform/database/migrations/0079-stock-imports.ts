import { sql, type Kysely } from 'kysely'

/**
 * Price lists that were uploaded, with what they would do, until they are applied or discarded; how the columns of a plantation's
 * lists are read, and what its names of varieties mean.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(guards).execute(db)
}

const tables = `
  CREATE TABLE stock_imports (
    id text PRIMARY KEY,
    plantation_id text NOT NULL REFERENCES plantations,
    availability text NOT NULL CONSTRAINT stock_imports_availability
      CHECK (availability IN ('inStock', 'toOrder', 'forPlantations')),
    delivery_date date NOT NULL,
    currency text NOT NULL CONSTRAINT stock_imports_currency CHECK (currency IN ('RUB', 'USD', 'EUR')),
    rate bigint CONSTRAINT stock_imports_rate CHECK (rate > 0),
    rate_date date,
    is_whole boolean NOT NULL,
    file_name text NOT NULL,
    rows jsonb NOT NULL,
    first_row integer NOT NULL CHECK (first_row >= 0),
    columns text[] NOT NULL,
    layout text NOT NULL,
    skipped integer[] NOT NULL DEFAULT '{}',
    lines jsonb NOT NULL,
    status text NOT NULL DEFAULT 'open' CONSTRAINT stock_imports_status
      CHECK (status IN ('open', 'applied', 'discarded')),
    created_at timestamptz NOT NULL,
    created_by text NOT NULL REFERENCES people,
    settled_at timestamptz,
    settled_by text REFERENCES people,
    CONSTRAINT stock_imports_rates CHECK ((currency = 'RUB') = (rate IS NULL) AND (rate IS NULL) = (rate_date IS NULL)),
    CONSTRAINT stock_imports_settled
      CHECK ((status = 'open') = (settled_at IS NULL) AND (settled_at IS NULL) = (settled_by IS NULL))
  );
  CREATE INDEX stock_imports_by_plantation ON stock_imports (plantation_id, created_at);

  CREATE TABLE price_file_layouts (
    plantation_id text NOT NULL REFERENCES plantations,
    layout text NOT NULL,
    columns text[] NOT NULL,
    PRIMARY KEY (plantation_id, layout)
  );

  CREATE TABLE variety_aliases (
    plantation_id text NOT NULL REFERENCES plantations,
    words text NOT NULL,
    type text NOT NULL,
    variety text NOT NULL,
    PRIMARY KEY (plantation_id, words),
    FOREIGN KEY (type, variety) REFERENCES varieties
  );
  INSERT INTO varieties SELECT DISTINCT ON (type, variety) type, variety, color, tint FROM cards
    ORDER BY type, variety, code ON CONFLICT DO NOTHING;
`

const guards = `
  CREATE FUNCTION guard_stock_import() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status <> 'open' THEN
      RAISE EXCEPTION 'an import is applied or discarded once'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'stock_imports_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER stock_imports_once BEFORE UPDATE ON stock_imports
    FOR EACH ROW EXECUTE FUNCTION guard_stock_import();
`
