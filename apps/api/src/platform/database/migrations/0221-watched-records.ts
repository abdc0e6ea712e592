import { sql, type Kysely } from 'kysely'

/** The version before it says only that it has items of the desk open, and reads by their kinds. */
export const compatibleFrom = '0174-schema-compatibility'

/** Staff see who else has a person, an order or a form open, as they do on the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kinds).execute(db)
}

/** Adds to whatever kinds there are by now. */
const kinds = `
  DO $$
  DECLARE
    kinds text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT kinds FROM pg_constraint WHERE conname = 'desk_watches_kind';
    EXECUTE 'ALTER TABLE desk_watches DROP CONSTRAINT desk_watches_kind, ADD CONSTRAINT desk_watches_kind '
      || replace(kinds, $a$'ledger'::text$a$, $a$'ledger'::text, 'person'::text, 'order'::text, 'setting'::text,
        'mail'::text, 'region'::text, 'plantation'::text, 'routes'::text$a$);
  END $$;
`
