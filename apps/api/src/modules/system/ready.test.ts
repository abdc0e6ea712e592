import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hasDiskRoom } from '../../platform/database/embedded/disk-room.ts'

async function probes({ app }: TestShop) {
  const ask = async (url: string) => (await app.inject(url)).statusCode
  return { live: await ask('/api/live'), ready: await ask('/api/ready') }
}

test('a server with its database is live and ready', async () => {
  expect(await probes(await openTestShop())).toEqual({ live: 200, ready: 200 })
})

test.each([
  ['an earlier schema', `DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)`],
  ['a later schema', `INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`],
  ['no schema', 'DROP TABLE settings'],
])('%s makes a server unready, and it lives on', async (_what, statement) => {
  const shop = await openTestShop()
  await sql.raw(statement).execute(shop.database.kysely)
  expect(await probes(shop)).toEqual({ live: 200, ready: 503 })
})

test.each([
  ['a later schema that this version works with keeps a server ready', '0174-schema-compatibility', 200],
  ['a later schema for which a version has to know more makes a server unready', '9998-expand', 503],
])('%s', async (_what, compatibleFrom, ready) => {
  const shop = await openTestShop()
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`.execute(shop.database.kysely)
  await sql`INSERT INTO migration_compatibility VALUES ('9999-later', ${compatibleFrom})`.execute(
    shop.database.kysely,
  )
  expect(await probes(shop)).toEqual({ live: 200, ready })
})

test('a database that only reads makes a server unready', async () => {
  const shop = await openTestShop({ pool: { poolSize: 1 } })
  await sql`SET default_transaction_read_only = on`.execute(shop.database.kysely)
  expect(await probes(shop)).toEqual({ live: 200, ready: 503 })
})

test('a server whose disk cannot be asked about is unready', async () => {
  const shop = await openTestShop({ config: { dataDir: '/missing' } })
  expect(await probes(shop)).toEqual({ live: 200, ready: 503 })
})

test('a flood of probes is one look at the database', async () => {
  const { app, database } = await openTestShop()
  const query = vi.spyOn(database, 'query')
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/ready')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const looks = query.mock.calls.filter(([{ name }]) => name === 'ready-probe')
  expect(looks).toHaveLength(1)
})

function disk(bytes: number) {
  return async () => ({ bavail: bytes / 4096, bsize: 4096 })
}

test('a disk that is nearly full has no room', async () => {
  expect(await hasDiskRoom('/', disk(100 * 1024 * 1024))).toBe(true)
  expect(await hasDiskRoom('/', disk(99 * 1024 * 1024))).toBe(false)
  expect(await hasDiskRoom(tmpdir())).toBeTypeOf('boolean')
})
