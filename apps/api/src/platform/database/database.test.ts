import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { toMinor } from './column-types.ts'
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

test('an amount beyond the safe integers is refused instead of rounded', () => {
  expect(toMinor(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toMinor(9_007_199_254_740_992n)).toThrow(RangeError)
})
