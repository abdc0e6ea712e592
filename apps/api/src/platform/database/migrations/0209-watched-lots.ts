import { sql, type Kysely } from 'kysely'

/** The version before it says only that it has what it knows open, and reads by its kinds. */
export const compatibleFrom = '0174-schema-compatibility'

/** Staff see who else is at a cell of the grid of lots. */
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
      || replace(kinds, $a$'ledger'::text$a$, $a$'ledger'::text, 'lot'::text$a$);
  END $$;
`
