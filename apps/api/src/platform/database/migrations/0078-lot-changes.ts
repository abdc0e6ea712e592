import { sql, type Kysely } from 'kysely'

/**
 * Lots that staff and plantations bring in: their photographs, what is asked for them in dollars or euros with the rate of then,
 * and who changed what. A variety is remembered when its last lot is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE files DROP CONSTRAINT files_purpose`.execute(db)
  await sql`
    ALTER TABLE files ADD CONSTRAINT files_purpose
      CHECK (purpose IN ('avatar', 'payment-proof', 'invoice', 'claim-photo', 'upd', 'lot-photo'))
  `.execute(db)
  await sql.raw(tables).execute(db)
}

const tables = `
  ALTER TABLE plantations ADD COLUMN default_freight integer NOT NULL DEFAULT 0
    CONSTRAINT plantations_default_freight CHECK (default_freight >= 0);
  UPDATE plantations SET default_freight =
    coalesce((SELECT max(freight) FROM cards WHERE plantation_id = plantations.id), 0);

  ALTER TABLE cards
    ADD COLUMN photos text[] CONSTRAINT cards_photos CHECK (cardinality(photos) > 0),
    ADD COLUMN price_currency text CONSTRAINT cards_price_currency CHECK (price_currency IN ('USD', 'EUR')),
    ADD COLUMN price_amount integer CONSTRAINT cards_price_amount CHECK (price_amount > 0),
    ADD COLUMN price_rate bigint CONSTRAINT cards_price_rate CHECK (price_rate > 0),
    ADD COLUMN price_rate_date date,
    ADD CONSTRAINT cards_price_in
      CHECK (num_nulls(price_currency, price_amount, price_rate, price_rate_date) % 4 = 0);

  CREATE TABLE varieties (
    type text NOT NULL CONSTRAINT varieties_type CHECK (type IN ('roses', 'sprayRoses', 'alstroemeria', 'gypsophila',
      'chrysanthemum', 'carnations', 'eucalyptus', 'hypericum', 'pistache', 'dyes')),
    name text NOT NULL CHECK (name <> ''),
    color text NOT NULL CONSTRAINT varieties_color CHECK (color IN ('red', 'burgundy', 'white', 'cream', 'pink',
      'hotPink', 'yellow', 'orange', 'peach', 'purple', 'lavender', 'blue', 'green', 'black', 'bicolor')),
    tint text NOT NULL,
    PRIMARY KEY (type, name)
  );
  INSERT INTO varieties SELECT DISTINCT ON (type, variety) type, variety, color, tint FROM cards
    ORDER BY type, variety, code;

  CREATE TABLE lot_changes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL,
    plantation_id text NOT NULL REFERENCES plantations,
    kind text NOT NULL CONSTRAINT lot_changes_kind CHECK (kind IN ('added', 'changed', 'withdrawn')),
    source text NOT NULL CONSTRAINT lot_changes_source CHECK (source IN ('hand', 'file', 'moysklad')),
    at timestamptz NOT NULL,
    changed_by text REFERENCES people,
    before jsonb,
    after jsonb,
    CONSTRAINT lot_changes_facts CHECK (CASE kind
      WHEN 'added' THEN before IS NULL AND after IS NOT NULL
      WHEN 'withdrawn' THEN before IS NOT NULL AND after IS NULL
      ELSE before IS NOT NULL AND after IS NOT NULL END)
  );
  CREATE INDEX lot_changes_by_code ON lot_changes (code, id);
`
