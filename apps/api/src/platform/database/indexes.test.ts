import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalTables } from '../../modules/identity/personal-data/personal-tables.ts'
import { matching } from '../../modules/people/search-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

const source = path.join(import.meta.dirname, '../..')
const code = globSync('**/*.ts', {
  cwd: source,
  exclude: ['**/*.test.ts', '**/migrations/**', '**/testing/**'],
})
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n')

/** Tables that the server deletes from: a foreign key to them is searched for each row that goes. */
const deletedFrom = [
  ...code.matchAll(/(?:deleteFrom\('|deleteInBatches\(\s*\w+(?:\.kysely)?,\s*'|DELETE FROM )(\w+)/gu),
].map(([, table]) => table as string)

/** What is deleted in batches, with the moments that the server fills in. */
const batches = [
  ...code.matchAll(/(?:deleteInBatches\(\s*\w+(?:\.kysely)?,|batchOf\()\s*'(\w+)',\s*sql`([^`]+)`/gu),
].map(([, table, condition]) => [table as string, condition!.replaceAll(/\$\{[^}]*\}/gu, 'now()')] as const)

test('what is deleted is read from the code', () => {
  expect(new Set(deletedFrom)).toEqual(
    new Set([...deletedFrom, 'signups', 'card_attempts', 'notices', 'claim_photos']),
  )
  expect(batches).toHaveLength(code.match(/(?:await deleteInBatches|[=,] batchOf)\(/gu)!.length)
})

test('a foreign key to rows that are deleted, or that cascades, has an index', async () => {
  const erased = personalTables.filter(({ onErase }) => onErase === 'delete').map(({ table }) => table)
  const { rows } = await sql<{ key: string }>`
    SELECT conrelid::regclass || '(' || pg_get_constraintdef(oid) || ')' AS key
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND (confdeltype = 'c' OR confrelid::regclass::text = ANY(${[...deletedFrom, ...erased]}))
      AND NOT EXISTS (
        SELECT FROM pg_index
        WHERE indrelid = conrelid AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`.execute(
    shop.database.kysely,
  )
  expect(rows).toEqual([])
})

test.each<readonly [table: string, condition: string]>([
  ...batches,
  ['desk_watches', 'seen_at <= now()'],
  ['files', "purpose IN ('payment-proof', 'claim-photo') AND at < now()"],
])('what is deleted from %s by age is found by an index: %s', async (table, condition) => {
  // Tables of a test are so small that reading them whole is cheaper: it is forbidden, so that a missing index shows.
  const plan = await shop.database.kysely.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT ctid FROM ${table} WHERE ${condition} LIMIT 1000`)
      .execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toMatch(/Index Cond/u)
})

/**
 * The plan of a query where reading a whole table is forbidden. To a table without rows all indexes cost the same: what is
 * named in `without` is not there for the plan.
 */
async function planOf(query: Compilable, { without = [] }: { without?: string[] } = {}): Promise<string> {
  const { sql: text, parameters } = query.compile()
  const literal = text.replaceAll(/\$(\d+)/gu, (_all, place: string) => {
    const value = parameters[Number(place) - 1]
    return typeof value === 'number'
      ? String(value)
      : `'${(value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`
  })
  const trx = await shop.database.kysely.startTransaction().execute()
  try {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    for (const index of without) await sql`DROP INDEX ${sql.ref(index)}`.execute(trx)
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`EXPLAIN ${literal}`).execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await trx.rollback().execute()
  }
}

const staff = { personId: 'staff', role: 'ADMIN' } as const
const agent = { personId: 'agent', role: 'AGENT' } as const

test.each([
  ['words', matching('щёголев иван', staff), ['people_by_words']],
  ['words for an agent', matching('щёголев иван', agent), ['people_by_names']],
  ['a phone', matching('45-01', staff), ['people_by_words', 'people_by_phone_start', 'people_by_phone_end']],
])('people are found by %s through indexes', async (_what, condition, indexes) => {
  const plan = await planOf(shop.database.kysely.selectFrom('people').select('id').where(condition))
  expect(plan).not.toContain('Seq Scan')
  for (const index of indexes) expect(plan).toContain(index)
})

test('who else has a phone, the sessions of a person and the orders of a person are found through indexes', async () => {
  const { kysely } = shop.database
  const holders = kysely.selectFrom('people').select('id').where('phone', '=', '79161234501')
  expect(await planOf(holders.where('id', '<>', 'buyer'))).toMatch(
    /people_by_phone_start[^]*Index Cond: \(phone =/u,
  )
  const sessions = kysely.selectFrom('sessions').select('id').where('person_id', '=', 'buyer')
  expect(await planOf(sessions)).toContain('sessions_by_person')
  const orders = kysely.selectFrom('purchases').select('id').where('person_id', '=', 'buyer')
  const page = await planOf(orders.orderBy('number', 'desc').limit(20))
  expect(page).toContain('purchases_by_person')
  expect(page).not.toContain('Sort')
})

test('orders that were not paid in time, and what a person owes, are found through indexes', async () => {
  const unpaid = shop.database.kysely
    .selectFrom('purchases')
    .select('id')
    .where('payment_status', '=', 'wait_paid')
  const overdue = unpaid.where('status', '=', 'new').where('pay_until', '<=', new Date(0))
  expect(await planOf(overdue)).toContain('purchases_to_pay')
  const owed = unpaid.where('person_id', '=', 'buyer').where('status', '<>', 'canceled')
  expect(await planOf(owed, { without: ['purchases_awaiting'] })).toContain('purchases_unpaid')
})

test('orders of a period, and what was earned in it, are found through indexes', async () => {
  const { kysely } = shop.database
  const [from, until] = [new Date(0), new Date(1)]
  const orders = kysely.selectFrom('purchases').select('id')
  const placed = orders.where('issued_at', '>=', from).where('issued_at', '<', until)
  expect(await planOf(placed)).toContain('purchases_by_time')
  const earnings = kysely.selectFrom('order_earnings').select('amount')
  expect(await planOf(earnings.where('at', '>=', from).where('at', '<', until))).toContain(
    'order_earnings_by_time',
  )
})
