import { sql, type Kysely } from 'kysely'

/**
 * What the prices of an order were made of when it was placed, so that a price that is agreed later, margins and shares
 * can be told apart. Orders from before had neither freight nor margins.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(terms).execute(db)
  await sql.raw(parts).execute(db)
}

const basisPoints = ['price', 'delivery_to_warehouse', 'delivery_to_region', 'delivery_to_city']
const carried = ['margin', 'share'].flatMap((kind) => basisPoints.map((part) => `${kind}_${part}_bp`))

const terms = `
  ALTER TABLE purchases
    ADD region_id text REFERENCES regions,
    -- Delivery around the city before the margin, kopecks.
    ADD city_base_cost integer NOT NULL DEFAULT 0 CONSTRAINT purchases_city_base_cost CHECK (city_base_cost >= 0),
    ${carried.map((name) => `ADD ${name} integer NOT NULL DEFAULT 0 CHECK (${name} BETWEEN 0 AND 5000)`).join(', ')};
  UPDATE purchases SET region_id = people.region FROM people WHERE people.id = person_id;
  UPDATE purchases SET city_base_cost = delivery_cost;
  -- A table with pending trigger events cannot be altered.
  SET CONSTRAINTS ALL IMMEDIATE;
  ALTER TABLE purchases ALTER region_id SET NOT NULL, ALTER city_base_cost DROP DEFAULT,
    ${carried.map((name) => `ALTER ${name} DROP DEFAULT`).join(', ')};
`

// The parts of a price before margins, kopecks a stem.
const parts = `
  ALTER TABLE purchase_lines
    ADD plantation_price integer CONSTRAINT purchase_lines_plantation_price CHECK (plantation_price >= 0),
    ADD freight integer NOT NULL DEFAULT 0 CONSTRAINT purchase_lines_freight CHECK (freight >= 0),
    ADD region_freight integer NOT NULL DEFAULT 0
      CONSTRAINT purchase_lines_region_freight CHECK (region_freight >= 0);
  UPDATE purchase_lines SET plantation_price = price;
  ALTER TABLE purchase_lines ALTER plantation_price SET NOT NULL, ALTER freight DROP DEFAULT,
    ALTER region_freight DROP DEFAULT;
`
