import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FiscalReceipt } from '../../../platform/ports/fiscal/fiscal-port.ts'
import { sandboxFiscal } from '../../../platform/ports/fiscal/sandbox-fiscal.ts'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { fiscalReceiptsJob } from './fiscal-jobs.ts'

const sandbox = sandboxFiscal(async () => {})
let taken: FiscalReceipt[] = []
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
  shop = await openShop({ now: () => testNow, ports: { ...sentMessages().ports, fiscal } })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  await decideSetting(shop, 'vatBp', 2200)
})
afterAll(() => shop.close())
beforeEach(async () => {
  taken = []
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
async function handOver(_id: string): Promise<void> {
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered']) {
    const body = { _id, status, lines: [], reason: '' } as never
    await staff.browser.call('orderStatus', { body }, { key: randomUUID() })
  }
  await shop.database.kysely.transaction().execute((trx) => shop.app.jobs.send(trx, fiscalReceiptsJob, {}))
  await shop.app.jobs.runPending()
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
