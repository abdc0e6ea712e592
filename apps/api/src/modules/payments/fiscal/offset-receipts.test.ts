import { randomUUID } from 'node:crypto'
import { demoContacts } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FiscalReceipt } from '../../../platform/ports/fiscal/fiscal-port.ts'
import { sandboxFiscal } from '../../../platform/ports/fiscal/sandbox-fiscal.ts'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openPayment } from '../payments.ts'
import { fiscalReceiptsJob } from './fiscal-jobs.ts'

const sandbox = sandboxFiscal(async () => {})
let taken: FiscalReceipt[] = []
let clock = testNow
const fiscal: typeof sandbox = {
  ...sandbox,
  register: async (receipt) => {
    taken.push(receipt)
    return sandbox.register(receipt)
  },
}
let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
let buyer: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => clock, ports: { ...sentMessages().ports, fiscal } })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  await decideSetting(shop, 'vatBp', 2200)
  await decideSetting(shop, 'contacts', demoContacts)
})
afterAll(() => shop.close())
beforeEach(async () => {
  taken = []
  clock = testNow
  buyer = await addSignedIn(shop)
})

function confirm(id: string, amount: number) {
  return staff.browser.call('transactionConfirm', { params: { id }, body: { amount } }, { key: randomUUID() })
}
async function topUp(paymentMethod: 'CASH' | 'CHECK', amount: number): Promise<string> {
  const body = { kind: 'top-up', paymentMethod, amount } as const
  const { _id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  await confirm(_id, amount)
  return _id
}
async function placeOrder(paidBy: 'BALANCE' | 'CASH' | 'CHECK') {
  const paymentMethod = paidBy === 'CHECK' ? 'CASH' : paidBy
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod } as const
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  if (paidBy === 'CHECK') {
    const payment = { id: order._id, paymentMethod: paidBy } as const
    await buyer.browser.call('orderPayment', { body: payment }, { key: randomUUID() })
  }
  const query = { order: order._id, method: paidBy }
  const { _id: paymentId } = (await buyer.browser.call('transactionList', { query })).ok.items[0]!
  if (paidBy !== 'BALANCE') await confirm(paymentId, order.sum)
  return { ...order, paymentId }
}
async function runJob(): Promise<void> {
  await shop.database.kysely.transaction().execute((trx) => shop.app.jobs.send(trx, fiscalReceiptsJob, {}))
  await shop.app.jobs.runPending()
}
async function handOver(_id: string): Promise<void> {
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered']) {
    const body = { _id, status, lines: [], reason: '' } as never
    await staff.browser.call('orderStatus', { body }, { key: randomUUID() })
  }
  await runJob()
}
function offsets() {
  return taken.filter(({ kind }) => kind === 'offset')
}

test('goods that cash has paid for are offset when they are handed over, at the rate itself and by name', async () => {
  const order = await placeOrder('CASH')
  await handOver(order._id)
  const [receipt, ...others] = offsets()
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ amount: order.sum, method: null })
  expect(receipt?.items).toMatchObject([{ quantity: 25, settlement: 'full-payment', vatBp: 2200 }])
  const { receipts } = (await buyer.browser.call('transactionGet', { params: { id: order.paymentId } })).ok
  expect(receipts.map(({ kind, status }) => [kind, status])).toEqual([
    ['sale', 'registered'],
    ['offset', 'registered'],
  ])
  const page = await shop.app.inject({ url: receipts[1]?.url ?? '' })
  expect(page.body).toContain('полный расчёт, НДС 22%')
})

test('what came by bank needs none', async () => {
  const order = await placeOrder('CHECK')
  await handOver(order._id)
  expect(offsets()).toEqual([])
})

test('of a balance only what cash has brought is offset, and once', async () => {
  await topUp('CASH', 300_000)
  await topUp('CHECK', 900_000)
  const [first, second] = [await placeOrder('BALANCE'), await placeOrder('BALANCE')]
  await handOver(first._id)
  await handOver(second._id)
  expect(offsets().map(({ amount }) => amount)).toEqual([first.sum, 300_000 - first.sum])
  expect(offsets()[1]?.items).toMatchObject([
    { name: `Товары по заказу № ${second.number}`, settlement: 'full-payment' },
  ])
  const third = await placeOrder('BALANCE')
  await handOver(third._id)
  expect(offsets()).toHaveLength(2)
})

