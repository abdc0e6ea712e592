import { sql, type Kysely } from 'kysely'

/** Address books: where a person's orders are brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(addresses).execute(db)
}

const addresses = `
  CREATE TABLE addresses (
    id text PRIMARY KEY,
    -- The order in which a person added them.
    ordinal bigint GENERATED ALWAYS AS IDENTITY,
    person_id text NOT NULL REFERENCES people,
    is_default boolean NOT NULL,
    label text NOT NULL,
    region text NOT NULL CONSTRAINT addresses_in_region REFERENCES regions,
    city text NOT NULL CHECK (city <> ''),
    street text NOT NULL CHECK (street <> ''),
    postal_code text NOT NULL,
    contact_person text NOT NULL CHECK (contact_person <> ''),
    phone text NOT NULL CHECK (phone <> ''),
    hours text NOT NULL,
    driver_note text NOT NULL
  );
  CREATE INDEX addresses_by_person ON addresses (person_id, ordinal);
  CREATE UNIQUE INDEX addresses_one_default ON addresses (person_id) WHERE is_default;
`
