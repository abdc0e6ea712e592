import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from './database.ts'
import type { Migrations } from './migration-checksums.ts'
import { findIncompatible, readApplied } from './schema-compatibility.ts'

/** The database was made by another program than this one; `message` is one sentence, fit to print alone. */
export class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError'

  constructor(reason: string) {
    super(
      `This database cannot be used: ${reason}; start the version that made it, or start with another database (DATA_DIR or DATABASE_URL).`,
    )
  }
}

/** What the migrations of a database did when they ran; null before checksums were kept. */
async function readChecksums(db: Db): Promise<Readonly<Record<string, string>> | null> {
  const { rows } = await sql<{ hasChecksums: boolean }>`
    SELECT to_regclass('migration_checksums') IS NOT NULL AS "hasChecksums"`.execute(db)
  if (rows[0]?.hasChecksums !== true) return null
  const checksums = await sql<{ name: string; sha256: string }>`SELECT * FROM migration_checksums`.execute(db)
  return Object.fromEntries(checksums.rows.map((row) => [row.name, row.sha256]))
}

/**
 * Whether a later version has migrated a database in a way that this version works with: then it is to be left as it is.
 * Throws `SchemaMismatchError` when the database has run other migrations than these.
 */
export async function isMigratedFurther(
  db: Db,
  migrations: Migrations,
  checksums: Readonly<Record<string, string>>,
): Promise<boolean> {
  const applied = await readApplied(db)
  const recorded = await readChecksums(db)
  const incompatible = findIncompatible(applied, migrations)
  if (incompatible !== undefined) {
    throw new SchemaMismatchError(
      `it has run the migration ${incompatible}, which this version does not have and does not work with`,
    )
  }
  const names = [...applied.keys()]
  const known = names.filter((name) => name in migrations)
  const changed = known.find((name) => recorded?.[name] !== undefined && recorded[name] !== checksums[name])
  if (changed !== undefined) {
    throw new SchemaMismatchError(`its migration ${changed} was another one than that of this version`)
  }
  if (recorded === null && known.length > 0) await requireSameColumns(db, migrations, known)
  if (known.length === names.length) return false
  const missing = Object.keys(migrations).find((name) => !applied.has(name))
  if (missing === undefined) return true
  throw new SchemaMismatchError(`a later version has migrated it without this version's migration ${missing}`)
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
