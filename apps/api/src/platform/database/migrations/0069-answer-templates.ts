import { sql, type Kysely } from 'kysely'

/** Answers that a plantation gives often, in the order of the keys that apply them: always read and written together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      ALTER TABLE plantations ADD COLUMN answer_templates jsonb NOT NULL DEFAULT '[]'
        CONSTRAINT plantations_answer_templates
          CHECK (jsonb_typeof(answer_templates) = 'array' AND jsonb_array_length(answer_templates) <= 9);
    `)
    .execute(db)
}
