import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Migrations by name, in their order. */
export type Migrations = Readonly<Record<string, Migration>>

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
async function checksumOf({ up }: Migration): Promise<string> {
  const hash = createHash('sha256')
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      hash.update(`${withoutFormatting(query.sql)}\n${query.parameters.map(String).join('\n')}\n`)
    },
  })
  await up(recorder)
  return hash.digest('hex')
}

function withoutFormatting(statement: string): string {
  return statement
    .replaceAll(/--[^\n]*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
