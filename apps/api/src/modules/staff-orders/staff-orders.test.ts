import { randomUUID } from 'node:crypto'
import type { IsoDate } from '@flower-market/flower-domain'
import { maxOrderViews } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress } from '../../testing/test-addresses.ts'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { listDayDeliveries } from './day-deliveries.repository.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: Awaited<ReturnType<typeof addSignedIn>>
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN', name: 'Вера', surname: 'Ким' })
})
afterAll(() => shop.close())

async function placeOrder(changes: object = {}) {
  const buyer = await addBuyer(shop)
  const body = { ...orderFor([await addCard(shop), 50]), ...changes }
  const order = (await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const { _id: buyerId } = (await buyer.call('authentication')).ok
  return { buyer, buyerId, order }
}
async function placeDelivered() {
  const buyer = await addBuyer(shop)
  const address = await addAddress(buyer)
  // The server computes the total.
  const { total: _total, ...order } = orderFor([await addCard(shop), 50])
  const body = { ...order, methodDelivery: 'delivery' as const, address: address._id }
  return { buyer, order: (await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok }
}
function move(_id: string, body: object, key = randomUUID()) {
  return staff.browser.call('orderStatus', { body: { _id, ...body } as never }, { key })
}

test('what is due of unpaid orders is counted by status, also where less was agreed', async () => {
  const { buyerId, order } = await placeOrder({ paymentMethod: 'CASH' })
  const query = { buyer: buyerId, isUnpaid: true } as const
  const read = async () => (await staff.browser.call('staffOrders', { query })).ok
  const { totals } = order
  expect((await read()).byStatus).toEqual([
    { status: 'new', orders: 1, sum: totals.total, due: totals.total },
  ])
  const [line] = order.lines
  await move(order._id, { status: 'in_process' })
  const lines = [{ code: line!.code, quantity: 25 }]
  const { ok: agreed } = await move(order._id, { status: 'partially_confirmed', lines, reason: 'Мало' })
  const { byStatus, items, total } = await read()
  const { total: sum, due } = agreed.totals
  expect(sum).toBe(totals.total - 25 * line!.price)
  expect(byStatus).toEqual([{ status: 'partially_confirmed', orders: 1, sum, due }])
  expect([total, items[0]?.sum, items[0]?.due]).toEqual([1, sum, due])
})

test('a member of staff reads who moved an order', async () => {
  const { order } = await placeOrder()
  await move(order._id, { status: 'in_process' })
  const { history } = (await staff.browser.call('staffOrder', { params: { id: order._id } })).ok
  expect(history.at(-1)).toMatchObject({
    status: 'in_process',
    by: 'staff',
    who: { _id: staff.id, name: 'Вера Ким' },
  })
})

test('of two moves that were decided by one reading one is made, and a repeat is answered as before', async () => {
  const { order } = await placeOrder()
  const seenEvents = order.events.length
  const key = randomUUID()
  const begin = { status: 'in_process', seenEvents }
  const first = await move(order._id, begin, key)
  const late = await move(order._id, { status: 'canceled', reason: 'Нет цветов', seenEvents })
  const again = await move(order._id, begin, key)
  expect([first.status, late.refusal?.code, again.status]).toEqual([200, 'order-changed', 200])
})

test('staff take packing lists of several buyers before their transfer documents are made', async () => {
  const orders = [await placeOrder(), await placeOrder()].map(({ order }) => order._id)
  for (const id of orders) {
    for (const status of ['in_process', 'confirmed', 'assembled', 'shipped']) await move(id, { status })
  }
  const query = { ids: orders.join(','), locale: 'ru' } as const
  const call = (more: object) => staff.browser.call('orderDocuments', { query: { ...query, ...more } })
  expect((await call({})).refusal?.code).toBe('documents-not-ready')
  const lists = await call({ kind: 'packing-list' })
  expect(lists.status).toBe(200)
  const { buyer } = await placeOrder()
  const asked = { query: { ...query, kind: 'packing-list' } } as const
  expect((await buyer.call('orderDocuments', asked)).refusal?.code).toBe('not-found')
})

test('of two members of staff who save routes at once one is told, and the log says what the other has saved', async () => {
  const { order, buyer } = await placeDelivered()
  const day = order.deliveryFrom
  const { items } = (await staff.browser.call('dayDeliveries', { query: { day } })).ok
  const region = items.find(({ _id }) => _id === order._id)?.region ?? ''
  const save = (name: string, version: number) => {
    const routes = [{ name, carrier: '', stops: [order._id] }]
    return staff.browser.call('deliveryRoutesSet', { body: { day, region, version, routes } })
  }
  const both = await Promise.all([save('Север', 0), save('Юг', 0)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal?.code).toBe('record-changed')
  const { plans } = (await staff.browser.call('dayDeliveries', { query: { day } })).ok
  const saved = plans.find((plan) => plan.region === region)?.routes[0]?.name
  const { items: entries } = (await staff.browser.call('auditList', { query: { by: staff.id } })).ok
  expect(entries[0]).toMatchObject({
    action: 'delivery-routes-set',
    subject: { kind: 'day', _id: day },
    changes: expect.arrayContaining([{ field: 'routes', before: '', after: `${saved}: ${order.number}` }]),
  })
  await buyer.call('purchaseCancel', { body: { _id: order._id, reason: 'Передумали' } })
  expect((await save('Запад', 1)).refusal?.code).toBe('order-changed')
})

function putOnRoute(day: IsoDate, stop: string) {
  const routes = [{ name: 'Север', carrier: '', stops: [stop] }]
  return staff.browser.call('deliveryRoutesSet', { body: { day, region: 'moscow', version: 0, routes } })
}

test('an order that is picked up, or brought on another day, is on no route', async () => {
  const picked = (await placeOrder({ methodDelivery: 'pickup' })).order
  const brought = (await placeDelivered()).order
  expect((await putOnRoute('2026-12-01', brought._id)).refusal?.code).toBe('order-changed')
  expect((await putOnRoute('2026-12-01', picked._id)).refusal?.code).toBe('order-changed')
  await shop.database.kysely.deleteFrom('delivery_plans').execute()
  expect((await putOnRoute(picked.deliveryFrom, picked._id)).refusal?.code).toBe('order-changed')
  expect((await putOnRoute(brought.deliveryFrom, brought._id)).status).toBe(200)
})

test('an order that is on a route is shown however many newer ones the day has', async () => {
  const stopped = await placeDelivered()
  const day = stopped.order.deliveryFrom as IsoDate
  const stop = stopped.order._id
  const { version } = (await staff.browser.call('dayDeliveries', { query: { day } })).ok.plans[0] ?? {
    version: 0,
  }
  const routes = [{ name: 'Север', carrier: '', stops: [stop] }]
  const body = { day, region: 'moscow', version, routes }
  expect((await staff.browser.call('deliveryRoutesSet', { body })).refusal).toBeNull()
  const newer = await placeDelivered()
  const { items, hasMore } = await listDayDeliveries(shop.database.kysely, day, { limit: 1 })
  expect([items.map(({ _id }) => _id).toSorted(), hasMore]).toEqual([
    [stop, newer.order._id].toSorted(),
    true,
  ])
})

function inOrder(numbers: Iterable<number>): number[] {
  return [...numbers].toSorted((left, right) => left - right)
}

test('the parts of a day hold every order that is brought or fetched, and the last says that it is the last', async () => {
  const { order } = await placeDelivered()
  for (let placed = 1; placed < 5; placed += 1) await placeDelivered()
  const day = order.deliveryFrom as IsoDate
  const whole = await listDayDeliveries(shop.database.kysely, day)
  const numbers = new Set<number>()
  let before: number | null = null
  let parts = 0
  do {
    const part = await listDayDeliveries(shop.database.kysely, day, { before, limit: 2 })
    for (const { number } of part.items) numbers.add(number)
    before = part.next
    parts += 1
  } while (before !== null)
  expect(whole.next).toBeNull()
  expect(whole.items.length).toBeGreaterThanOrEqual(5)
  expect(inOrder(numbers)).toEqual(inOrder(whole.items.map(({ number }) => number)))
  expect(parts).toBe(Math.ceil(whole.items.length / 2))
  const { items } = (await staff.browser.call('dayDeliveries', { query: { day, before: order.number } })).ok
  expect(items.every(({ number }) => number < order.number)).toBe(true)
})

test('nobody keeps more views than there can be', async () => {
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  const save = (name: string) => browser.call('orderViewSave', { body: { name, query: 'status=new' } })
  for (let place = 0; place < maxOrderViews; place++) await save(`Вид ${place}`)
  expect((await save('Ещё один')).refusal?.code).toBe('too-many-views')
  expect((await save('Вид 0')).status).toBe(200)
  expect((await browser.call('orderViews')).ok).toHaveLength(maxOrderViews)
})

test('each filter that narrows much has an index', async () => {
  const { rows } = await sql<{ name: string }>`SELECT indexname AS name FROM pg_indexes
    WHERE tablename = 'purchases'`.execute(shop.database.kysely)
  const names = new Set(rows.map(({ name }) => name))
  const needed = ['purchases_by_status', 'purchases_by_region', 'purchases_by_delivery', 'purchases_awaiting']
  expect(needed.filter((name) => !names.has(name))).toEqual([])
})
