import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from './database.ts'
import type { Migrations } from './migration-checksums.ts'

/** The database was made by another program than this one; `message` is one sentence, fit to print alone. */
export class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError'

  constructor(reason: string) {
    super(
      `This database cannot be used: ${reason}; start the version that made it, or start with another database (DATA_DIR or DATABASE_URL).`,
    )
  }
}

/** Which migrations a database has run, and what they did then; null before checksums were kept. */
interface MigrationHistory {
  readonly applied: readonly string[]
  readonly recorded: Readonly<Record<string, string>> | null
}

async function readHistory(db: Db): Promise<MigrationHistory> {
  const { rows } = await sql<{ hasMigrations: boolean; hasChecksums: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS "hasMigrations",
      to_regclass('migration_checksums') IS NOT NULL AS "hasChecksums"`.execute(db)
  const [{ hasMigrations, hasChecksums } = { hasMigrations: false, hasChecksums: false }] = rows
  if (!hasMigrations) return { applied: [], recorded: null }
  const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
  const names = applied.rows.map(({ name }) => name)
  if (!hasChecksums) return { applied: names, recorded: null }
  const checksums = await sql<{ name: string; sha256: string }>`SELECT * FROM migration_checksums`.execute(db)
  return { applied: names, recorded: Object.fromEntries(checksums.rows.map((row) => [row.name, row.sha256])) }
}

/** Throws `SchemaMismatchError` when the database has run other migrations than these. */
export async function requireSameMigrations(
  db: Db,
  migrations: Migrations,
  checksums: Readonly<Record<string, string>>,
): Promise<void> {
  const { applied, recorded } = await readHistory(db)
  const unknown = applied.find((name) => !(name in migrations))
  if (unknown !== undefined) {
    throw new SchemaMismatchError(`it has run the migration ${unknown}, which this version does not have`)
  }
  const changed = applied.find((name) => recorded?.[name] !== undefined && recorded[name] !== checksums[name])
  if (changed !== undefined) {
    throw new SchemaMismatchError(`its migration ${changed} was another one than that of this version`)
  }
  if (recorded === null && applied.length > 0) await requireSameColumns(db, migrations, applied)
}

/** Records what has run; of two processes at once the first does. */
export async function recordChecksums(db: Db, checksums: Readonly<Record<string, string>>): Promise<void> {
  const [names, sums] = [Object.keys(checksums), Object.values(checksums)]
  await sql`INSERT INTO migration_checksums (name, sha256)
    SELECT * FROM unnest(${names}::text[], ${sums}::text[]) ON CONFLICT DO NOTHING`.execute(db)
}

class Undo extends Error {}

/**
 * A database from before checksums were kept: its migrations run once more in an empty schema, which has to become the
 * same, and are undone.
 */
async function requireSameColumns(db: Db, migrations: Migrations, applied: readonly string[]): Promise<void> {
  const schema = `replay_${randomBytes(6).toString('hex')}`
  let difference: string | undefined
  const replay = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ own: string }>`SELECT current_schema() AS own`.execute(trx)
    await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(trx)
    await sql`SET LOCAL search_path TO ${sql.id(schema)}`.execute(trx)
    for (const name of applied) await migrations[name]?.up(trx)
    difference = await differingColumn(trx, schema, rows[0]?.own ?? 'public')
    throw new Undo()
  })
  await replay.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  if (difference === undefined) return
  throw new SchemaMismatchError(
    `the column ${difference} differs from that of this version, so one of its migrations was another one`,
  )
}

async function differingColumn(db: Trx, expected: string, found: string): Promise<string | undefined> {
  const columns = (schema: string) => sql`
    SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
    WHERE table_schema = ${schema} AND table_name IN
      (SELECT table_name FROM information_schema.tables WHERE table_schema = ${expected})`
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM (
      (${columns(expected)} EXCEPT ${columns(found)}) UNION (${columns(found)} EXCEPT ${columns(expected)})
    ) AS differing ORDER BY 1 LIMIT 1`.execute(db)
  return rows[0]?.name
}
