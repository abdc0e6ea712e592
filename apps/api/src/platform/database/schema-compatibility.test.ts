import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { migrateToLatest, migrations } from './migrate.ts'
import { statementsOf, type SchemaMigration } from './migration-checksums.ts'
import { hasLaterMigration, schemaDifference } from './schema-compatibility.ts'
import { SchemaMismatchError } from './schema-mismatch.ts'

const addsColumn: SchemaMigration = {
  up: async (db) => void (await sql`ALTER TABLE settings ADD COLUMN note text`.execute(db)),
  compatibleFrom: '0174-schema-compatibility',
}
const dropsColumn: SchemaMigration = {
  up: async (db) => void (await sql`ALTER TABLE settings DROP COLUMN note`.execute(db)),
  compatibleFrom: '9998-adds-column',
}

/** What a later version has, as long as `run` takes. */
async function asLaterVersion<T>(
  later: Readonly<Record<string, SchemaMigration>>,
  run: () => Promise<T>,
): Promise<T> {
  const all = migrations as Record<string, SchemaMigration>
  Object.assign(all, later)
  try {
    return await run()
  } finally {
    for (const name of Object.keys(later)) delete all[name]
  }
}

test('a version works with what a later one has added, and starts on it without a change', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  await migrateToLatest(connectionString)
  await asLaterVersion({ '9998-adds-column': addsColumn }, async () => {
    expect(await schemaDifference(database.kysely, migrations)).toEqual({
      kind: 'missing',
      name: '9998-adds-column',
    })
    await migrateToLatest(connectionString)
    expect(await hasLaterMigration(database.kysely, migrations)).toBe(false)
  })
  expect(await hasLaterMigration(database.kysely, migrations)).toBe(true)
  expect(await schemaDifference(database.kysely, migrations)).toBe(null)
  await migrateToLatest(connectionString)
  const { rows } = await sql`SELECT note FROM settings LIMIT 0`.execute(database.kysely)
  expect(rows).toEqual([])
})

test('a version does not work with what a later one has taken away', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  const later = { '9998-adds-column': addsColumn, '9999-drops-column': dropsColumn }
  await asLaterVersion(later, () => migrateToLatest(connectionString))
  expect(await schemaDifference(database.kysely, migrations)).toEqual({
    kind: 'incompatible',
    name: '9999-drops-column',
  })
  await expect(migrateToLatest(connectionString)).rejects.toThrow(SchemaMismatchError)
  await asLaterVersion({ '9998-adds-column': addsColumn }, async () => {
    expect(await schemaDifference(database.kysely, migrations)).toBe(null)
  })
})

test('a later version that lacks a migration of this one has made another history', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  await asLaterVersion({ '9998-adds-column': addsColumn }, () => migrateToLatest(connectionString))
  const ownMigration = { up: async () => {} }
  await asLaterVersion({ '9000-own': ownMigration }, async () => {
    await expect(migrateToLatest(connectionString)).rejects.toThrow(
      /without this version's migration 9000-own/u,
    )
  })
  expect(await schemaDifference(database.kysely, migrations)).toBe(null)
})

test('a migration that meets a long statement makes nobody wait behind it, and succeeds when that has ended', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  await migrateToLatest(connectionString)
  const holding = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const reading = database.kysely.transaction().execute(async (trx) => {
    await sql`SELECT FROM settings LIMIT 1`.execute(trx)
    isHeld.resolve()
    await holding.promise
  })
  onTestFinished(() => holding.resolve())
  await isHeld.promise
  const migrated = asLaterVersion({ '9998-adds-column': addsColumn }, () =>
    migrateToLatest(connectionString, { lockMs: 20 }),
  )
  // Each waits at most those 20 ms behind the migration; a migration that kept its place would keep them until the end.
  for (let read = 0; read < 20; read += 1) await sql`SELECT FROM settings LIMIT 1`.execute(database.kysely)
  holding.resolve()
  await reading
  await migrated
  const { rows } = await sql`SELECT note FROM settings WHERE note IS NOT NULL`.execute(database.kysely)
  expect(rows).toEqual([])
})

const takesAway =
  /\b(?:DROP (?:COLUMN|TABLE|TYPE|VIEW|FUNCTION)|RENAME|ALTER COLUMN \w+ (?:TYPE|SET NOT NULL))\b/iu

/** The migrations that say that the version before them works with what they take away. */
async function wronglyCompatible(all: Readonly<Record<string, SchemaMigration>>): Promise<readonly string[]> {
  const names = Object.keys(all)
  const wrong: string[] = []
  for (const [index, name] of names.entries()) {
    const migration = all[name] as SchemaMigration
    if (migration.compatibleFrom === undefined) continue
    const isOfEarlierVersion = names.indexOf(migration.compatibleFrom) < index - 1
    const statements = await statementsOf(migration)
    const isTakingAway = statements.some(({ text }) => takesAway.test(text))
    // What goes has to be unused by a version that landed before this migration.
    if (!names.includes(migration.compatibleFrom) || (isTakingAway && isOfEarlierVersion)) wrong.push(name)
  }
  return wrong
}

test('no migration says that versions which it breaks go on working', async () => {
  expect(await wronglyCompatible(migrations)).toEqual([])
  const later = { '0174-schema-compatibility': { up: async () => {} }, '9998-adds-column': addsColumn }
  expect(await wronglyCompatible({ ...later, '9999-drops-column': dropsColumn })).toEqual([])
  const hasty = { ...dropsColumn, compatibleFrom: '0174-schema-compatibility' }
  expect(await wronglyCompatible({ ...later, '9999-drops-column': hasty })).toEqual(['9999-drops-column'])
  const unknown = { ...addsColumn, compatibleFrom: '0000-nothing' }
  expect(await wronglyCompatible({ '9998-adds-column': unknown })).toEqual(['9998-adds-column'])
})
