import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cardCallbackPath, type CardRefundReport } from '../../../platform/ports/cards/card-acquirer-port.ts'
import { sandboxCards } from '../../../platform/ports/cards/sandbox-cards.ts'
import { ProviderError } from '../../../platform/ports/provider-error.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addCard, auditLedger, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { waitingBackends } from '../../../testing/waiting-backends.ts'
import { transfer } from '../../ledger/index.ts'
import { cardRefundsJob } from './card-refund-jobs.ts'

const amount = 500_000
const minuteMs = 60_000
const sandbox = sandboxCards()
let report: CardRefundReport = { outcome: 'refunded' }
let isAway = false
let asked: { refundId: string; amount: number }[] = []
const cards: typeof sandbox = {
  ...sandbox,
  refund: async (wanted) => {
    asked.push(wanted)
    if (isAway) throw new ProviderError('sandbox', 'cannot be reached')
    return report
  },
}
let clock = testNow
let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
let buyer: TestPerson
let id: string
beforeAll(async () => {
  shop = await openShop({ now: () => clock, ports: { ...sentMessages().ports, cards } })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  clock = testNow
  report = { outcome: 'refunded' }
  isAway = false
  asked = []
  buyer = await addSignedIn(shop)
  id = await topUpByCard()
})

async function topUpByCard(): Promise<string> {
  const body = { kind: 'top-up', paymentMethod: 'CARD', amount } as const
  const { _id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const page = { transactionId: _id, locale: 'ru' } as const
  const { url } = (await buyer.browser.call('cardPurchase', { body: page })).ok
  const attemptId = url.split('/').at(-1) ?? ''
  const paid = cards.callbackOf({ attemptId, reference: attemptId, amount, outcome: 'paid' })
  await shop.app.inject({ method: 'POST', url: cardCallbackPath, payload: paid })
  return _id
}
async function leftOf(): Promise<number> {
  return (await staff.browser.call('transactionRefunds', { params: { id } })).ok.left
}
async function refund(sum: number, key: string = randomUUID(), seenLeft?: number) {
  const body = { amount: sum, seenLeft: seenLeft ?? (await leftOf()), reason: 'Заказ отменён' }
  return staff.browser.call('transactionRefund', { params: { id }, body }, { key })
}
/** Every refund has sent a job already. */
function runJobs(): Promise<void> {
  return shop.app.jobs.runPending()
}
async function runJob(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, cardRefundsJob, {})
  await runJobs()
}
async function rubles(): Promise<number> {
  return (await buyer.browser.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}
async function read() {
  return (await buyer.browser.call('transactionGet', { params: { id } })).ok
}
async function expectBooksInOrder(): Promise<void> {
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
}

test('a refund is held at once, made by the acquirer once, booked, and makes a receipt', async () => {
  const { ok } = await refund(120_000)
  expect(ok).toMatchObject({ amount: 120_000, status: 'waiting', reason: 'Заказ отменён', left: 380_000 })
  const audited = (await staff.browser.call('auditList', { query: { action: 'card-refunded' } })).ok.items
  expect(audited[0]).toMatchObject({ reason: 'Заказ отменён', effect: { amount: -120_000, currency: 'RUB' } })
  expect(await rubles()).toBe(380_000)
  await Promise.all([runJob(), runJob()])
  await runJob()
  expect(new Set(asked.map(({ refundId }) => refundId))).toEqual(new Set([ok._id]))
  const { refunds, receipts } = await read()
  expect(refunds).toMatchObject([{ _id: ok._id, status: 'refunded', settledAt: expect.any(String) }])
  expect(receipts.map(({ kind, amount: sum }) => [kind, sum])).toEqual([
    ['sale', amount],
    ['refund', 120_000],
  ])
  expect(await rubles()).toBe(380_000)
  const { items } = (await buyer.browser.call('operationsHistory', {})).ok
  expect(items[0]).toMatchObject({ kind: 'card-refund', method: 'CARD', creator: 'ADMIN' })
  const accountId = (await buyer.browser.call('accountList')).ok[0]?._id ?? ''
  const listed = async (method: 'CARD' | 'BALANCE') =>
    (await buyer.browser.call('balanceHistory', { query: { accountId, method } })).ok.total
  expect([await listed('CARD'), await listed('BALANCE')]).toEqual([2, 0])
  await expectBooksInOrder()
})

test('the same key refunds once; of refunds that saw the same sum left one is made, and the others look again', async () => {
  const key = randomUUID()
  const same = await Promise.all([refund(100_000, key, amount), refund(100_000, key, amount)])
  expect(new Set(same.map(({ ok }) => ok._id)).size).toBe(1)
  const others = await Promise.all(
    Array.from({ length: 6 }, () => refund(150_000, randomUUID(), amount - 100_000)),
  )
  const codes = others.map(({ refusal }) => refusal?.code ?? 'ok')
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  expect(codes.filter((code) => code === 'transaction-changed')).toHaveLength(5)
  expect(await leftOf()).toBe(250_000)
  expect((await refund(250_001)).refusal).toMatchObject({
    code: 'refund-too-large',
    details: { left: 250_000 },
  })
  await runJobs()
  const made = new Map(asked.map((one) => [one.refundId, one.amount]))
  expect([...made.values()].reduce((sum, one) => sum + one, 0)).toBe(250_000)
  await expectBooksInOrder()
})

test('staff see what the card has paid, what went back, what is left, and what is free on the balance', async () => {
  await refund(120_000)
  await refund(30_000)
  expect((await staff.browser.call('transactionRefunds', { params: { id } })).ok).toMatchObject({
    paid: amount,
    left: amount - 150_000,
    available: amount - 150_000,
    // Each may have been made by now; both are of one moment.
    refunds: expect.arrayContaining([
      expect.objectContaining({ amount: 120_000 }),
      expect.objectContaining({ amount: 30_000 }),
    ]),
  })
  await runJobs()
})

test('more than this card has paid stays, however much other money is on the balance', async () => {
  await topUpByCard()
  expect((await refund(amount + 1)).refusal).toMatchObject({
    code: 'refund-too-large',
    details: { left: amount },
  })
})

test('what was spent cannot go back to the card', async () => {
  await shop.database.kysely.transaction().execute((trx) =>
    transfer(trx, {
      kind: 'write-off',
      from: { person: buyer.id },
      to: { system: 'adjustments' },
      amount: 450_000n,
      currency: 'RUB',
      createdBy: staff.id,
    }),
  )
  expect((await refund(50_001)).refusal?.code).toBe('not-enough-funds')
  expect((await refund(50_000)).ok.left).toBe(450_000)
  await runJobs()
})

async function buyAndReceive(): Promise<{ sum: number; code: string; orderId: string }> {
  const card = await addCard(shop)
  const body = { ...orderFor([card, 25]), paymentMethod: 'BALANCE' } as const
  const { _id: orderId, sum } = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() }))
    .ok
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered']) {
    const move = { _id: orderId, status, lines: [], reason: '' } as never
    await staff.browser.call('orderStatus', { body: move }, { key: randomUUID() })
  }
  return { sum, code: card.code, orderId }
}

