import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, auditLedger, orderFor } from '../../testing/test-people.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import type { Trx } from '../../platform/database/database.ts'
import { transactionsOf } from '../../platform/events/events.ts'
import { purchasesService, type PurchasesService } from '../purchases/purchases.service.ts'
import {
  changePayment,
  confirmPayment,
  openPayment,
  payFromBalance,
  rejectPayment,
  submitPayment,
} from './payments.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let personId: string
let purchases: PurchasesService
beforeAll(async () => {
  shop = await openShop({})
  buyer = await addBuyer(shop, 10_000_000)
  personId = (await buyer.call('authentication')).ok._id
  purchases = purchasesService(shop.database, () => testNow, transactionsOf(shop.database))
})
afterAll(() => shop.close())

function inTransaction<T>(work: (trx: Trx) => Promise<T>) {
  return shop.database.kysely.transaction().execute(work)
}
/** An order of 2,500.00 ₽ that is to be paid in cash, and its payment. */
async function placeOrder() {
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' as const }
  const { _id: id } = (await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).ok
  const { payment_id: paymentId } = await shop.database.kysely
    .selectFrom('payment_allocations')
    .select('payment_id')
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, paymentId }
}
const total = 250_000
const settled = { by: null, at: testNow }
function confirm(id: string) {
  return inTransaction((trx) => confirmPayment(trx, { id, ...settled }))
}
function payNow(...purchaseIds: string[]) {
  return inTransaction((trx) => payFromBalance(trx, { personId, purchaseIds, ...settled }))
}
async function readOrder(id: string) {
  const { paymentStatus, totals } = (await buyer.call('purchaseGet', { params: { id } })).ok
  return { paymentStatus, paid: totals.paid, due: totals.due }
}
async function rubles() {
  return (await buyer.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}
const paid = { paymentStatus: 'paid', paid: total, due: 0 }
const waiting = { paymentStatus: 'wait_paid', paid: 0, due: total }

test('an order in cash is paid when its payment is confirmed, once', async () => {
  const { id, paymentId } = await placeOrder()
  const before = await rubles()
  expect(await readOrder(id)).toEqual(waiting)
  await Promise.all([confirm(paymentId), confirm(paymentId), confirm(paymentId)])
  expect(await readOrder(id)).toEqual(paid)
  // It came in and went out.
  expect(await rubles()).toBe(before)
})

test('an order is paid from the balance or by the confirmed payment, never by both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, paymentId } = await placeOrder()
    const before = await rubles()
    await Promise.all([confirm(paymentId), payNow(id), payNow(id)])
    expect(await readOrder(id)).toEqual(paid)
    // The cash came in, the order was paid once.
    expect(await rubles()).toBe(before)
  }
})

test('one payment pays several orders, and what they do not need stays on the balance', async () => {
  const [one, two] = [await placeOrder(), await placeOrder()]
  const before = await rubles()
  const allocations = [one, two].map(({ id }) => ({ purchaseId: id, amount: BigInt(total) }))
  const payment = {
    personId,
    method: 'CHECK',
    currency: 'RUB',
    amount: 600_000n,
    allocations,
    createdBy: null,
    at: testNow,
  } as const
  const id = await inTransaction((trx) => openPayment(trx, payment, 'IN_PROCESSED'))
  await confirm(id)
  expect([await readOrder(one.id), await readOrder(two.id)]).toEqual([paid, paid])
  expect(await rubles()).toBe(before + 100_000)
})

test('a part of the total leaves the rest due, and the rest completes it', async () => {
  const { id, paymentId } = await placeOrder()
  await inTransaction((trx) =>
    changePayment(trx, paymentId, { method: 'CARD', amount: 100_000n, at: testNow }),
  )
  await confirm(paymentId)
  expect(await readOrder(id)).toEqual({ paymentStatus: 'wait_paid', paid: 100_000, due: 150_000 })
  expect(await payNow(id)).toBe(150_000n)
  expect(await readOrder(id)).toEqual(paid)
  expect(await payNow(id)).toBe(0n)
})

test('less money pays the earlier orders first', async () => {
  const [one, two] = [await placeOrder(), await placeOrder()]
  const allocations = [two, one].map(({ id }) => ({ purchaseId: id, amount: BigInt(total) }))
  const payment = {
    personId,
    method: 'CHECK',
    currency: 'RUB',
    amount: 500_000n,
    allocations,
    createdBy: null,
    at: testNow,
  } as const
  const id = await inTransaction((trx) => openPayment(trx, payment, 'INITIAL'))
  await inTransaction((trx) => submitPayment(trx, id, { file: 'order.pdf' }))
  await inTransaction((trx) => changePayment(trx, id, { amount: 300_000n, at: testNow }))
  await confirm(id)
  expect([await readOrder(one.id), (await readOrder(two.id)).due]).toEqual([paid, 200_000])
})

