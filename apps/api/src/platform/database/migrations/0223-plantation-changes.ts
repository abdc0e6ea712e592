import { sql, type Kysely } from 'kysely'

/** The version before it reads plantations as they are now, which a planned change leaves alone until it holds. */
export const compatibleFrom = '0174-schema-compatibility'

/** Changes of plantations that are to hold from a later moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
}

const table = `
  CREATE TABLE plantation_changes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    plantation_id text NOT NULL REFERENCES plantations,
    -- The terms that it changes, as the call takes them.
    terms jsonb NOT NULL,
    holds_from timestamptz NOT NULL,
    set_at timestamptz NOT NULL,
    set_by text NOT NULL REFERENCES people,
    reason text NOT NULL CONSTRAINT plantation_changes_reason CHECK (reason <> ''),
    applied_at timestamptz,
    withdrawn_at timestamptz,
    CONSTRAINT plantation_changes_ended_once CHECK (applied_at IS NULL OR withdrawn_at IS NULL),
    CONSTRAINT plantation_changes_applied_in_time CHECK (applied_at >= holds_from)
  );
  CREATE INDEX plantation_changes_planned ON plantation_changes (plantation_id, holds_from, id)
    WHERE applied_at IS NULL AND withdrawn_at IS NULL;
  CREATE INDEX plantation_changes_by_plantation ON plantation_changes (plantation_id);
  CREATE INDEX plantation_changes_by_setter ON plantation_changes (set_by);
`
