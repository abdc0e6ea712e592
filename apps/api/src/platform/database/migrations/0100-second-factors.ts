import { sql, type Kysely } from 'kysely'

/** The second factor of staff, its recovery codes, and sign-ins that wait for a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE second_factors (
    person_id text PRIMARY KEY REFERENCES people ON DELETE CASCADE,
    -- Encrypted with the server's secret.
    secret bytea NOT NULL,
    begun_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    -- The last time step whose code was accepted: none is accepted twice.
    last_step bigint NOT NULL DEFAULT 0,
    recovery_salt bytea,
    CONSTRAINT second_factors_salt CHECK ((confirmed_at IS NULL) = (recovery_salt IS NULL))
  );
  CREATE TABLE recovery_codes (
    person_id text NOT NULL REFERENCES second_factors ON DELETE CASCADE,
    code_hash bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (person_id, code_hash)
  );
  CREATE TABLE pending_sign_ins (
    secret_hash bytea PRIMARY KEY,
    person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
    -- The proof that it rests on; null where that was a code by SMS.
    password_hash text,
    tries_left int NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT pending_sign_ins_tries CHECK (tries_left >= 0)
  );
  CREATE INDEX pending_sign_ins_by_person ON pending_sign_ins (person_id);
  CREATE INDEX pending_sign_ins_by_end ON pending_sign_ins (expires_at);
`
