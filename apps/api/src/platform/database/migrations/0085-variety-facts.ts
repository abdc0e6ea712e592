import { sql, type Kysely } from 'kysely'

/**
 * What is known of a variety, and what each lot was sold for: a row for a lot and the day of its delivery, with the last price that it
 * had. Kept by triggers, as lots are written by imports, by staff and by the demo, and withdrawn when they are over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db)
}

const statements = `
  ALTER TABLE varieties
    ADD COLUMN head_from_mm integer CHECK (head_from_mm > 0),
    ADD COLUMN head_to_mm integer,
    ADD COLUMN vase_from_days integer CHECK (vase_from_days > 0),
    ADD COLUMN vase_to_days integer,
    ADD CONSTRAINT varieties_head CHECK (num_nulls(head_from_mm, head_to_mm) <> 1 AND head_to_mm >= head_from_mm),
    ADD CONSTRAINT varieties_vase CHECK (num_nulls(vase_from_days, vase_to_days) <> 1 AND vase_to_days >= vase_from_days);

  CREATE TABLE lot_prices (
    code text NOT NULL,
    delivery_date date NOT NULL,
    plantation_id text NOT NULL REFERENCES plantations,
    type text NOT NULL CONSTRAINT lot_prices_type CHECK (type IN ('roses', 'sprayRoses', 'alstroemeria', 'gypsophila',
      'chrysanthemum', 'carnations', 'eucalyptus', 'hypericum', 'pistache', 'dyes')),
    variety text NOT NULL,
    length_cm integer NOT NULL,
    availability text NOT NULL CONSTRAINT lot_prices_availability
      CHECK (availability IN ('inStock', 'toOrder', 'forPlantations')),
    price integer NOT NULL CHECK (price > 0),
    freight integer NOT NULL CHECK (freight >= 0),
    regions text[],
    PRIMARY KEY (code, delivery_date)
  );
  CREATE INDEX lot_prices_by_variety ON lot_prices (plantation_id, type, variety, availability, delivery_date);

  INSERT INTO lot_prices SELECT code, delivery_date, plantation_id, type, variety, length_cm, availability, price, freight, regions
    FROM cards;

  CREATE FUNCTION keep_lot_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO lot_prices AS kept
      SELECT code, delivery_date, plantation_id, type, variety, length_cm, availability, price, freight, regions FROM lots
      ON CONFLICT (code, delivery_date) DO UPDATE SET plantation_id = excluded.plantation_id, type = excluded.type,
        variety = excluded.variety, length_cm = excluded.length_cm, availability = excluded.availability,
        price = excluded.price, freight = excluded.freight, regions = excluded.regions;
    RETURN NULL;
  END $$;
  CREATE FUNCTION keep_lot_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO lot_prices AS kept VALUES (NEW.code, NEW.delivery_date, NEW.plantation_id, NEW.type, NEW.variety, NEW.length_cm,
        NEW.availability, NEW.price, NEW.freight, NEW.regions)
      ON CONFLICT (code, delivery_date) DO UPDATE SET plantation_id = excluded.plantation_id, type = excluded.type,
        variety = excluded.variety, length_cm = excluded.length_cm, availability = excluded.availability,
        price = excluded.price, freight = excluded.freight, regions = excluded.regions;
    RETURN NULL;
  END $$;
  CREATE TRIGGER cards_keep_prices AFTER INSERT ON cards REFERENCING NEW TABLE AS lots
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lot_prices();
  CREATE TRIGGER cards_keep_price
    AFTER UPDATE OF price, freight, regions, delivery_date, availability, type, variety, length_cm, plantation_id ON cards
    FOR EACH ROW WHEN ((OLD.price, OLD.freight, OLD.regions, OLD.delivery_date, OLD.availability, OLD.type, OLD.variety,
      OLD.length_cm, OLD.plantation_id) IS DISTINCT FROM (NEW.price, NEW.freight, NEW.regions, NEW.delivery_date,
      NEW.availability, NEW.type, NEW.variety, NEW.length_cm, NEW.plantation_id))
    EXECUTE FUNCTION keep_lot_price();
`
