import { sql, type Kysely } from 'kysely'

/** Tokens by which programs make calls in the name of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}

const tables = `
  CREATE TABLE api_tokens (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people,
    secret_hash bytea NOT NULL UNIQUE,
    name text NOT NULL,
    scopes text[] NOT NULL CONSTRAINT api_tokens_scopes CHECK (
      scopes <@ ARRAY['catalog:read', 'orders:read', 'orders:write', 'balance:read']::text[]),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    last_used_at timestamptz,
    last_address text,
    CONSTRAINT api_tokens_have_scopes CHECK (cardinality(scopes) > 0)
  );
  CREATE INDEX api_tokens_by_person ON api_tokens (person_id);
  CREATE INDEX api_tokens_by_end ON api_tokens (expires_at);
`
