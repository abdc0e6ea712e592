import { sql, type Kysely } from 'kysely'

/** People, their sessions and the server's own settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      CREATE TABLE settings (
        key text PRIMARY KEY,
        value text NOT NULL
      );

      CREATE TABLE people (
        id text PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        role text NOT NULL
          CONSTRAINT people_role CHECK (role IN ('ADMIN', 'RECIPIENT', 'BROKER', 'USER', 'AGENT')),
        name text NOT NULL,
        surname text NOT NULL,
        region text NOT NULL,
        delivery_city text,
        address text,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      -- The cookie's secret is kept as a hash: whoever reads this table cannot sign in with it.
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        secret_hash bytea NOT NULL UNIQUE,
        person_id text NOT NULL REFERENCES people,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_by_person ON sessions (person_id);
    `)
    .execute(db)
}
