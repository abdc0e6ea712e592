import type { IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBuyer } from '../../testing/test-people.ts'
import { openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { pruneCartLines } from './prune-lines.ts'

const dayMs = 24 * 3_600_000
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({})
})
beforeEach(async () => {
  buyer = await addBuyer(shop)
})
afterAll(() => shop.close())

/** A change, `minutes` after the shop's present. */
function change(code: string, quantity: number, minutes = 0, date: IsoDate = testDay) {
  return {
    date,
    code,
    price: 100,
    quantity,
    changedAt: new Date(testNow.getTime() + minutes * 60_000).toISOString(),
  }
}

async function sync(...changes: ReturnType<typeof change>[]) {
  return (await buyer.call('cartSync', { body: { changes } })).ok.cart
}

function fullDay(date: IsoDate) {
  return Array.from({ length: 500 }, (_, line) => change(`c-${line}`, 1, -1, date))
}

async function refusalOf(date: IsoDate) {
  const { refusal } = await buyer.call('cartSync', { body: { changes: [change('one-more', 1, 0, date)] } })
  return refusal?.code
}

async function countEvents(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM event_outbox WHERE name = 'cart-changed')::int
      + (SELECT count(*) FROM events WHERE name = 'cart-changed')::int AS count`.execute(shop.database.kysely)
  return rows[0]?.count ?? 0
}

test('lines keep the order in which they were added, also when one is set anew', async () => {
  await sync(change('b', 10, -3), change('a', 20, -3))
  const before = (await sync())[testDay]?.map(({ code }) => code)
  expect((await sync(change('b', 30, -2), change('c', 5, -1)))[testDay]?.map(({ code }) => code)).toEqual([
    ...(before ?? []),
    'c',
  ])
})

test('a clock ahead of the server does not win over what other devices change later', async () => {
  await sync(change('a', 10, 60 * 24))
  const kept = await shop.database.kysely.selectFrom('cart_lines').select('changed_at').execute()
  expect(kept.every(({ changed_at }) => changed_at <= testNow)).toBe(true)
})

test('of several changes of one line in one message the newest counts', async () => {
  expect(await sync(change('a', 30, -1), change('a', 10, -3), change('a', 20, -2))).toEqual({
    [testDay]: [{ code: 'a', price: 100, quantity: 30 }],
  })
})

test('a cart is its own person’s alone', async () => {
  await sync(change('a', 10))
  const other = await addBuyer(shop)
  expect((await other.call('cartSync', { body: { changes: [] } })).ok.cart).toEqual({})
})

test('parallel changes of the same lines by many devices all end, and the newest is kept', async () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f']
  await Promise.all(
    Array.from({ length: 12 }, (_, device) => {
      const changes = lines.map((code) => change(code, device + 1, device - 12))
      return sync(...(device % 2 === 0 ? changes : changes.toReversed()))
    }),
  )
  expect((await sync())[testDay]?.map(({ quantity }) => quantity)).toEqual(lines.map(() => 12))
})

test('more than 500 lines of a day or 5,000 in all are refused, and nothing of them is kept', async () => {
  await sync(...fullDay('2026-12-01'))
  expect(await refusalOf('2026-12-01')).toBe('validation-failed')
  for (let day = 2; day <= 10; day += 1)
    await sync(...fullDay(`2026-12-${String(day).padStart(2, '0')}` as IsoDate))
  expect(await refusalOf('2026-12-11')).toBe('validation-failed')
  const cart = await sync()
  expect(Object.values(cart).flat()).toHaveLength(5_000)
})

test('the person’s other devices hear of a change, and of nothing that changed nothing', async () => {
  const before = await countEvents()
  await sync(change('a', 10, -2))
  await sync(change('a', 20, -3))
  await sync()
  expect(await countEvents()).toBe(before + 1)
})

test('lines of past days go after a week, removals after two months, and not before', async () => {
  await sync(change('a', 10, -1), change('b', 0, -1, '2027-03-01'))
  const left = async (ms: number) => {
    await pruneCartLines(shop.database, new Date(ms))
    const { _id } = (await buyer.call('authentication')).ok
    const rows = await shop.database.kysely
      .selectFrom('cart_lines')
      .select('code')
      .where('person_id', '=', _id)
      .orderBy('code')
      .execute()
    return rows.map(({ code }) => code)
  }
  const deliveryDay = Date.parse(testDay)
  expect(await left(deliveryDay + 7 * dayMs)).toEqual(['a', 'b'])
  expect(await left(deliveryDay + 8 * dayMs)).toEqual(['b'])
  expect(await left(testNow.getTime() + 61 * dayMs)).toEqual([])
  expect(await shop.app.jobs.scheduled()).toContainEqual({ name: 'cart.prune-lines', cron: '57 * * * *' })
})
