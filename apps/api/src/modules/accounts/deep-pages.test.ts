import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepPart } from '../../platform/lists/deep-list.ts'
import { addPerson, signInAs } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { searched, type HistoryFilter } from './history-query.ts'
import { accountPage } from './history.repository.ts'
import { operationsOfAccount } from './operations.repository.ts'

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

/** How many rows of postings PostgreSQL reads for a page, of all partitions. */
async function rowsRead(query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<'QUERY PLAN', string>>`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF)
    ${query}`.execute(shop.database.kysely)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const reads = [...plan.matchAll(/on postings_\d+(?! shown)\b.*?\(actual rows=(\d+)/gu)]
  expect(reads).not.toEqual([])
  return reads.reduce((sum, [, read]) => sum + Number(read), 0)
}

async function readPage(page: number, filter: object) {
  return withoutCursor(
    (await buyer.call('balanceHistory', { query: { accountId, page, limit, ...filter } })).ok,
  )
}

/** A page of a list with other filters has another cursor. */
function withoutCursor<T extends { readonly next?: string | null | undefined }>({ next, ...page }: T) {
  return { ...page, hasNext: next !== null }
}

test('the last page of an account reads as few entries as the first', async () => {
  const pages = [1, 50, entries / limit].map((page) =>
    rowsRead(accountPage(personId, accountId, deepPart('entries', personId, { page, limit }))),
  )
  // One more tells whether another page follows.
  expect(await Promise.all(pages)).toEqual([limit + 1, limit + 1, limit])
})

test('a page behind an entry reads as few, wherever that is', async () => {
  const firstPart = deepPart('entries', personId, { page: 1, limit })
  const { rows } = await sql<{ id: bigint }>`SELECT id FROM postings
    WHERE account_id = ${accountId}::bigint ORDER BY id`.execute(shop.database.kysely)
  for (const place of [entries - 1, entries / 2, limit + 1]) {
    const part = { ...firstPart, after: { number: rows[place]?.id ?? 0n } }
    expect(await rowsRead(accountPage(personId, accountId, part))).toBe(limit + 1)
  }
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

/** Some operations of one account, of two accounts at once, and of one account twice. */
async function postOperations(id: string, count: number): Promise<void> {
  const { kysely } = shop.database
  // A quote for each would tell nothing more of lists.
  await sql`DROP TRIGGER IF EXISTS movements_exchange_by_quote ON movements`.execute(kysely)
  await sql`INSERT INTO ledger_accounts (owner_id, currency) VALUES (${id}, 'USD') ON CONFLICT DO NOTHING`.execute(
    kysely,
  )
  await sql`WITH made AS (
      INSERT INTO movements (id, kind) SELECT ${id} || '-' || n, 'margin' FROM generate_series(1, ${count}::int) AS n
      RETURNING id, split_part(id, ${id} || '-', 2)::int AS n)
    INSERT INTO postings (movement_id, account_id, amount)
    SELECT made.id, ledger_accounts.id, CASE WHEN owner_id IS NULL THEN -1 ELSE 1 END
    FROM made CROSS JOIN (VALUES ('RUB', 0), ('USD', 1), ('RUB', 1)) AS taken (currency, every)
      JOIN ledger_accounts USING (currency)
    WHERE (owner_id = ${id} OR system_name = 'margin') AND n % 2 >= every
    ORDER BY n, owner_id, (n % 4 = 1) = (currency = 'USD')`.execute(kysely)
}

test('a late page of filtered operations, read from the oldest, is that of all of them', async () => {
  const id = await addPerson(shop, { money: { RUB: 100, USD: 100 } })
  const other = await signInAs(shop, id)
  await postOperations(id, 1_100)
  const read = async (page: number, narrowing = {}) =>
    withoutCursor((await other.call('operationsHistory', { query: { page, limit, ...narrowing } })).ok)
  for (const page of [51, 55, 56, 57]) {
    expect(await read(page, { from: '2026-01-01' })).toEqual(await read(page))
    expect((await read(page)).items).toHaveLength({ 56: 2, 57: 0 }[page] ?? limit)
  }
})

test('operations are counted and listed without a filter as with one, of all accounts and of one', async () => {
  const id = await addPerson(shop, { money: { RUB: 100, USD: 100 } })
  const other = await signInAs(shop, id)
  await postOperations(id, 30)
  const accounts = (await other.call('accountList')).ok
    .toSorted((a) => (a.type === 'RUBLE' ? -1 : 1))
    .map(({ _id }) => ({ accountId: _id }))
  expect(accounts).toHaveLength(2)
  const totals: number[] = []
  for (const filter of [{}, ...accounts]) {
    const read = async (page: number, narrowing = {}) =>
      withoutCursor(
        (await other.call('operationsHistory', { query: { page, limit: 7, ...filter, ...narrowing } })).ok,
      )
    for (const page of [1, 2, 5, 6])
      expect(await read(page)).toEqual(await read(page, { from: '2026-01-01' }))
    totals.push((await read(1)).total)
  }
  expect(totals).toEqual([32, 31, 16])
})

test('the last page of one account’s operations reads as few postings as the first', async () => {
  const id = await addPerson(shop, { money: { RUB: 100 } })
  await postOperations(id, 400)
  await sql`ANALYZE`.execute(shop.database.kysely)
  const account = await shop.database.kysely
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', id)
    .where('currency', '=', 'RUB')
    .executeTakeFirstOrThrow()
  const pages = [1, 10, 20].map((page) =>
    rowsRead(operationsOfAccount(id, String(account.id), deepPart('operations', id, { page, limit }))),
  )
  expect(await Promise.all(pages)).toEqual([limit + 1, limit + 1, limit + 1])
})

const filters: readonly HistoryFilter[] = [
  { kind: 'top-up' },
  { sign: 'PLUS' },
  { status: 'CONFIRMED' },
  { method: 'BALANCE' },
  { method: 'CARD' },
  { from: '2026-01-01', to: '2026-12-31' },
]

test('what a filter finds is told by an index of postings alone', async () => {
  // Without it the rows would have to be looked at to know which of them everybody sees.
  await sql`VACUUM ANALYZE postings`.execute(shop.database.kysely)
  for (const filter of filters) {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`EXPLAIN (COSTS OFF)
      SELECT count(*) FROM ${searched(personId, filter, { select: sql`id` })}`.execute(shop.database.kysely)
    const reads = rows.map((row) => row['QUERY PLAN']).filter((line) => / on postings(?:_1)?\b/u.test(line))
    expect([filter, reads]).toEqual([
      filter,
      [expect.stringContaining('Index Only Scan using postings_first_by_search')],
    ])
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
