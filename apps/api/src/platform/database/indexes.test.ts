import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

/** Tables whose rows are deleted one day; a foreign key to them is searched for each row that goes. */
const deletedFrom = [
  'signups',
  'links',
  'sessions',
  'one_time_codes',
  'send_cooldowns',
  'idempotent_calls',
  'sandbox_messages',
  'files',
  'cart_lines',
]

test('a foreign key to rows that are deleted, or that cascades, has an index', async () => {
  const { rows } = await sql<{ key: string }>`
    SELECT conrelid::regclass || '(' || pg_get_constraintdef(oid) || ')' AS key
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND (confdeltype = 'c' OR confrelid::regclass::text = ANY(${deletedFrom}))
      AND NOT EXISTS (
        SELECT FROM pg_index
        WHERE indrelid = conrelid AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`.execute(
    shop.database.kysely,
  )
  expect(rows).toEqual([])
})

test.each([
  ['links', 'expires_at <= now()'],
  ['signups', 'at <= now()'],
  ['one_time_codes', 'expires_at <= now()'],
  ['send_cooldowns', 'sent_at <= now()'],
  ['sessions', 'expires_at <= now()'],
  ['idempotent_calls', 'at <= now()'],
  ['sandbox_messages', 'at <= now()'],
  ['attempts', 'ends_at <= now()'],
  ['events', 'at < now()'],
  ['cart_lines', 'delivery_date < now()::date'],
  ['cart_lines', 'quantity = 0 AND changed_at <= now()'],
])('what is deleted from %s by age is found by an index', async (table, condition) => {
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
