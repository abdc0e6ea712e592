import { sql, type Kysely } from 'kysely'

/** The audit log records who has changed lots, ordered for a client and brought in a statement, and what was done by the operator's command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(actors).execute(db)
  await sql.raw(lists).execute(db)
}

/** The version before reads no entry without an actor, and shows no page of the log that has one of the new actions. */
export const compatibleFrom = '0174-schema-compatibility'

const actors = `
  ALTER TABLE audit_entries
    ALTER COLUMN actor_id DROP NOT NULL,
    -- Whoever runs a command on the server has no session.
    ADD CONSTRAINT audit_entries_actor CHECK (actor_id IS NOT NULL OR session_id IS NULL);
`

/** Adds to whatever actions and kinds of things there are by now. */
const lists = `
  DO $$
  DECLARE
    actions text;
    kinds text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT actions FROM pg_constraint WHERE conname = 'audit_entries_action';
    SELECT pg_get_constraintdef(oid) INTO STRICT kinds FROM pg_constraint WHERE conname = 'audit_entries_subject_kind';
    EXECUTE 'ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_action, ADD CONSTRAINT audit_entries_action '
      || replace(actions, $a$'rates-entered'::text$a$, $a$'rates-entered'::text, 'lots-changed'::text,
        'order-placed'::text, 'statement-imported'::text$a$);
    EXECUTE 'ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_subject_kind, ADD CONSTRAINT audit_entries_subject_kind '
      || replace(kinds, $a$'day'::text$a$, $a$'day'::text, 'lot'::text, 'statement'::text$a$);
  END $$;
`
