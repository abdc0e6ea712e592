import { sql, type Kysely } from 'kysely'

/** People are found by the beginnings of words and by the beginning or the end of a phone, all by indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The words of columns in small letters, as the domain's `personSearchTerms` takes them apart. */
function wordsOf(...columns: readonly string[]): string {
  const text = columns.join(` || ' ' || `)
  return `array_to_tsvector(array_remove(regexp_split_to_array(lower(${text}), '[^[:alnum:]]+'), ''))`
}

const statements = [
  'ALTER TABLE people DROP COLUMN search_text',
  `ALTER TABLE people
     ADD COLUMN search_words tsvector GENERATED ALWAYS AS (${wordsOf('name', 'surname', 'company', 'email')}) STORED,
     ADD COLUMN search_names tsvector GENERATED ALWAYS AS (${wordsOf('name', 'surname', 'company')}) STORED`,
  'CREATE INDEX people_by_words ON people USING gin (search_words)',
  'CREATE INDEX people_by_names ON people USING gin (search_names)',
  // Also for whoever has the number that somebody else confirms.
  'CREATE INDEX people_by_phone_start ON people (phone text_pattern_ops)',
  'CREATE INDEX people_by_phone_end ON people (reverse(phone) text_pattern_ops)',
]
