import { expect, onTestFinished, test } from 'vitest'
import { callsOnLargeTables } from '../../testing/large-tables/calls-on-large-tables.ts'
import { tablesOfOrders } from '../../testing/large-tables/fill-large-tables.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

// `npm run bench` asks the same of a million orders, and how long it takes.
test('no page of orders, operations, entries or people reads a table whole', async () => {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  const sizes = { people: 1000, orders: 2000, ordersOfHeavyBuyer: 200 }
  const calls = await callsOnLargeTables(connectionString, {
    ...sizes,
    rounds: 0,
    isReadingWholeAvoided: true,
  })
  expect(calls.filter(({ readWhole }) => readWhole.length > 0)).toEqual([])
  expect(calls.length).toBeGreaterThan(10)
})

/** In the planner’s units; counting ten million orders in an index costs more than 100,000. */
const mostCost = 60_000
/** Comparing the hundred thousand entries of one account in an index costs less. */
const mostCostOfPeriod = 12_000

const byMoment = 'postings_by_moment'
/** What finds a period, or a kind, without reading all that there was before it. */
const findingIndexes: Readonly<Record<string, string>> = {
  'the statement of one account': byMoment,
  'the statement of one account of an early day': byMoment,
  'the statement of one account of most of the time': byMoment,
  'the balance of one account before an early day': byMoment,
  'the balances of one account by day': byMoment,
  'the ledger of a kind that there is none of': 'movements_by_kind',
  'the ledger of a kind': 'movements_by_kind',
  'the ledger of an early day': 'movements_by_time',
  'the ledger of most of the time': 'movements_by_time',
  'the ledger of a person': 'postings_by_search',
  'the ledger of a person by an amount': 'postings_by_search',
  'entries of all accounts, the last page': 'postings_by_search',
}

// The planner is told of ten million orders. Which of the plans are chosen for so many is seen here, and not how long they take: that is in docs/scale.md.
test('at ten million orders no list, statement or search is planned to read a table of orders whole', async () => {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  const calls = await callsOnLargeTables(connectionString, {
    people: 1000,
    orders: 4000,
    ordersOfHeavyBuyer: 40,
    rounds: 0,
    isReadingWholeAvoided: false,
    believed: { people: 300_000, orders: 10_000_000 },
  })
  const dear = calls.filter(
    ({ cost, readWhole }) => cost > mostCost || tablesOfOrders.some((table) => readWhole.includes(table)),
  )
  expect(dear).toEqual([])
  const read = new Map(calls.map(({ call, indexes }) => [call, indexes]))
  const others = Object.entries(findingIndexes).filter(([call, index]) => !read.get(call)?.includes(index))
  expect(others).toEqual([])
  // A period is found where it begins, and not by filtering what lies before it.
  const ofPeriods = calls.filter(({ call }) => call in findingIndexes)
  expect(ofPeriods.filter(({ cost }) => cost > mostCostOfPeriod)).toEqual([])
})
