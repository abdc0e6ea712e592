import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runStatements, withDatabase } from '../../testing/test-server.ts'
import { landedRows } from '../../testing/landed-rows.ts'
import { openDatabase, type Database, type Db, type Trx } from './database.ts'
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

/** By table, in one statement. */
async function countRows(db: Db | Trx): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  const counted = tables.map(
    ({ name }) => sql`SELECT ${name}::text AS name, count(*)::int FROM ${sql.table(name)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counted, sql` UNION ALL `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
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

/** The tables that lose rows when all later migrations run, in one transaction as at a start; nothing of it stays. */
async function lossesOfUpgrade({ kysely }: Database, last: string): Promise<readonly string[]> {
  const trx = await kysely.startTransaction().execute()
  try {
    const before = await countRows(trx)
    for (const later of names.slice(names.indexOf(last) + 1)) {
      await migrations[later]?.up(trx).catch((cause: unknown) => {
        throw new Error(`${later} does not run on a database of ${last}.`, { cause })
      })
    }
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx)
    return lossesOf(before, await countRows(trx))
  } finally {
    await trx.rollback().execute()
  }
}

test(
  'a database of every landed version is brought up to date with all the rows of its time',
  { timeout: 240_000 },
  async () => {
    const database = await emptyDatabase()
    const history = historyOf(database)
    const losses: Record<string, readonly string[]> = {}
    for (const name of names) {
      await history.migrate(name)
      // A version that wrote no rows of its own is where the one before it gets to on its way.
      if (landedRows[name] === undefined) continue
      await history.fill(name)
      losses[name] = await lossesOfUpgrade(database, name)
    }
    expect(Object.keys(losses).length).toBeGreaterThan(50)
    expect(Object.values(losses).flat()).toEqual([])
    expect((await countRows(database.kysely))['people']).toBe(2)
  },
)

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

/** The first version, the last one that kept no checksums, the first that did, and the newest: by the start itself, which the test above does not run. */
const startingPoints = [
  '0001-people',
  '0013-order-destinations',
  '0016-migration-checksums',
  names.at(-1) as string,
]

test.each(startingPoints)('a start brings a database of %s up to date with all its rows', async (last) => {
  const database = await databaseOf(last)
  const before = await countRows(database.kysely)
  await migrateToLatest(database.connectionString)
  const after = await countRows(database.kysely)
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
