import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from './database.ts'
import type { Migrations } from './migration-checksums.ts'

/** How the schema of a database differs from that of this version. */
export type SchemaDifference =
  /** A migration of this version has not run yet. */
  | { readonly kind: 'missing'; readonly name: string }
  /** A migration of a later version has run, which this version does not work with. */
  | { readonly kind: 'incompatible'; readonly name: string }

/** The migrations that a database has run, each with the earliest one that a version has to know to work with it. */
export type AppliedMigrations = ReadonlyMap<string, string | null>

/** Reads what a database has run; nothing where it is empty. */
export async function readApplied(db: Db): Promise<AppliedMigrations> {
  const { rows: tables } = await sql<{ hasMigrations: boolean; hasCompatibility: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS "hasMigrations",
      to_regclass('migration_compatibility') IS NOT NULL AS "hasCompatibility"`.execute(db)
  const [{ hasMigrations, hasCompatibility } = { hasMigrations: false, hasCompatibility: false }] = tables
  if (!hasMigrations) return new Map()
  const compatibility = hasCompatibility
    ? sql`SELECT name, compatible_from FROM kysely_migration LEFT JOIN migration_compatibility USING (name)`
    : sql`SELECT name, NULL AS compatible_from FROM kysely_migration`
  const { rows } = await sql<{ name: string; compatible_from: string | null }>`
    ${compatibility} ORDER BY name`.execute(db)
  return new Map(rows.map(({ name, compatible_from: from }) => [name, from]))
}

/** The applied migration of a later version that this version does not work with. */
export function findIncompatible(applied: AppliedMigrations, migrations: Migrations): string | undefined {
  for (const [name, compatibleFrom] of applied) {
    const isKnown = name in migrations
    if (!isKnown && (compatibleFrom === null || !(compatibleFrom in migrations))) return name
  }
  return undefined
}

/** Whether a later version has migrated a database, as during an upgrade. */
export async function hasLaterMigration(db: Db, migrations: Migrations): Promise<boolean> {
  const applied = await readApplied(db)
  return [...applied.keys()].some((name) => !(name in migrations))
}

/** Whether a version can work with a database as it is; null when it can. */
export async function schemaDifference(db: Db, migrations: Migrations): Promise<SchemaDifference | null> {
  const applied = await readApplied(db)
  const incompatible = findIncompatible(applied, migrations)
  if (incompatible !== undefined) return { kind: 'incompatible', name: incompatible }
  const missing = Object.keys(migrations).find((name) => !applied.has(name))
  return missing === undefined ? null : { kind: 'missing', name: missing }
}

/** The migrations, each of which records in its own transaction what it leaves working. */
export function recordingCompatibility(migrations: Migrations): Record<string, Migration> {
  const recording = Object.entries(migrations).map(([name, { up, compatibleFrom }]) => {
    if (compatibleFrom === undefined) return [name, { up }] as const
    const upAndRecord: Migration['up'] = async (db) => {
      await up(db)
      await sql`INSERT INTO migration_compatibility (name, compatible_from)
        VALUES (${name}, ${compatibleFrom})`.execute(db)
    }
    return [name, { up: upAndRecord }] as const
  })
  return Object.fromEntries(recording)
}
