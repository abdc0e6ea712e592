import { sql, type Kysely } from 'kysely'

/** Passkeys of staff, beside the authenticator of their second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(actions).execute(db)
}

const tables = `
  CREATE TABLE passkeys (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES second_factors ON DELETE CASCADE,
    name text NOT NULL,
    credential_id text NOT NULL UNIQUE,
    -- The host whose pages may use it.
    rp_id text NOT NULL,
    public_key bytea NOT NULL,
    -- As the authenticator counts its signatures; zero where it does not.
    sign_count bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    added_at timestamptz NOT NULL,
    last_used_at timestamptz
  );
  CREATE INDEX passkeys_by_person ON passkeys (person_id);
  ALTER TABLE second_factors
    ADD COLUMN passkey_challenge text,
    ADD COLUMN passkey_challenge_ends_at timestamptz,
    ADD CONSTRAINT second_factors_challenge
      CHECK ((passkey_challenge IS NULL) = (passkey_challenge_ends_at IS NULL));
  ALTER TABLE pending_sign_ins ADD COLUMN passkey_challenge text;
`

/** Adds two to whatever actions there are by now. */
const actions = `
  DO $$
  DECLARE
    condition text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT condition FROM pg_constraint WHERE conname = 'audit_entries_action';
    EXECUTE 'ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_action, ADD CONSTRAINT audit_entries_action '
      || replace(condition, $a$'recovery-codes-renewed'::text$a$,
        $a$'recovery-codes-renewed'::text, 'passkey-added'::text, 'passkey-removed'::text$a$);
  END $$;
`