test('money for an order that was canceled meanwhile goes to the balance', async () => {
  const { id, paymentId } = await placeOrder()
  const before = await rubles()
  await purchases.move({ id, to: 'canceled', reason: 'Ошибка' })
  await confirm(paymentId)
  expect((await readOrder(id)).paymentStatus).toBe('wait_paid')
  expect(await rubles()).toBe(before + total)
})

test('a canceled order gives back what was paid for it, once, whatever comes at the same time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, paymentId } = await placeOrder()
    const before = await rubles()
    await Promise.all([
      confirm(paymentId),
      purchases.move({ id, to: 'canceled', reason: 'Ошибка' }),
      purchases.move({ id, to: 'canceled', reason: 'Ошибка' }),
    ])
    expect(await rubles()).toBe(before + total)
  }
})

test('a canceled order gives back what was not credited before', async () => {
  const { id, paymentId } = await placeOrder()
  const before = await rubles()
  await confirm(paymentId)
  await purchases.move({ id, to: 'in_process' })
  const [line] = (await buyer.call('purchaseGet', { params: { id } })).ok.lines
  await purchases.move({
    id,
    to: 'partially_confirmed',
    answers: [{ code: line!.code, quantity: 20, reason: 'Мало' }],
  })
  expect(await rubles()).toBe(before + 50_000)
  await purchases.move({ id, to: 'canceled', reason: 'Ошибка' })
  expect(await rubles()).toBe(before + total)
})

test('an order that was paid in part and agreed for less is credited beyond its total alone', async () => {
  const { id, paymentId } = await placeOrder()
  const before = await rubles()
  await inTransaction((trx) => changePayment(trx, paymentId, { amount: 220_000n, at: testNow }))
  await confirm(paymentId)
  await purchases.move({ id, to: 'in_process' })
  const [line] = (await buyer.call('purchaseGet', { params: { id } })).ok.lines
  await purchases.move({
    id,
    to: 'partially_confirmed',
    answers: [{ code: line!.code, quantity: 20, reason: 'Мало' }],
  })
  expect(await readOrder(id)).toEqual({ paymentStatus: 'paid', paid: 220_000, due: 0 })
  expect(await rubles()).toBe(before + 20_000)
})

test('a list says what is left to pay of an order that was paid in part', async () => {
  const { id, paymentId } = await placeOrder()
  await inTransaction((trx) => changePayment(trx, paymentId, { amount: 220_000n, at: testNow }))
  await confirm(paymentId)
  const { items } = (await buyer.call('orderList', { query: { page: 1, limit: 1 } })).ok
  expect(items).toMatchObject([{ _id: id, sum: total, due: 30_000 }])
})

test('a payment is rejected or confirmed, and is not begun from the balance', async () => {
  const { id, paymentId } = await placeOrder()
  await inTransaction((trx) => rejectPayment(trx, { id: paymentId, ...settled, reason: 'Не пришли' }))
  await inTransaction((trx) => rejectPayment(trx, { id: paymentId, ...settled, reason: 'Не пришли' }))
  await expect(confirm(paymentId)).rejects.toThrow('cannot be confirmed')
  await expect(
    inTransaction((trx) => changePayment(trx, paymentId, { amount: 1n, at: testNow })),
  ).rejects.toThrow('REJECTED')
  expect(await readOrder(id)).toEqual(waiting)
  const payment = {
    personId,
    method: 'BALANCE',
    currency: 'RUB',
    amount: 1n,
    allocations: [],
    createdBy: null,
    at: testNow,
  } as const
  await expect(openPayment({} as Trx, payment, 'INITIAL')).rejects.toThrow(RangeError)
})

test('a payment that was only begun is not confirmed', async () => {
  const payment = {
    personId,
    method: 'CARD',
    currency: 'RUB',
    amount: 5n,
    allocations: [],
    createdBy: null,
    at: testNow,
  } as const
  const id = await inTransaction((trx) => openPayment(trx, payment, 'INITIAL'))
  await expect(confirm(id)).rejects.toThrow('INITIAL')
})

test('a top-up without orders is credited', async () => {
  const before = await rubles()
  const payment = {
    personId,
    method: 'QRCODE',
    currency: 'RUB',
    amount: 777n,
    allocations: [],
    createdBy: null,
    at: testNow,
  } as const
  await confirm(await inTransaction((trx) => openPayment(trx, payment, 'IN_PROCESSED')))
  expect(await rubles()).toBe(before + 777)
})

test('an order that the balance does not cover stays as it is', async () => {
  const poor = await addBuyer(shop, 1000)
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' as const }
  const { _id: id } = (await poor.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).ok
  const poorId = (await poor.call('authentication')).ok._id
  const paying = inTransaction((trx) =>
    payFromBalance(trx, { personId: poorId, purchaseIds: [id], ...settled }),
  )
  await expect(paying).rejects.toMatchObject({ code: 'not-enough-funds' })
  expect((await poor.call('purchaseGet', { params: { id } })).ok.totals).toMatchObject({
    paid: 0,
    due: total,
  })
  await expect(payNow('no-such-order')).rejects.toMatchObject({ code: 'not-found' })
})

test('after all of this the books are in order', async () => {
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})
