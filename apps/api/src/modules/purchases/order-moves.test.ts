import { orderStatuses, orderTransitions } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { purchasesService, type PurchasesService } from './purchases.service.ts'
import { transactionsOf } from '../../platform/events/events.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let purchases: PurchasesService
beforeAll(async () => {
  shop = await openShop({})
  buyer = await addBuyer(shop)
  purchases = purchasesService(shop.database, () => testNow, transactionsOf(shop.database))
})
afterAll(() => shop.close())

async function placeOrder(): Promise<string> {
  const body = orderFor([await addCard(shop), 25])
  const { _id: id } = (await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).ok
  return id
}
async function eventsOf(id: string) {
  return (await buyer.call('purchaseGet', { params: { id } })).ok.events.map(({ status }) => status)
}

test('an order goes along its statuses, and every step is an event', async () => {
  const id = await placeOrder()
  const way = ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered', 'fulfilled'] as const
  for (const to of way) await purchases.move({ id, to, by: null })
  expect(await eventsOf(id)).toEqual(['new', ...way])
})

test('a step that the table does not have changes nothing', async () => {
  const id = await placeOrder()
  for (const to of orderStatuses) {
    if (to === 'new' || orderTransitions.new.includes(to)) continue
    await expect(purchases.move({ id, to, by: null })).rejects.toThrow(`from new to ${to}`)
  }
  expect(await eventsOf(id)).toEqual(['new'])
})

test('a repeated step changes nothing, also when both come at once', async () => {
  const id = await placeOrder()
  await Promise.all(Array.from({ length: 5 }, () => purchases.move({ id, to: 'in_process', by: null })))
  expect(await eventsOf(id)).toEqual(['new', 'in_process'])
})

test('of two steps that exclude each other one is taken', async () => {
  const id = await placeOrder()
  await purchases.move({ id, to: 'in_process', by: null })
  const outcomes = await Promise.allSettled([
    purchases.move({ id, to: 'confirmed', by: null }),
    purchases.move({ id, to: 'partially_confirmed', by: null }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await eventsOf(id)).toHaveLength(3)
})

test('an order that does not exist does not move', async () => {
  await expect(purchases.move({ id: 'none', to: 'in_process', by: null })).rejects.toMatchObject({
    code: 'not-found',
  })
})
