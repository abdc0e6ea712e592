import { sql, type Kysely } from 'kysely'

/** Lists of wishes that people keep, and the varieties that they have marked. Quantities in stems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE saved_lists (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people,
    name text NOT NULL CHECK (name <> ''),
    changed_at timestamptz NOT NULL
  );
  CREATE INDEX saved_lists_by_person ON saved_lists (person_id, changed_at);

  CREATE TABLE saved_list_wishes (
    list_id text NOT NULL REFERENCES saved_lists ON DELETE CASCADE,
    position integer NOT NULL CHECK (position > 0),
    type text NOT NULL,
    variety text NOT NULL,
    length_cm integer NOT NULL CHECK (length_cm > 0),
    -- Null is any plantation.
    plantation_id text REFERENCES plantations,
    quantity integer NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (list_id, position)
  );
  CREATE INDEX saved_list_wishes_by_plantation ON saved_list_wishes (plantation_id);

  CREATE TABLE favorite_varieties (
    person_id text NOT NULL REFERENCES people,
    type text NOT NULL,
    variety text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (person_id, type, variety)
  );
`
