import { sql, type Kysely } from 'kysely'

/**
 * Regions with what they decide: freight, delivery days, cut-offs, cities and pickup. Lots with their freight and where
 * they are sold. Margins and shares instead of one record for both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(regions).execute(db)
  await sql.raw(cities).execute(db)
  await sql.raw(people).execute(db)
  await sql.raw(lots).execute(db)
  await sql.raw(percentages).execute(db)
}

const regions = `
  ALTER TABLE regions DROP CONSTRAINT regions_pkey;
  ALTER TABLE regions RENAME COLUMN name TO name_ru;
  ALTER TABLE regions
    ADD id text,
    ADD name_en text,
    ADD warehouse_ru text NOT NULL DEFAULT 'Москва',
    ADD warehouse_en text NOT NULL DEFAULT 'Moscow',
    -- From the warehouse, kopecks a stem.
    ADD freight integer NOT NULL DEFAULT 0 CONSTRAINT regions_freight CHECK (freight >= 0),
    -- 1 Monday … 7 Sunday.
    ADD delivery_weekdays smallint[] NOT NULL DEFAULT '{1,2,3,4,5,6}'
      CONSTRAINT regions_weekdays CHECK (
        cardinality(delivery_weekdays) > 0 AND delivery_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
    ADD cutoff_days_before smallint NOT NULL DEFAULT 1
      CONSTRAINT regions_cutoff_days CHECK (cutoff_days_before BETWEEN 1 AND 14),
    -- Minutes after midnight of the time zone.
    ADD cutoff_minutes smallint NOT NULL DEFAULT 960
      CONSTRAINT regions_cutoff_minutes CHECK (cutoff_minutes BETWEEN 0 AND 1439),
    -- The comparison fails for a zone that PostgreSQL does not know.
    ADD time_zone text NOT NULL DEFAULT 'Europe/Moscow'
      CONSTRAINT regions_time_zone CHECK (timezone(time_zone, '2026-01-01 00:00:00+00'::timestamptz) IS NOT NULL),
    -- All four, or none where nothing can be picked up.
    ADD pickup_address_ru text,
    ADD pickup_address_en text,
    ADD pickup_hours_ru text,
    ADD pickup_hours_en text,
    ADD CONSTRAINT regions_pickup CHECK (
      num_nulls(pickup_address_ru, pickup_address_en, pickup_hours_ru, pickup_hours_en) % 4 = 0);
  UPDATE regions SET id = known.id, name_en = known.name_en
    FROM (VALUES
      ('Москва', 'moscow', 'Moscow'),
      ('Санкт-Петербург', 'saint-petersburg', 'Saint Petersburg'),
      ('Казань', 'kazan', 'Kazan'),
      ('Нижний Новгород', 'nizhny-novgorod', 'Nizhny Novgorod')
    ) AS known (name_ru, id, name_en) WHERE known.name_ru = regions.name_ru;
  -- Regions that the operator has added keep their name as their id.
  UPDATE regions SET id = name_ru, name_en = name_ru WHERE id IS NULL;
  ALTER TABLE regions ADD PRIMARY KEY (id), ALTER name_en SET NOT NULL, ADD UNIQUE (name_ru), ADD UNIQUE (name_en);
  INSERT INTO regions (id, name_ru, name_en) VALUES ('moscow', 'Москва', 'Moscow') ON CONFLICT DO NOTHING;
  UPDATE regions SET
    pickup_address_ru = '127018, Россия, Москва, Складочная улица, 1, стр. 18',
    pickup_address_en = '1 Skladochnaya St., bldg 18, Moscow 127018, Russia',
    pickup_hours_ru = 'ежедневно 07:00–19:00',
    pickup_hours_en = 'daily 7:00 AM–7:00 PM'
    WHERE id = 'moscow';
`

const cities = `
  -- Cost of delivery around a city, kopecks; a city that its region does not have costs the default.
  CREATE TABLE region_cities (
    region_id text NOT NULL REFERENCES regions,
    name_ru text NOT NULL,
    name_en text NOT NULL,
    cost integer NOT NULL CONSTRAINT region_cities_cost CHECK (cost >= 0),
    PRIMARY KEY (region_id, name_ru),
    UNIQUE (region_id, name_en)
  );
  INSERT INTO region_cities
    SELECT coalesce(regions.id, 'moscow'), city, coalesce(regions.name_en, known.name_en, city), cost
    FROM city_deliveries
      LEFT JOIN regions ON regions.name_ru = city
      LEFT JOIN (VALUES ('Тверь', 'Tver'), ('Тула', 'Tula'), ('Ярославль', 'Yaroslavl')) AS known (name_ru, name_en)
        ON known.name_ru = city;
  DROP TABLE city_deliveries;
`

const people = `
  UPDATE people SET region = coalesce((SELECT id FROM regions WHERE name_ru = people.region), 'moscow');
  ALTER TABLE people ADD CONSTRAINT people_in_region FOREIGN KEY (region) REFERENCES regions;
`

const lots = `
  ALTER TABLE cards
    -- To the warehouse, kopecks a stem.
    ADD freight integer NOT NULL DEFAULT 0 CONSTRAINT cards_freight CHECK (freight >= 0),
    -- Null is sold everywhere.
    ADD regions text[] CONSTRAINT cards_regions CHECK (cardinality(regions) > 0);
`

const bounded = `
    price_bp integer NOT NULL CHECK (price_bp BETWEEN 0 AND 5000),
    delivery_to_warehouse_bp integer NOT NULL CHECK (delivery_to_warehouse_bp BETWEEN 0 AND 5000),
    delivery_to_region_bp integer NOT NULL CHECK (delivery_to_region_bp BETWEEN 0 AND 5000),
    delivery_to_city_bp integer NOT NULL CHECK (delivery_to_city_bp BETWEEN 0 AND 5000),
    set_by text NOT NULL REFERENCES people,
    set_at timestamptz NOT NULL DEFAULT now()`

const carried = `
  person_id, least(price_bp, 5000), least(delivery_to_warehouse_bp, 5000), least(delivery_to_region_bp, 5000),
  least(delivery_to_city_bp, 5000), set_by, set_at
  FROM percentages JOIN people ON people.id = person_id`

// What staff set for somebody with a broker and a referrer was meant for both; a broker sets margins only. Percentages
// of a person with neither never had a meaning.
const percentages = `
  -- What a buyer pays on top of the parts of a price. Basis points: 100 are 1%.
  CREATE TABLE margins (person_id text PRIMARY KEY REFERENCES people, ${bounded});
  -- What the operator pays of the parts of a price to whoever brought the person.
  CREATE TABLE shares (person_id text PRIMARY KEY REFERENCES people, ${bounded});
  INSERT INTO margins SELECT ${carried} WHERE broker_id IS NOT NULL;
  INSERT INTO shares SELECT ${carried} WHERE referred_by IS NOT NULL AND set_by IS DISTINCT FROM broker_id;
  DROP TABLE percentages;
`
