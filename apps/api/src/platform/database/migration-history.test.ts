import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runStatements, withDatabase } from '../../testing/test-server.ts'
import { landedRows } from '../../testing/landed-rows.ts'
import { openDatabase, type Database } from './database.ts'
import { migrateToLatest, migrations } from './migrate.ts'
import { migrationChecksums } from './migration-checksums.ts'
import landedChecksums from './migrations/checksums.json' with { type: 'json' }
import { SchemaMismatchError } from './schema-mismatch.ts'

const names = Object.keys(migrations)

async function emptyDatabase(): Promise<Database> {
  const { url } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatements(url, [`CREATE DATABASE ${name}`])
  const database = openDatabase({ connectionString: withDatabase(url, name) })
  onTestFinished(async () => {
    await database.close()
    await runStatements(url, [`DROP DATABASE ${name} WITH (FORCE)`])
  })
  return database
}

/** Takes a database from version to version; a version gets the rows of its time. */
function historyOf(database: Database) {
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => migrations as Record<string, Migration> },
  })
  return {
    async migrate(name: string): Promise<void> {
      const { error } = await migrator.migrateTo(name)
      if (error !== undefined) throw error
    },
    async fill(name: string): Promise<void> {
      for (const row of landedRows[name] ?? []) await sql.raw(row).execute(database.kysely)
    },
  }
}

/** A database as the version of a migration left it, with rows of its time. */
async function databaseOf(last: string): Promise<Database> {
  const database = await emptyDatabase()
  const history = historyOf(database)
  for (const name of names.slice(0, names.indexOf(last) + 1)) {
    await history.migrate(name)
    await history.fill(name)
  }
  return database
}

async function countRows({ kysely }: Database): Promise<Record<string, number>> {
  const tables = await kysely.introspection.getTables()
  const counts: Record<string, number> = {}
  for (const { name, schema } of tables) {
    if (schema !== 'public') continue
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM ${sql.table(name)}`.execute(kysely)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

async function checksumOf(text: string) {
  return (await migrationChecksums({ a: { up: async (db) => void (await sql.raw(text).execute(db)) } }))['a']
}

test('no migration that has landed was changed; a new one is added to checksums.json', async () => {
  expect(await migrationChecksums(migrations)).toEqual(landedChecksums)
})

test('the formatting and the comments of a migration are not part of what it does', async () => {
  expect(await checksumOf('CREATE TABLE a (b text)')).toBe(
    await checksumOf('\n  CREATE TABLE a -- first\n (b text)\n'),
  )
  expect(await checksumOf('CREATE TABLE a (b text)')).not.toBe(
    await checksumOf('CREATE TABLE a (b text NOT NULL)'),
  )
})

/** Where a later migration moves rows of a table that stays. */
const movedTo: Readonly<Record<string, string>> = { settings: 'operator_settings' }

function keptOf(name: string, counts: Record<string, number>): number {
  return (counts[name] ?? 0) + (counts[movedTo[name] ?? ''] ?? 0)
}

/** The tables that hold fewer rows than before, or are missing; what is renamed on the way has other tests. */
function lossesOf(before: Record<string, number>, after: Record<string, number>): readonly string[] {
  return Object.entries(before)
    .filter(([name, count]) => name in after && keptOf(name, after) < count)
    .map(([name]) => name)
}

test('each migration keeps the rows that every version before it wrote', async () => {
  const database = await emptyDatabase()
  const history = historyOf(database)
  const losses: Record<string, readonly string[]> = {}
  for (const name of names) {
    const before = await countRows(database)
    await history.migrate(name)
    losses[name] = lossesOf(before, await countRows(database))
    await history.fill(name)
  }
  expect(losses).toEqual(Object.fromEntries(names.map((name) => [name, []])))
  expect((await countRows(database))['people']).toBe(2)
})

test('a migration that landed after one with a higher number runs, too', async () => {
  const late = new Set([
    '0162-sign-ups-of-browsers',
    '0163-missing-indexes',
    '0167-read-stock-items',
    '0171-passkeys',
  ])
  const database = await emptyDatabase()
  const landed = Object.fromEntries(Object.entries(migrations).filter(([name]) => !late.has(name)))
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => landed as Record<string, Migration> },
  })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  await migrateToLatest(database.connectionString)
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(database.kysely)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

/** A migration in eight, and the newest: the test above runs all of them over the rows of all versions. */
const startingPoints = names.filter((_, index) => index % 8 === 0 || index === names.length - 1)

test.each(startingPoints)('a database of %s is brought up to date with all its rows', async (last) => {
  const database = await databaseOf(last)
  const before = await countRows(database)
  await migrateToLatest(database.connectionString)
  const after = await countRows(database)
  expect(lossesOf(before, after)).toEqual([])
  expect(after['migration_checksums']).toBe(names.length)
  expect(after['people']).toBe(2)
})

test('a database whose migration was changed afterwards is refused in one sentence', async () => {
  const database = await databaseOf(names.at(-1) as string)
  await migrateToLatest(database.connectionString)
  await migrateToLatest(database.connectionString)
  await sql`UPDATE migration_checksums SET sha256 = repeat('0', 64) WHERE name = '0004-purchases'`.execute(
    database.kysely,
  )
  const refused = migrateToLatest(database.connectionString)
  await expect(refused).rejects.toThrow(SchemaMismatchError)
  await expect(refused).rejects.toThrow(/^This database .* 0004-purchases .*\.$/u)
})

test('a database from before checksums whose migration was changed is refused, and nothing of it is touched', async () => {
  const database = await databaseOf('0009-attempts')
  await sql`ALTER TABLE people DROP COLUMN search_text`.execute(database.kysely)
  await expect(migrateToLatest(database.connectionString)).rejects.toThrow(/people\.search_text differs/u)
  const { rows } = await sql`SELECT 1 FROM pg_namespace WHERE nspname LIKE 'replay%'`.execute(database.kysely)
  expect(rows).toEqual([])
})

test('a database of a later version that this one does not work with is refused in one sentence', async () => {
  const database = await databaseOf('0009-attempts')
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`.execute(database.kysely)
  await expect(migrateToLatest(database.connectionString)).rejects.toThrow(/9999-later, which this version/u)
})
