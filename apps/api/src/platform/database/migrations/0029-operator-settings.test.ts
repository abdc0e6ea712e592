import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../testing/empty-database.ts'
import { migrateTo } from '../migrate.ts'

const before = [
  `INSERT INTO settings VALUES ('verification', 'required'), ('top-up-methods', 'QRCODE,CHECK,GOLD'),
     ('unpaid-limit-approved', '40000000'), ('unpaid-limit-unverified', 'a lot'), ('secret', 'stays')`,
  `INSERT INTO exchange_terms VALUES ('2026-12-01', 100, 0)`,
]

async function settingsAfter(statements: readonly string[]) {
  const { connectionString, database } = await openEmptyDatabase()
  await migrateTo(connectionString, '0025-people-search')
  for (const statement of statements) await sql.raw(statement).execute(database.kysely)
  await migrateTo(connectionString, '0029-operator-settings')
  const { rows } = await sql<{ name: string; value: unknown; from: Date }>`
    SELECT name, value, holds_from AS "from" FROM operator_settings ORDER BY name`.execute(database.kysely)
  return { rows, database }
}

test('what was stored before settings had dates holds on', async () => {
  const { rows, database } = await settingsAfter(before)
  expect(rows).toEqual([
    {
      name: 'exchangeTerms',
      value: { spreadBp: 100, commissionBp: 0 },
      from: new Date('2026-11-30T21:00:00Z'),
    },
    { name: 'incomingMethods', value: ['QRCODE', 'CHECK'], from: new Date(0) },
    { name: 'unpaidLimits', value: { unverified: 3_000_000, approved: 40_000_000 }, from: new Date(0) },
    { name: 'verification', value: 'required', from: new Date(0) },
  ])
  expect(await database.kysely.selectFrom('settings').select('key').execute()).toEqual([{ key: 'secret' }])
})

test('where nothing was stored, nothing is decided', async () => {
  expect((await settingsAfter([])).rows).toEqual([])
})
