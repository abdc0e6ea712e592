import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signInAs } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { accountPage } from './history.repository.ts'

const entries = 2_000
const limit = 20
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let personId: string
let accountId: string
beforeAll(async () => {
  shop = await openShop({})
  personId = await addPerson(shop, { money: { RUB: 0 } })
  buyer = await signInAs(shop, personId)
  accountId = (await buyer.call('accountList')).ok[0]?._id ?? ''
  await sql`WITH made AS (INSERT INTO movements (id, kind) VALUES ('many', 'top-up') RETURNING id)
    INSERT INTO postings (movement_id, account_id, amount)
    SELECT made.id, ledger_accounts.id, CASE WHEN owner_id IS NULL THEN -${entries}::bigint ELSE 1 END
    FROM made, ledger_accounts, generate_series(1, CASE WHEN owner_id IS NULL THEN 1 ELSE ${entries}::int END)
    WHERE currency = 'RUB' AND (owner_id = ${personId} OR system_name = 'funding')`.execute(
    shop.database.kysely,
  )
  await sql`ANALYZE`.execute(shop.database.kysely)
})
afterAll(() => shop.close())

/** How many rows of postings PostgreSQL reads for a page. */
async function rowsRead(page: number): Promise<number> {
  const part = { limit, offset: (page - 1) * limit }
  const { rows } = await sql<Record<'QUERY PLAN', string>>`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF)
    ${accountPage(personId, accountId, part)}`.execute(shop.database.kysely)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const [, read] = /on postings .*?\(actual rows=(\d+)/u.exec(plan) ?? []
  return Number(read)
}

async function readPage(page: number, filter: object) {
  return (await buyer.call('balanceHistory', { query: { accountId, page, limit, ...filter } })).ok
}

test('the last page of an account reads as few entries as the first', async () => {
  const pages = await Promise.all([1, 50, entries / limit].map(rowsRead))
  expect(pages).toEqual([limit, limit, limit])
})

test('the pages together are all entries, the newest first, with and without a filter', async () => {
  for (const page of [1, 2, 57, 100, 101]) {
    const [fast, filtered] = [await readPage(page, {}), await readPage(page, { sign: 'PLUS' })]
    expect(fast).toEqual(filtered)
    expect(fast.total).toBe(entries)
    expect(fast.items.map(({ balanceAfter }) => balanceAfter)).toEqual(
      Array.from({ length: page > 100 ? 0 : limit }, (_, place) => entries - (page - 1) * limit - place),
    )
  }
})

test('a page of operations is filled also where one of them has more entries than a page', async () => {
  const id = await addPerson(shop, { money: { RUB: 100 } })
  const other = await signInAs(shop, id)
  await sql`WITH made AS (INSERT INTO movements (id, kind) VALUES ('long', 'top-up') RETURNING id)
    INSERT INTO postings (movement_id, account_id, amount)
    SELECT made.id, ledger_accounts.id, CASE WHEN owner_id IS NULL THEN -200 ELSE 1 END
    FROM made, ledger_accounts, generate_series(1, CASE WHEN owner_id IS NULL THEN 1 ELSE 200 END)
    WHERE currency = 'RUB' AND (owner_id = ${id} OR system_name = 'funding')`.execute(shop.database.kysely)
  const pageOf = async (page: number) =>
    (await other.call('operationsHistory', { query: { page, limit: 1 } })).ok.items.map(
      ({ entries: own }) => own.length,
    )
  expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([[200], [1], []])
})
