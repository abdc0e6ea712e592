import { expect, onTestFinished, test } from 'vitest'
import { callsOnLargeTables } from '../../testing/large-tables/calls-on-large-tables.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

// `npm run bench` asks the same of a million orders, and how long it takes.
test('no page of orders, operations, entries or people reads a table whole', async () => {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  const sizes = { people: 1000, orders: 2000, ordersOfHeavyBuyer: 400 }
  const calls = await callsOnLargeTables(connectionString, {
    ...sizes,
    rounds: 0,
    isReadingWholeAvoided: true,
  })
  expect(calls.filter(({ readWhole }) => readWhole.length > 0)).toEqual([])
  expect(calls.length).toBeGreaterThan(10)
})
