import { sql, type Kysely } from 'kysely'

/** Gives tables and columns the names that the code uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE cards RENAME COLUMN colour TO color',
  'ALTER TABLE cards RENAME CONSTRAINT cards_colour TO cards_color',
  'ALTER TABLE people RENAME COLUMN postal_index TO postal_code',
  'ALTER TABLE people RENAME COLUMN searched TO search_text',
  'ALTER TABLE verifications RENAME COLUMN postal_index TO postal_code',
  'ALTER TABLE sendings RENAME TO send_cooldowns',
  'ALTER TABLE outbox RENAME TO sandbox_messages',
  'ALTER TABLE sandbox_messages RENAME CONSTRAINT outbox_kind TO sandbox_messages_kind',
]
