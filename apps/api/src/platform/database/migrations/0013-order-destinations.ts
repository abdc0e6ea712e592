import { sql, type Kysely } from 'kysely'

/** Where an order goes is a copy of the address, or of the pickup point; orders from before keep their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(destinations).execute(db)
}

// The type is changed in place: an update would leave trigger events that no further change of the table may wait for.
const destinations = `
  ALTER TABLE purchases ALTER address TYPE jsonb
    USING jsonb_build_object('kind', 'text', 'text', coalesce(address, ''));
  ALTER TABLE purchases RENAME address TO destination;
  ALTER TABLE purchases
    ALTER destination SET NOT NULL,
    ADD CONSTRAINT purchases_destination_kind CHECK (
      (destination ->> 'kind') IS NOT NULL
      AND (destination ->> 'kind' = 'text' OR destination ->> 'kind' = delivery_method)),
    ADD CONSTRAINT purchases_destination_address CHECK (
      destination ->> 'kind' <> 'delivery'
      OR (coalesce(destination ->> 'city', '') <> '' AND coalesce(destination ->> 'street', '') <> ''
        AND coalesce(destination ->> 'contactPerson', '') <> '' AND coalesce(destination ->> 'phone', '') <> ''));
`
