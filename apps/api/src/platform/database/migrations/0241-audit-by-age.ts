import { sql, type Kysely } from 'kysely'

/** It refuses less than before. */
export const compatibleFrom = '0240-ledger-by-moment'

/** Entries of the audit log may go when they are ten years old, and not a day earlier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rules).execute(db)
}

const rules = `
  CREATE OR REPLACE TRIGGER audit_entries_append_only BEFORE UPDATE OR TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER audit_entries_kept BEFORE DELETE ON audit_entries
    FOR EACH ROW WHEN (OLD.at > now() - interval '10 years') EXECUTE FUNCTION refuse_change();
`
