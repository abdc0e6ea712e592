import { sql, type Kysely } from 'kysely'

/** The version before it neither asks nor reads questions. */
export const compatibleFrom = '0174-schema-compatibility'

/** What staff ask people about while it waits on the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE desk_questions (
    id text PRIMARY KEY,
    kind text NOT NULL CONSTRAINT desk_questions_kind CHECK (kind IN ('top-up', 'verification')),
    item text NOT NULL,
    person_id text NOT NULL REFERENCES people,
    text text NOT NULL,
    asked_at timestamptz NOT NULL,
    asked_by text NOT NULL REFERENCES people,
    -- Empty where another proof was attached instead.
    answer text,
    answered_at timestamptz,
    CONSTRAINT desk_questions_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
  );
  -- Of one thing there is one question at a time.
  CREATE UNIQUE INDEX desk_questions_open ON desk_questions (kind, item) WHERE answered_at IS NULL;
  CREATE INDEX desk_questions_of_item ON desk_questions (kind, item, asked_at);
  CREATE INDEX desk_questions_of_person ON desk_questions (person_id, asked_at);
  ALTER TABLE notices DROP CONSTRAINT notices_kind;
  ALTER TABLE notices ADD CONSTRAINT notices_kind CHECK (kind IN ('cutoff-near', 'request-answered', 'money-arrived',
    'claim-decided', 'standing-order', 'price-fell', 'question-asked'));
`