test('what goods stand for does not go back to the card from money that came by bank, until the goods come back', async () => {
  const byBank = { kind: 'top-up', paymentMethod: 'CHECK', amount } as const
  const { _id } = (await buyer.browser.call('transactionCreate', { body: byBank }, { key: randomUUID() })).ok
  const confirmed = { params: { id: _id }, body: { amount } }
  await staff.browser.call('transactionConfirm', confirmed, { key: randomUUID() })
  const { sum, code, orderId } = await buyAndReceive()
  const left = amount - sum
  expect((await refund(left + 1)).refusal).toMatchObject({ code: 'refund-too-large', details: { left } })
  expect((await refund(left)).ok.left).toBe(0)
  expect((await refund(1)).refusal).toMatchObject({ details: { left: 0 } })
  const all = [{ code, quantity: 0, reason: 'Вернули' }]
  const body = { _id: orderId, status: 'return', lines: all, reason: 'Вернули' } as never
  expect((await staff.browser.call('orderStatus', { body }, { key: randomUUID() })).refusal).toBeNull()
  expect((await refund(sum)).ok.left).toBe(0)
  await runJobs()
})

test('a refund and a credit of the same person wait for each other and never deadlock', async () => {
  const { code, orderId } = await buyAndReceive()
  const lines = [{ code, quantity: 0, reason: 'Вернули' }]
  const body = { _id: orderId, status: 'return', lines, reason: 'Вернули' } as never
  const seenLeft = await leftOf()
  const isWaiting = (count: number) =>
    vi.waitFor(async () => expect(await waitingBackends(shop.database)).toHaveLength(count), 20_000)
  // Both have begun and wait for the account, the credit first.
  const { crediting, refunding } = await shop.database.kysely.transaction().execute(async (trx) => {
    await sql`SELECT FROM ledger_accounts WHERE owner_id = ${buyer.id} FOR UPDATE`.execute(trx)
    const first = staff.browser.call('orderStatus', { body }, { key: randomUUID() })
    await isWaiting(1)
    const second = refund(100, randomUUID(), seenLeft)
    await isWaiting(2)
    return { crediting: first, refunding: second }
  })
  expect((await crediting).refusal).toBeNull()
  // What the credit has changed is looked at again.
  expect((await refunding).refusal?.code).toBe('transaction-changed')
  expect((await refund(100)).refusal).toBeNull()
  await runJobs()
  await expectBooksInOrder()
})

