import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration, and which versions work with the schema that it leaves. */
export interface SchemaMigration extends Migration {
  /**
   * Name of the earliest migration that a version has to know to work with the schema after this one: what only adds names
   * the migration before it, what takes away names the one whose version has stopped to use what goes.
   * @default itself: earlier versions have to be stopped first
   */
  readonly compatibleFrom?: string
}

/** Migrations by name, in their order. */
export type Migrations = Readonly<Record<string, SchemaMigration>>

/** The checksum of every migration by name. */
export async function migrationChecksums(migrations: Migrations): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {}
  for (const [name, migration] of Object.entries(migrations)) checksums[name] = await checksumOf(migration)
  return checksums
}

/**
 * SHA-256 over the statements that a migration sends, without comments and line breaks: another formatting of its file
 * changes nothing. Rows that a migration reads are none here.
 */
async function checksumOf(migration: Migration): Promise<string> {
  const hash = createHash('sha256')
  for (const { text, parameters } of await statementsOf(migration)) {
    hash.update(`${text}\n${parameters.map(String).join('\n')}\n`)
  }
  return hash.digest('hex')
}

/** A statement that a migration sends, without its formatting. */
interface SentStatement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** What a migration sends to a database without rows. */
export async function statementsOf({ up }: Migration): Promise<readonly SentStatement[]> {
  const statements: SentStatement[] = []
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql: text, parameters } }) => {
      statements.push({ text: withoutFormatting(text), parameters })
    },
  })
  await up(recorder)
  return statements
}

function withoutFormatting(statement: string): string {
  return statement
    .replaceAll(/--[^\n]*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
