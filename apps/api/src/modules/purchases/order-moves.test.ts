import { orderStatuses, orderTransitions } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addBuyer, addCard, addPerson, orderFor, signInAs } from '../../testing/test-people.ts'
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
  const way = ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const
  for (const to of way) await purchases.move({ id, to })
  expect(await eventsOf(id)).toEqual(['new', ...way])
})

test('a step that the table does not have changes nothing', async () => {
  const id = await placeOrder()
  for (const to of orderStatuses) {
    if (to === 'new' || orderTransitions.new.includes(to)) continue
    await expect(purchases.move({ id, to })).rejects.toMatchObject({
      code: 'order-move-refused',
      details: { reason: 'not-allowed', status: 'new', allowed: ['in_process', 'canceled'] },
    })
  }
  expect(await eventsOf(id)).toEqual(['new'])
})

test('a repeated step changes nothing, also when both come at once', async () => {
  const id = await placeOrder()
  await Promise.all(Array.from({ length: 5 }, () => purchases.move({ id, to: 'in_process' })))
  expect(await eventsOf(id)).toEqual(['new', 'in_process'])
})

test('of two steps that exclude each other one is taken', async () => {
  const id = await placeOrder()
  await purchases.move({ id, to: 'in_process' })
  const outcomes = await Promise.allSettled([
    purchases.move({ id, to: 'confirmed' }),
    purchases.move({ id, to: 'canceled', actor: 'buyer', reason: 'Ошибка' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await eventsOf(id)).toHaveLength(3)
})

test('an order that does not exist does not move', async () => {
  await expect(purchases.move({ id: 'none', to: 'in_process' })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('two shipments at once never ship more than was agreed', async () => {
  const id = await placeOrder()
  for (const to of ['in_process', 'confirmed', 'assembled'] as const) await purchases.move({ id, to })
  const [line] = (await buyer.call('purchaseGet', { params: { id } })).ok.lines
  const ship = () =>
    purchases.move({ id, to: 'partially_shipped', answers: [{ code: line!.code, quantity: 15 }] })
  const outcomes = await Promise.allSettled([ship(), ship()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const order = (await buyer.call('purchaseGet', { params: { id } })).ok
  expect(order.lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual([15])
})

test('a move tells the buyer who made it and why, also in the event', async () => {
  const id = await placeOrder()
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }), testNow)
  const body = { _id: id, status: 'in_process', reason: 'Взяли в работу' } as const
  await staff.call('orderStatus', { body }, { key: crypto.randomUUID() })
  const order = (await buyer.call('purchaseGet', { params: { id } })).ok
  expect(order.events.at(-1)).toMatchObject({ status: 'in_process', by: 'staff', reason: 'Взяли в работу' })
  const moved = { _id: id, status: 'in_process', paymentStatus: 'paid', by: 'staff' }
  await vi.waitFor(async () => {
    const told = await shop.database.kysely
      .selectFrom('events')
      .select('payload')
      .where('name', '=', 'order-changed')
      .execute()
    expect(told.map(({ payload }) => payload)).toContainEqual(moved)
  }, 20_000)
})
