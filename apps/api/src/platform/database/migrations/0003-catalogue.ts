import { sql, type Kysely } from 'kysely'

/** Plantations and their lots; `place` is the recommended order within a day. Prices in kopecks a stem. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      CREATE TABLE plantations (
        id text PRIMARY KEY,
        name text NOT NULL UNIQUE,
        country char(3) NOT NULL
      );

      CREATE TABLE cards (
        code text PRIMARY KEY,
        type text NOT NULL CONSTRAINT cards_type CHECK (type IN ('roses', 'sprayRoses', 'alstroemeria', 'gypsophila',
          'chrysanthemum', 'carnations', 'eucalyptus', 'hypericum', 'pistache', 'dyes')),
        variety text NOT NULL,
        plantation_id text NOT NULL REFERENCES plantations,
        length_cm integer NOT NULL CHECK (length_cm > 0),
        colour text NOT NULL CONSTRAINT cards_colour CHECK (colour IN ('red', 'burgundy', 'white', 'cream', 'pink',
          'hotPink', 'yellow', 'orange', 'peach', 'purple', 'lavender', 'blue', 'green', 'black', 'bicolor')),
        tint text NOT NULL,
        price integer NOT NULL CHECK (price > 0),
        availability text NOT NULL
          CONSTRAINT cards_availability CHECK (availability IN ('inStock', 'toOrder', 'forPlantations')),
        delivery_date date NOT NULL,
        stems_available integer NOT NULL CONSTRAINT cards_stock CHECK (stems_available >= 0),
        stems_per_bunch integer NOT NULL CHECK (stems_per_bunch > 0),
        stems_per_box integer NOT NULL CHECK (stems_per_box > 0),
        sold_by text NOT NULL CONSTRAINT cards_sold_by CHECK (sold_by IN ('bunch', 'box')),
        place integer NOT NULL
      );
      CREATE INDEX cards_by_day ON cards (delivery_date, availability, place);
    `)
    .execute(db)
}
