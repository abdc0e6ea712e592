import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import type { Db } from '../../platform/database/database.ts'
import { findDifferences } from './prove-balances.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

/** The database, which does something after each answer. */
function withEachAnswer(afterAnswer: () => Promise<unknown>): Db {
  return shop.database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await afterAnswer()
      return result
    },
  })
}

/** How many statements a proof takes that finds no difference. */
async function countStatements(): Promise<number> {
  let count = 0
  const db = withEachAnswer(async () => (count += 1))
  expect(await findDifferences(db)).toEqual([])
  return count
}

/** Changes what the database protects, as damage would. */
function damage(statement: string) {
  return shop.database.kysely.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })
}

function numberUpTo(number: number) {
  return sql`SELECT setval('postings_id_seq', ${number}::bigint)`.execute(shop.database.kysely)
}

test('a statement of the proof reads a part of the accounts and of the postings, whatever their number', async () => {
  await addPerson(shop, { money: { RUB: 1000 } })
  const one = await countStatements()
  await damage(`INSERT INTO ledger_accounts (owner_id, currency, balance)
    SELECT 'owner ' || number, 'RUB', 0 FROM generate_series(1, 4100) AS number`)
  const manyAccounts = await countStatements()
  expect(manyAccounts).toBeGreaterThanOrEqual(one + 4)
  await numberUpTo(600_000)
  await addPerson(shop, { money: { RUB: 1000 } })
  const manyPostings = await countStatements()
  expect(manyPostings).toBeGreaterThanOrEqual(manyAccounts + 2)

  const large = await addPerson(shop, { money: { RUB: 1000 } })
  await addPerson(shop, { money: { RUB: 1000 } })
  await damage(`INSERT INTO postings (id, movement_id, account_id, currency, ordinal, amount, balance_before, balance_after)
    SELECT 600100 + number, 'a movement', id, 'RUB', number, 1, 998 + number, 999 + number
    FROM ledger_accounts, generate_series(2, 100001) AS number WHERE owner_id = '${large}';
    UPDATE ledger_accounts SET balance = 101000, postings_count = 100001 WHERE owner_id = '${large}'`)
  expect(await countStatements()).toBeGreaterThanOrEqual(manyPostings + 2)
})

test('the proof finds what differs in each part', async () => {
  await sql`SELECT setval('postings_id_seq', greatest(1000000, last_value)) FROM postings_id_seq`.execute(
    shop.database.kysely,
  )
  await addPerson(shop, { money: { RUB: 1000 } })
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM ledger_accounts WHERE owner_id IS NOT NULL ORDER BY id`.execute(shop.database.kysely)
  const differing = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)].map((row) => row?.id)
  const change = (by: string) =>
    damage(`UPDATE ledger_accounts SET balance = balance ${by} WHERE id IN (${differing.join(', ')});
      UPDATE balance_checkpoints SET balance = balance ${by}
        WHERE account_id = (SELECT id FROM ledger_accounts WHERE system_name = 'funding' AND currency = 'RUB')`)
  await change('+ 1')
  const found = await findDifferences(shop.database.kysely)
  expect(found.filter(({ personId }) => personId !== null).map(({ id }) => id)).toEqual(differing)
  expect(found.filter(({ personId }) => personId === null)).toMatchObject([{ currency: 'RUB' }])
  await change('- 1')
  expect(await findDifferences(shop.database.kysely)).toEqual([])
})

test('a movement that is committed during the proof is no difference', async () => {
  let moved = 0
  const db = withEachAnswer(async () => {
    if (moved === 3) return
    moved += 1
    await addPerson(shop, { money: { RUB: 1000, USD: 10 } })
  })
  expect(await findDifferences(db)).toEqual([])
  expect(moved).toBe(3)
})
