import { sql, type Kysely } from 'kysely'

/** Indexes for what is deleted by age, and for what goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'CREATE INDEX links_by_signup ON links (signup_id)',
  'CREATE INDEX links_by_person ON links (person_id)',
  'CREATE INDEX links_by_end ON links (expires_at)',
  'CREATE INDEX signups_by_age ON signups (at)',
  'CREATE INDEX one_time_codes_by_end ON one_time_codes (expires_at)',
  'CREATE INDEX send_cooldowns_by_age ON send_cooldowns (sent_at)',
  'CREATE INDEX sessions_by_end ON sessions (expires_at)',
  'CREATE INDEX idempotent_calls_by_age ON idempotent_calls (at)',
  'CREATE INDEX sandbox_messages_by_age ON sandbox_messages (at)',
  'CREATE INDEX files_by_owner ON files (owner_id)',
]
