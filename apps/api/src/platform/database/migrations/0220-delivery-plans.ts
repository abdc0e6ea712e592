import { sql, type Kysely } from 'kysely'

/** The version before it reads orders without routes, and shows no page of the audit log that has the new action. */
export const compatibleFrom = '0174-schema-compatibility'

/** The routes of a day's deliveries, a row for each region. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await sql.raw(actions).execute(db)
}

const table = `
  CREATE TABLE delivery_plans (
    day date NOT NULL,
    region_id text NOT NULL REFERENCES regions,
    -- Names, carriers and the orders of the stops, as the call takes them: they are read and written as a whole.
    routes jsonb NOT NULL,
    version integer NOT NULL CONSTRAINT delivery_plans_version CHECK (version >= 1),
    PRIMARY KEY (day, region_id)
  );
`

/** Adds to whatever actions there are by now. */
const actions = `
  DO $$
  DECLARE
    actions text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT actions FROM pg_constraint WHERE conname = 'audit_entries_action';
    EXECUTE 'ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_action, ADD CONSTRAINT audit_entries_action '
      || replace(actions, $a$'statement-imported'::text$a$, $a$'statement-imported'::text, 'delivery-routes-set'::text$a$);
  END $$;
`
