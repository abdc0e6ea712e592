import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({})
  buyer = await addBuyer(shop)
})
afterAll(() => shop.close())

/** A lot of a variety that no other test has, delivered this many days before today. */
function lotOf(variety: string, facts: Parameters<typeof addCard>[1] = {}) {
  return addCard(shop, { variety, deliveryDate: '2026-11-20', ...facts })
}

async function pricesOf(variety: string) {
  const query = { type: 'roses', variety, plantationId: 'alto-zafiro' } as const
  const { prices } = (await buyer.call('catalogVariety', { query })).ok
  return prices.map(({ date, lengthCm, price }) => `${date} ${lengthCm} cm ${price}`)
}

test('the last price of a lot is kept when it is off sale', async () => {
  const { code } = await lotOf('Withdrawn', { price: 10_000 })
  const { kysely } = shop.database
  await kysely.updateTable('cards').set({ price: 10_500 }).where('code', '=', code).execute()
  await kysely.deleteFrom('cards').where('code', '=', code).execute()
  expect(await pricesOf('Withdrawn')).toEqual(['2026-11-20 60 cm 10500'])
})

test('a lot that is sold on another day than before has a price on both', async () => {
  const { code } = await lotOf('Moved', { deliveryDate: '2026-11-18' })
  const { kysely } = shop.database
  const moved = { delivery_date: '2026-11-20', price: 9000 } as const
  await kysely.updateTable('cards').set(moved).where('code', '=', code).execute()
  expect(await pricesOf('Moved')).toEqual(['2026-11-18 60 cm 10000', '2026-11-20 60 cm 9000'])
})

test('of lots of one length and day the cheapest counts; what is not sold in the region is not told', async () => {
  await lotOf('Twice', { price: 9500 })
  await lotOf('Twice', { price: 9000 })
  await lotOf('Twice', { price: 8000, regions: ['kazan'] })
  await lotOf('Twice', { price: 7000, availability: 'toOrder' })
  expect(await pricesOf('Twice')).toEqual(['2026-11-20 60 cm 9000'])
})

test('prices of twelve weeks are told, none of days to come', async () => {
  await lotOf('Long', { deliveryDate: '2026-08-01' })
  await lotOf('Long', { deliveryDate: '2026-09-05' })
  await lotOf('Long', { deliveryDate: testDay })
  expect(await pricesOf('Long')).toEqual(['2026-09-05 60 cm 10000'])
})

test("a person's own orders of a variety are told, without those that were canceled", async () => {
  const card = await lotOf('Ordered', { deliveryDate: testDay })
  const other = await addBuyer(shop)
  const query = { type: 'roses', variety: 'Ordered', plantationId: 'alto-zafiro' } as const
  const order = async (stems: number) => {
    const body = orderFor([card, stems])
    return (await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).ok
  }
  const [first, second, canceled] = [await order(50), await order(75), await order(25)]
  await buyer.call('purchaseCancel', { body: { _id: canceled._id } })
  const { orders } = (await buyer.call('catalogVariety', { query })).ok
  expect(orders.map(({ _id, quantity, price }) => [_id, quantity, price])).toEqual([
    [second._id, 75, 10_000],
    [first._id, 50, 10_000],
  ])
  expect((await other.call('catalogVariety', { query })).ok.orders).toEqual([])
})

test('what is known of a variety comes with it', async () => {
  await lotOf('Measured')
  await shop.database.kysely
    .insertInto('varieties')
    .values({
      type: 'roses',
      name: 'Measured',
      color: 'red',
      tint: '#b3122b',
      head_from_mm: 55,
      head_to_mm: 60,
      vase_from_days: 12,
      vase_to_days: 14,
    })
    .execute()
  const query = { type: 'roses', variety: 'Measured', plantationId: 'alto-zafiro' } as const
  const { headMm, vaseDays } = (await buyer.call('catalogVariety', { query })).ok
  expect([headMm, vaseDays]).toEqual([
    { from: 55, to: 60 },
    { from: 12, to: 14 },
  ])
})