/** Has stems of an order complained about, and the complaint accepted. */
async function takeBack({ _id: orderId }: { readonly _id: string }, quantity: number): Promise<void> {
  const { lines } = (await buyer.browser.call('purchaseGet', { params: { id: orderId } })).ok
  const body = {
    orderId,
    code: lines[0]!.code,
    reason: 'broken' as const,
    bunches: [{ box: 1, bunch: 1, quantity }],
  }
  const { _id } = (await buyer.browser.call('claimCreate', { body }, { key: randomUUID() })).ok
  const decision = { _id, accepted: quantity, reason: 'Видно на фото' }
  const decided = await staff.browser.call('claimDecide', { body: decision }, { key: randomUUID() })
  expect(decided.status).toBe(200)
  await runJob()
}
function returns(): FiscalReceipt[] {
  return taken.filter(({ kind }) => kind === 'return')
}

test('an accepted claim takes back what was offset for its stems, at the rate at which they were handed over', async () => {
  const order = await placeOrder('CASH')
  await handOver(order._id)
  await decideSetting(shop, 'vatBp', 1000, new Date(testNow.getTime() + 1))
  clock = new Date(testNow.getTime() + 60_000)
  await takeBack(order, 10)
  const price = order.sum / 25
  expect(returns()).toMatchObject([
    {
      amount: 10 * price,
      method: null,
      items: [{ price, quantity: 10, settlement: 'full-payment', vatBp: 2200 }],
    },
  ])
  const { receipts } = (await buyer.browser.call('transactionGet', { params: { id: order.paymentId } })).ok
  expect(receipts.map(({ kind, status }) => [kind, status])).toEqual([
    ['sale', 'registered'],
    ['offset', 'registered'],
    ['return', 'registered'],
  ])
  const page = await shop.app.inject({ url: receipts[2]?.url ?? '' })
  expect(page.body).toContain('Возврат прихода')
  await decideSetting(shop, 'vatBp', null, new Date(testNow.getTime() + 1))
})

test('what came back is a prepayment, which the next order offsets', async () => {
  const order = await placeOrder('CASH')
  await handOver(order._id)
  await takeBack(order, 10)
  const [{ amount } = { amount: 0 }] = returns()
  const next = await topUp('CHECK', 900_000).then(() => placeOrder('BALANCE'))
  await handOver(next._id)
  expect(offsets().map((offset) => offset.amount)).toEqual([order.sum, amount])
})

/** An order of which cash has paid 50,000 kopecks, and a bank the rest. */
async function placeMixedOrder() {
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' } as const
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const part = {
    personId: buyer.id,
    method: 'CASH',
    currency: 'RUB',
    amount: 50_000n,
    allocations: [{ purchaseId: order._id, amount: 50_000n }],
    createdBy: buyer.id,
    at: clock,
  } as const
  const inCash = await shop.database.kysely
    .transaction()
    .execute((trx) => openPayment(trx, part, 'IN_PROCESSED'))
  await confirm(inCash, 50_000)
  const rest = { id: order._id, paymentMethod: 'CHECK' } as const
  const { _id, amount } = (await buyer.browser.call('orderPayment', { body: rest }, { key: randomUUID() })).ok
  expect(amount).toBe(order.sum - 50_000)
  await confirm(_id, amount)
  return order
}

test('of an order that cash and a bank have paid, what has a receipt is offset and comes back first', async () => {
  const order = await placeMixedOrder()
  await handOver(order._id)
  expect(offsets()).toMatchObject([
    { amount: 50_000, items: [{ name: `Товары по заказу № ${order.number}` }] },
  ])
  const price = order.sum / 25
  await takeBack(order, 2)
  expect(returns()).toMatchObject([{ amount: 2 * price, items: [{ price, quantity: 2 }] }])
  await takeBack(order, 10)
  expect(returns().map(({ amount }) => amount)).toEqual([2 * price, 50_000 - 2 * price])
  await takeBack(order, 3)
  expect(returns()).toHaveLength(2)
})

test('an order that money without a receipt has paid takes nothing back', async () => {
  const order = await placeOrder('CHECK')
  await handOver(order._id)
  await takeBack(order, 10)
  expect(returns()).toEqual([])
})

test('an order that comes back as a whole takes all back that was offset for its goods, once', async () => {
  const order = await placeOrder('CASH')
  await handOver(order._id)
  await takeBack(order, 5)
  const { lines } = (await buyer.browser.call('purchaseGet', { params: { id: order._id } })).ok
  const all = lines.map(({ code }) => ({ code, quantity: 0, reason: 'Вернули' }))
  const body = { _id: order._id, status: 'return', lines: all, reason: 'Вернули' } as never
  const moved = await staff.browser.call('orderStatus', { body }, { key: randomUUID() })
  expect(moved.refusal).toBeNull()
  await runJob()
  expect(returns().reduce((sum, { amount }) => sum + amount, 0)).toBe(order.sum)
  expect(returns()).toHaveLength(2)
})
