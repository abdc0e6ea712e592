import { randomUUID } from 'node:crypto'
import { demoContacts } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FiscalPort, FiscalReceipt, FiscalReport } from '../../../platform/ports/fiscal/fiscal-port.ts'
import { sandboxFiscal } from '../../../platform/ports/fiscal/sandbox-fiscal.ts'
import { ProviderError } from '../../../platform/ports/provider-error.ts'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { fiscalReceiptsJob } from './fiscal-jobs.ts'

const contacts = { ...demoContacts, email: 'office@other-flowers.example' }
const minuteMs = 60_000
const sandbox = sandboxFiscal(async () => {})
let isAway = false
let report: FiscalReport | null = null
let taken: FiscalReceipt[] = []
const fiscal: FiscalPort = {
  ...sandbox,
  register: async (receipt) => {
    taken.push(receipt)
    if (isAway) throw new ProviderError('sandbox', 'cannot be reached')
    return sandbox.register(receipt)
  },
  find: async (reference) => report ?? sandbox.find(reference),
}
let clock = testNow
let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
let buyer: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => clock, ports: { ...sentMessages().ports, fiscal } })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  await decideSetting(shop, 'contacts', contacts)
})
beforeEach(async () => {
  clock = testNow
  isAway = false
  report = null
  taken = []
  buyer = await addSignedIn(shop)
})
afterAll(() => shop.close())

async function topUp(paymentMethod: 'CASH' | 'CHECK', amount = 500_000) {
  const body = { kind: 'top-up', paymentMethod, amount } as const
  return (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok._id
}
function confirm(id: string, amount: number) {
  return staff.browser.call('transactionConfirm', { params: { id }, body: { amount } }, { key: randomUUID() })
}
async function receiptsOf(id: string) {
  return (await buyer.browser.call('transactionGet', { params: { id } })).ok.receipts
}
async function runJob() {
  await shop.database.kysely.transaction().execute((trx) => shop.app.jobs.send(trx, fiscalReceiptsJob, {}))
  await shop.app.jobs.runPending()
}
function later(minutes: number) {
  clock = new Date(testNow.getTime() + minutes * minuteMs)
}

test('confirmed cash makes one receipt, however often it is confirmed and the job runs; it is shown by its link', async () => {
  const id = await topUp('CASH')
  await Promise.all([confirm(id, 500_000), confirm(id, 500_000)])
  expect(await receiptsOf(id)).toMatchObject([
    { kind: 'sale', status: 'waiting', amount: 500_000, url: null },
  ])
  await Promise.all([runJob(), runJob()])
  await runJob()
  expect(new Set(taken.map((receipt) => receipt.id)).size).toBe(1)
  const [receipt] = await receiptsOf(id)
  expect(receipt).toMatchObject({
    status: 'registered',
    url: expect.stringContaining('/api/sandbox/receipt/'),
  })
  const page = await shop.app.inject({ url: receipt?.url ?? '' })
  expect(page.body).toContain('Пополнение баланса (аванс)')
  expect((await shop.app.inject({ url: `/api/sandbox/receipt/${randomUUID()}` })).statusCode).toBe(404)
})

test('a receipt comes from the operator’s email address, and waits as long as there is none', async () => {
  // Every earlier decision holds from `testNow`: before it nobody had said anything.
  clock = new Date(testNow.getTime() - minuteMs)
  const id = await topUp('CASH')
  await confirm(id, 500_000)
  await runJob()
  expect([await receiptsOf(id), taken]).toMatchObject([[{ status: 'waiting' }], []])
  later(5)
  await runJob()
  expect(await receiptsOf(id)).toMatchObject([{ status: 'registered' }])
  expect(taken).toMatchObject([{ sellerEmail: 'office@other-flowers.example' }])
})

test('a bank transfer makes none', async () => {
  const id = await topUp('CHECK')
  await confirm(id, 500_000)
  await runJob()
  expect([await receiptsOf(id), taken]).toEqual([[], []])
})

test('an order that is paid names its goods, with the tax of the day on which the money came', async () => {
  await decideSetting(shop, 'vatBp', 2200)
  const body = { ...orderFor([await addCard(shop), 25]), paymentMethod: 'CASH' } as const
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const [waiting] = (await buyer.browser.call('transactionList', { query: { order: order._id } })).ok.items
  await confirm(waiting!._id, order.sum)
  await decideSetting(shop, 'vatBp', 1000, new Date(clock.getTime() + 1))
  later(1)
  await runJob()
  const { items = [] } = taken[0] ?? {}
  expect(items[0]).toMatchObject({ quantity: 25, settlement: 'full-prepayment', vatBp: 2200 })
  expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(order.sum)
  await decideSetting(shop, 'vatBp', null, new Date(clock.getTime() + 1))
})

test('what the till does not take is sent again with a growing wait, and stays what it was', async () => {
  isAway = true
  const id = await topUp('CASH')
  await confirm(id, 500_000)
  await runJob()
  await runJob()
  expect(taken).toHaveLength(1)
  later(1)
  await runJob()
  later(2)
  await runJob()
  expect(taken).toHaveLength(2)
  isAway = false
  await decideSetting(shop, 'vatBp', 500, clock)
  later(3)
  await runJob()
  expect([taken.length, taken[2]]).toEqual([3, taken[0]])
  expect((await receiptsOf(id))[0]?.status).toBe('registered')
})

test('a receipt that the till refuses waits for staff; one that it is still busy with is asked for again', async () => {
  const [slow, refused] = [await topUp('CASH', 10_000), await topUp('CASH', 20_000)]
  await confirm(slow, 10_000)
  report = { status: 'sent' }
  await runJob()
  expect((await receiptsOf(slow))[0]?.status).toBe('sent')
  await confirm(refused, 20_000)
  report = { status: 'failed', error: '-3897: смена' }
  await runJob()
  expect((await receiptsOf(refused))[0]).toMatchObject({ status: 'failed', url: null })
  report = null
  later(1)
  await runJob()
  expect((await receiptsOf(slow))[0]?.status).toBe('registered')
  expect((await receiptsOf(refused))[0]?.status).toBe('failed')
  expect(taken).toHaveLength(2)
})
