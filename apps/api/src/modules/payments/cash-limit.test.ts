import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trx } from '../../platform/database/database.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addCard, orderFor } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { requireCashRoom } from './cash-limit.ts'

const dayMs = 86_400_000
let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

function topUp({ browser }: TestPerson, amount: number, paymentMethod: 'CASH' | 'CHECK' = 'CASH') {
  const body = { kind: 'top-up', paymentMethod, amount } as const
  return browser.call('transactionCreate', { body }, { key: randomUUID() })
}
function confirm(id: string, amount: number) {
  return staff.browser.call('transactionConfirm', { params: { id }, body: { amount } }, { key: randomUUID() })
}
function payInCash({ browser }: TestPerson, id: string) {
  return browser.call('orderPayment', { body: { id, paymentMethod: 'CASH' } }, { key: randomUUID() })
}
/** An order that waits for an invoice to be paid. */
async function placeByInvoice({ browser }: TestPerson) {
  const body = { ...orderFor([await addCard(shop), 50]), paymentMethod: 'CASH' } as const
  const order = (await browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const invoice = { body: { id: order._id, paymentMethod: 'CHECK' } } as const
  await browser.call('orderPayment', invoice, { key: randomUUID() })
  return order
}

test('the cash that a person tops up on one day adds up; the next day begins anew', async () => {
  const buyer = await addSignedIn(shop)
  expect((await topUp(buyer, 6_000_000)).status).toBe(200)
  const { refusal } = await topUp(buyer, 4_000_001)
  expect([refusal?.code, refusal?.details]).toEqual(['cash-limit', { limit: 10_000_000, left: 4_000_000 }])
  const { _id: id } = (await topUp(buyer, 4_000_000)).ok
  expect((await topUp(buyer, 10_000)).refusal?.code).toBe('cash-limit')
  expect((await topUp(await addSignedIn(shop), 10_000_000)).status).toBe(200)
  await staff.browser.call('transactionReject', { params: { id }, body: { reason: 'Не пришёл' } })
  expect((await topUp(buyer, 4_000_000)).status).toBe(200)
  const room = (at: Date) =>
    shop.database.kysely
      .transaction()
      .execute((trx) =>
        requireCashRoom(
          trx,
          { personId: buyer.id, amount: 10_000_000n, allocations: [], at, except: [] },
          'agreed',
        ),
      )
  await expect(room(testNow)).rejects.toMatchObject({ code: 'cash-limit' })
  await expect(room(new Date(testNow.getTime() + dayMs))).resolves.toBeUndefined()
})

test('of two top-ups at once that are too much together one is taken', async () => {
  const buyer = await addSignedIn(shop)
  const answers = await Promise.all([topUp(buyer, 6_000_000), topUp(buyer, 6_000_000)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('another method that becomes cash counts, and so does a changed amount', async () => {
  const buyer = await addSignedIn(shop)
  await topUp(buyer, 6_000_000)
  const { _id: id } = (await topUp(buyer, 6_000_000, 'CHECK')).ok
  const change = (amount: number) =>
    buyer.browser.call('transactionChange', { body: { id, paymentMethod: 'CASH', amount } })
  expect((await change(6_000_000)).refusal?.code).toBe('cash-limit')
  expect((await change(4_000_000)).status).toBe(200)
  expect((await change(4_000_000)).status).toBe(200)
})

test('cash for one order adds up over its payments, also at once; each order has a limit of its own', async () => {
  const buyer = await addSignedIn(shop)
  const [one, other] = [await placeByInvoice(buyer), await placeByInvoice(buyer)]
  await decideSetting(shop, 'cashLimit', one.sum - 100)
  expect((await payInCash(buyer, one._id)).refusal?.code).toBe('cash-limit')
  const { _id: id } = (await buyer.browser.call('transactionList', { query: { order: one._id } })).ok
    .items[0]!
  const part = { id, paymentMethod: 'CASH', amount: one.sum - 200 } as const
  expect((await buyer.browser.call('transactionChange', { body: part })).status).toBe(200)
  expect((await confirm(id, part.amount)).status).toBe(200)
  const rest = await Promise.all([payInCash(buyer, one._id), payInCash(buyer, one._id)])
  const refused = { limit: one.sum - 100, left: 100 }
  expect(rest.map(({ refusal }) => refusal?.details)).toEqual([refused, refused])
  await decideSetting(shop, 'cashLimit', one.sum)
  expect((await payInCash(buyer, one._id)).ok.amount).toBe(200)
  expect((await payInCash(buyer, other._id)).status).toBe(200)
  await decideSetting(shop, 'cashLimit', 10_000_000)
})

test('staff do not take more than the limit that holds when the money comes', async () => {
  const buyer = await addSignedIn(shop)
  const { _id: id, amount } = (await topUp(buyer, 9_000_000)).ok
  await decideSetting(shop, 'cashLimit', 5_000_000)
  expect((await confirm(id, amount)).refusal?.code).toBe('cash-limit')
  await decideSetting(shop, 'cashLimit', 10_000_000)
  expect((await confirm(id, amount)).ok.status).toBe('CONFIRMED')
})

test('a payment of the same person, or for the same order, waits until the one before it is decided', async () => {
  const buyer = await addSignedIn(shop)
  const { _id: purchaseId } = await placeByInvoice(buyer)
  const room = (trx: Trx, allocations: readonly { purchaseId: string; amount: bigint }[]) =>
    requireCashRoom(trx, { personId: buyer.id, amount: 100n, allocations, at: testNow, except: [] }, 'agreed')
  const { kysely } = shop.database
  for (const allocations of [[], [{ purchaseId, amount: 100n }]]) {
    await kysely.transaction().execute(async (trx) => {
      await room(trx, allocations)
      const second = kysely.transaction().execute(async (other) => {
        await sql`SET LOCAL lock_timeout = '200ms'`.execute(other)
        await room(other, allocations)
      })
      await expect(second).rejects.toThrow('lock timeout')
    })
  }
})
