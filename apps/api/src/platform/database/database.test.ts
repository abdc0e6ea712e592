import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { toMinor, toRowNumber } from './column-types.ts'
import { openDatabase } from './database.ts'

test('a connection that is lost while idle is told, and the next query gets another', async () => {
  const { connectionString, drop } = await createTestDatabase()
  const lost: Error[] = []
  const database = openDatabase({ connectionString, onConnectionLost: (error) => lost.push(error) })
  const pid = { name: 'own-pid', text: 'SELECT pg_backend_pid() AS pid' }
  const [first] = await database.query<{ pid: number }>(pid)
  const other = openDatabase({ connectionString })
  await other.query({ name: 'end-backend', text: 'SELECT pg_terminate_backend($1)' }, [first?.pid])
  await expect.poll(() => lost.length).toBe(1)
  const [second] = await database.query<{ pid: number }>(pid)
  expect(second?.pid).not.toBe(first?.pid)
  await database.close()
  await other.close()
  await drop()
})

test('a connection that is lost within a transaction fails the transaction and nothing else', async () => {
  const { connectionString, drop } = await createTestDatabase()
  const database = openDatabase({ connectionString })
  const other = openDatabase({ connectionString })
  const begun = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<void>()
  const transaction = database.kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    begun.resolve(rows[0]?.pid ?? 0)
    await ended.promise
    await sql`SELECT 1`.execute(trx)
  })
  await other.query({ name: 'end-backend', text: 'SELECT pg_terminate_backend($1)' }, [await begun.promise])
  const gone = {
    name: 'backends',
    text: 'SELECT count(*)::int AS count FROM pg_stat_activity WHERE pid = $1',
  }
  await expect.poll(async () => other.query(gone, [await begun.promise])).toEqual([{ count: 0 }])
  ended.resolve()
  await expect(transaction).rejects.toThrow(/terminat|not queryable/u)
  expect(await database.query({ name: 'alive', text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }])
  await database.close()
  await other.close()
  await drop()
})

test('amounts are read as bigint and days as they are written, whatever the time zone', async () => {
  const { connectionString, drop } = await createTestDatabase()
  const database = openDatabase({ connectionString })
  const [row] = await database.query({
    name: 'kinds-of-values',
    text: `SELECT 9007199254740993::bigint AS amount, '2026-11-23'::date AS day`,
  })
  expect(row).toEqual({ amount: 9_007_199_254_740_993n, day: '2026-11-23' })
  await database.close()
  await drop()
})

test.each<readonly [id: string, number: bigint]>([
  ['12', 12n],
  ['999999999999999999', 999_999_999_999_999_999n],
  ...['', '0', '-1', '1.5', '01', '1e3', ' 1', 'nobody', '9'.repeat(40)].map((id) => [id, -1n] as const),
])('the id «%s» names the row %s', (id, number) => {
  expect(toRowNumber(id)).toBe(number)
})

test('an amount beyond the safe integers is refused instead of rounded', () => {
  expect(toMinor(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toMinor(9_007_199_254_740_992n)).toThrow(RangeError)
})
