import { randomUUID } from 'node:crypto'
import { minRatedOrders } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount, transfer } from '../ledger/index.ts'
import { addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: TestPerson
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => testNow })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  buyer = await addSignedIn(shop)
  await shop.database.kysely.transaction().execute(async (trx) => {
    await openAccount(trx, { person: buyer.id }, 'RUB')
    const [from, to] = [{ system: 'funding' }, { person: buyer.id }] as const
    const topUp = { kind: 'top-up', amount: 100_000_000n, currency: 'RUB', createdBy: null } as const
    await transfer(trx, { ...topUp, from, to })
  })
})
afterAll(() => shop.close())

async function deliver(delivered = 100) {
  const card = await addCard(shop)
  const body = orderFor([card, 100])
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const) {
    const lines = status === 'delivered' && delivered < 100 ? [{ code: card.code, quantity: delivered }] : []
    const moved = { _id: order._id, status, lines, reason: lines.length > 0 ? 'Недовложение' : '' }
    await staff.browser.call('orderStatus', { body: moved as never }, { key: randomUUID() })
  }
  return order
}
async function record() {
  const { ok } = await buyer.browser.call('plantationGet', { params: { id: 'alto-zafiro' } })
  const { deliveredOrders, fillRate, claimsRate } = ok
  return { deliveredOrders, fillRate, claimsRate }
}

test('a plantation has rates once enough of its orders were delivered, from what came and what was claimed', async () => {
  const first = await deliver()
  for (let orders = 2; orders < minRatedOrders; orders += 1) await deliver()
  expect(await record()).toEqual({ deliveredOrders: minRatedOrders - 1, fillRate: null, claimsRate: null })
  await deliver(75)
  const asked = 100 * minRatedOrders
  expect(await record()).toMatchObject({
    fillRate: { asked, delivered: asked - 25 },
    claimsRate: { delivered: asked - 25, accepted: 0 },
  })
  const [line] = first.lines
  const bunches = [{ box: 1, bunch: 1, quantity: 10 }]
  const body = { orderId: first._id, code: line!.code, reason: 'broken', comment: '', bunches } as const
  const claim = (await buyer.browser.call('claimCreate', { body }, { key: randomUUID() })).ok
  expect((await record()).claimsRate).toMatchObject({ accepted: 0 })
  const decision = { _id: claim._id, accepted: 10, reason: '' }
  await staff.browser.call('claimDecide', { body: decision }, { key: randomUUID() })
  expect(await record()).toEqual({
    deliveredOrders: minRatedOrders,
    fillRate: { asked, delivered: asked - 25 },
    claimsRate: { delivered: asked - 25, accepted: 10 },
  })
})
