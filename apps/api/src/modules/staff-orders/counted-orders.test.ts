import { randomUUID } from 'node:crypto'
import { maxCountedOfSearch } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop } from '../../testing/test-shop.ts'

test('of a search fewer orders are counted than of a filter, and both say when there are more', async () => {
  const shop = await openTestShop()
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const buyer = await addBuyer(shop)
  const body = { ...orderFor([await addCard(shop), 50]), paymentMethod: 'CASH' as const }
  const order = (await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const { _id: buyerId } = (await buyer.call('authentication')).ok
  const surname = 'Глициния'
  await shop.database.kysely.updateTable('people').set({ surname }).where('id', '=', buyerId).execute()
  const copyOrder = (from: number, to: number) =>
    sql`WITH copies AS (
        INSERT INTO purchases SELECT (jsonb_populate_record(purchases,
          jsonb_build_object('id', 'copy-' || copy, 'number', 100000 + copy))).*
        FROM purchases, generate_series(${from}::int, ${to}::int) AS copy WHERE id = ${order._id}
        RETURNING id)
      INSERT INTO purchase_lines SELECT (jsonb_populate_record(purchase_lines,
          jsonb_build_object('purchase_id', copies.id))).*
        FROM purchase_lines, copies WHERE purchase_id = ${order._id}`.execute(shop.database.kysely)
  const read = async (query: object) => {
    const { total, hasMore, items } = (await staff.browser.call('staffOrders', { query })).ok
    return [total, hasMore, items[0]?.number]
  }
  await copyOrder(1, maxCountedOfSearch - 1)
  expect(await read({ search: surname })).toEqual([maxCountedOfSearch, false, 100_999])
  await copyOrder(maxCountedOfSearch, maxCountedOfSearch)
  expect(await read({ search: surname })).toEqual([maxCountedOfSearch + 1, true, 101_000])
  expect(await read({ buyer: buyerId })).toEqual([maxCountedOfSearch + 1, false, 101_000])
})
