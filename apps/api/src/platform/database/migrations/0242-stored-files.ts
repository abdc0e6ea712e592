import { sql, type Kysely } from 'kysely'

/** The version before finds all bytes in the database, as long as no store of files is set. */
export const compatibleFrom = '0241-audit-by-age'

/** The bytes of a file may be in a store outside of the database; what is to be deleted there is noted here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE files ALTER COLUMN bytes DROP NOT NULL, ADD COLUMN sent_at timestamptz, ADD COLUMN sha256 bytea',
  `ALTER TABLE files ADD CONSTRAINT files_bytes_are_somewhere
    CHECK (bytes IS NOT NULL OR (sent_at IS NOT NULL AND sha256 IS NOT NULL))`,
  'CREATE INDEX files_in_database ON files (at) WHERE bytes IS NOT NULL',
  'CREATE TABLE removed_files (id text PRIMARY KEY, removed_at timestamptz NOT NULL DEFAULT now())',
  'CREATE INDEX removed_files_by_moment ON removed_files (removed_at)',
  // Every deletion is noted for the job that deletes in the store; also of a file that may have been stored and is not known to be.
  `CREATE FUNCTION note_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO removed_files (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER files_removed_from_store AFTER DELETE ON files
    FOR EACH ROW WHEN (OLD.sent_at IS NOT NULL) EXECUTE FUNCTION note_removed_file()`,
]