test('an acquirer that cannot be reached is asked again with a growing wait, under the same number', async () => {
  isAway = true
  await refund(100)
  await runJobs()
  expect((await read()).refunds[0]?.status).toBe('waiting')
  await runJob()
  expect(asked).toHaveLength(1)
  isAway = false
  clock = new Date(testNow.getTime() + 2 * minuteMs)
  await runJob()
  expect(new Set(asked.map(({ refundId }) => refundId)).size).toBe(1)
  expect((await read()).refunds[0]?.status).toBe('refunded')
})

test('a refund that is on its way is asked about again', async () => {
  report = { outcome: 'pending' }
  await refund(100)
  await runJob()
  expect((await read()).refunds[0]?.status).toBe('waiting')
  report = { outcome: 'refunded' }
  clock = new Date(testNow.getTime() + 2 * minuteMs)
  await runJob()
  expect((await read()).refunds[0]?.status).toBe('refunded')
})

test('what the acquirer refuses stays on the balance, without a receipt, and can be refunded again', async () => {
  report = { outcome: 'refused', error: '8' }
  await refund(amount)
  await runJob()
  const { refunds, receipts } = await read()
  expect([refunds[0]?.status, receipts.map(({ kind }) => kind)]).toEqual(['failed', ['sale']])
  expect(await rubles()).toBe(amount)
  report = { outcome: 'refunded' }
  expect((await refund(amount)).ok.left).toBe(0)
  await runJob()
  expect(await rubles()).toBe(0)
  await expectBooksInOrder()
})

test('money that no card has paid is not refunded to one', async () => {
  const body = { kind: 'top-up', paymentMethod: 'CASH', amount } as const
  const { _id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const confirm = { params: { id: _id }, body: { amount } }
  await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  id = _id
  expect((await refund(100, randomUUID(), amount)).refusal?.code).toBe('transaction-changed')
  const seen = await staff.browser.call('transactionRefunds', { params: { id } })
  expect(seen.ok).toEqual({ paid: 0, left: 0, available: 0, refunds: [] })
})
