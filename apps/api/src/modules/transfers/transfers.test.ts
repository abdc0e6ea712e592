import { randomUUID } from 'node:crypto'
import type { TransactionStatus } from '@flower-market/flower-domain'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addBuyer, auditLedger } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import {
  addApproved,
  addRates,
  addRepresented,
  addTransfer,
  begin,
  dutchRequisites,
  quoteTo,
} from '../../testing/test-transfers.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { pruneQuotes } from '../exchange/quotes.repository.ts'
import { reportUnansweredJob } from './transfer-jobs.ts'

let now: Date
let shop: TestShop
let farm: Awaited<ReturnType<typeof addRepresented>>
let staff: Visitor
let buyer: Visitor
let recipient: string
beforeEach(async () => {
  now = testNow
  shop = await openTestShop({ now: () => now })
  await addRates(shop)
  farm = await addRepresented(shop)
  staff = (await addSignedIn(shop, { role: 'ADMIN' })).browser
  buyer = await addBuyer(shop)
  recipient = await addApproved(shop, farm.browser, farm.plantation)
})

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}
async function begun(visitor = buyer): Promise<string> {
  return (await begin(visitor, (await quoteTo(visitor, recipient))._id)).ok._id
}
function send(id: string, key: string = randomUUID()) {
  return staff.call('transactionSend', { params: { id } }, { key })
}
function accept(visitor: Visitor, id: string, key: string = randomUUID()) {
  return visitor.call('transactionStatusAccept', { params: { id } }, { key })
}
function rejectFor(id: string, seenStatus?: TransactionStatus) {
  const body = { reason: 'Закрыт счёт', ...(seenStatus && { seenStatus }) }
  return staff.call('transactionReject', { params: { id }, body })
}
async function rubles(visitor = buyer): Promise<number> {
  return (await visitor.call('accountList')).ok[0]?.amount ?? 0
}
async function streamOf(stream: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; payload: { cause?: string; status?: string } }>`
    SELECT name, payload FROM (
      SELECT 0 AS part, number AS place, stream, name, payload FROM events
      UNION ALL SELECT 1, id, stream, name, payload FROM event_outbox
    ) AS told WHERE stream = ${stream} ORDER BY part, place`.execute(shop.database.kysely)
  return rows.map(({ name, payload }) => `${name} ${payload.cause ?? payload.status ?? ''}`.trim())
}

async function freeze(at: Date | null): Promise<void> {
  const people = shop.database.kysely.updateTable('ledger_accounts').where('owner_id', 'is not', null)
  await people.set({ frozen_at: at }).execute()
}
/** How often staff have been told that nobody answers. */
async function unanswered(): Promise<number> {
  await shop.app.jobs.send(shop.database.kysely, reportUnansweredJob, {})
  await shop.app.jobs.runPending()
  return (await streamOf('role:ADMIN')).filter((one) => one === 'transfer-waiting unanswered').length
}

test('the books say where the money of a transfer went, and the audit finds nothing', async () => {
  const before = await rubles()
  const id = await begun()
  const { amount, transfer } =
    (await send(id)).ok && (await buyer.call('transactionGet', { params: { id } })).ok
  await accept(farm.browser, id)
  expect(await rubles()).toBe(before - amount)
  const { rows } = await sql<{ account: string; amount: string }>`
    SELECT coalesce(system_name, 'person') || ' ' || postings.currency AS account, sum(amount)::text AS amount
    FROM postings JOIN ledger_accounts ON ledger_accounts.id = account_id JOIN movements ON movements.id = movement_id
    WHERE kind = 'transfer' GROUP BY 1 ORDER BY 1`.execute(shop.database.kysely)
  expect(Object.fromEntries(rows.map((row) => [row.account, Number(row.amount)]))).toEqual({
    'commission RUB': transfer?.commission,
    'exchange EUR': -10_000,
    'exchange RUB': transfer?.converted,
    'payouts EUR': 10_000,
    'person RUB': -amount,
  })
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('a quote counts for five minutes, and an expired one begins no transfer', async () => {
  const quote = await quoteTo(buyer, recipient)
  const before = await rubles()
  later(5 * 60_000 + 1)
  expect((await begin(buyer, quote._id)).refusal?.code).toBe('quote-expired')
  expect(await rubles()).toBe(before)
})

test('a recipient that was changed after the quote is not sent to before it is approved again', async () => {
  const quote = await quoteTo(buyer, recipient)
  const body = { ...dutchRequisites, accountNumber: 'NL39RABO0300065264' }
  await farm.browser.call('recipientUpdate', { params: { id: recipient }, body })
  expect((await begin(buyer, quote._id)).refusal?.code).toBe('not-found')
  const own = await addApproved(shop, buyer, farm.plantation)
  const ownQuote = await quoteTo(buyer, own)
  await buyer.call('recipientUpdate', { params: { id: own }, body })
  expect((await begin(buyer, ownQuote._id)).refusal?.code).toBe('recipient-not-approved')
})

test('a transfer keeps the requisites that the person agreed to', async () => {
  const id = await begun()
  const body = { ...dutchRequisites, accountNumber: 'NL39RABO0300065264' }
  await farm.browser.call('recipientUpdate', { params: { id: recipient }, body })
  const { items } = (await staff.call('transactionReview')).ok
  expect(items.find(({ _id }) => _id === id)?.recipient.accountNumber).toBe('NL91ABNA0417164300')
})

test('only the representative of the plantation sees and accepts a transfer, once it was sent', async () => {
  const id = await begun()
  const other = await addRepresented(shop)
  expect((await accept(farm.browser, id)).refusal?.code).toBe('not-found')
  await send(id)
  expect((await other.browser.call('transactionReceived')).ok.items).toEqual([])
  const { browser: unattached } = await addSignedIn(shop, { role: 'RECIPIENT' })
  expect((await unattached.call('transactionReceived')).ok.items).toEqual([])
  for (const visitor of [other.browser, unattached]) {
    expect((await accept(visitor, id)).refusal?.code).toBe('not-found')
  }
  expect((await accept(buyer, id)).refusal?.code).toBe('not-permitted')
  expect((await accept(farm.browser, id)).ok.status).toBe('CONFIRMED')
  expect((await accept(farm.browser, id)).refusal?.code).toBe('transaction-changed')
})

test('accepting needs the CSRF header and an idempotency key, although it is a GET', async () => {
  const id = await begun()
  await send(id)
  const url = `/api/transaction/status-accept/${id}`
  const forged = await farm.browser.send({
    method: 'GET',
    url,
    headers: { 'x-csrf-token': 'forged', 'idempotency-key': randomUUID() },
  })
  expect(forged.json().code).toBe('csrf-failed')
  expect((await farm.browser.send({ method: 'GET', url })).json().code).toBe('idempotency-key-missing')
  const { status } = (await buyer.call('transactionGet', { params: { id } })).ok
  expect(status).toBe('SENDED')
})

test('of many who accept, send or begin the same at once, one does', async () => {
  const quote = await quoteTo(buyer, recipient)
  const begins = await Promise.all([1, 2, 3, 4].map(() => begin(buyer, quote._id)))
  const id = begins.find(({ refusal }) => refusal === null)?.ok._id ?? ''
  const sends = await Promise.all([1, 2, 3, 4].map(() => send(id)))
  const accepts = await Promise.all([1, 2, 3, 4].map(() => accept(farm.browser, id)))
  const codes = [begins, sends, accepts].map((answers) =>
    answers.map(({ refusal }) => refusal?.code ?? 'ok').toSorted(),
  )
  expect(codes).toEqual([
    ['ok', 'quote-used', 'quote-used', 'quote-used'],
    ['ok', 'transaction-changed', 'transaction-changed', 'transaction-changed'],
    ['ok', 'transaction-changed', 'transaction-changed', 'transaction-changed'],
  ])
})

test('sending and rejecting at once do one of both, and no money is lost', async () => {
  const before = await rubles()
  for (let round = 0; round < 6; round += 1) {
    const id = await begun()
    const [sent, rejected] = await Promise.all([send(id), rejectFor(id, 'IN_PROCESSED')])
    // A rejection that comes second was meant for a transfer that is not sent: it returns nothing.
    expect([sent, rejected].map(({ refusal }) => refusal?.code ?? 'ok').toSorted()).toEqual([
      'ok',
      'transaction-changed',
    ])
    if (rejected.refusal !== null) await rejectFor(id, 'SENDED')
    expect(await rubles()).toBe(before)
  }
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('a frozen account neither sends nor takes back', async () => {
  const id = await begun()
  await freeze(now)
  expect((await send(id)).refusal?.code).toBe('account-frozen')
  await freeze(null)
  await send(id)
  await freeze(now)
  const reject = { params: { id }, body: { reason: 'Вернулся', seenStatus: 'SENDED' } } as const
  expect((await staff.call('transactionReject', reject)).refusal?.code).toBe('account-frozen')
  await freeze(null)
  expect((await staff.call('transactionReject', reject)).ok.transfer?.isReturned).toBe(true)
})

test('where the operator has switched transfers off, none is quoted or begun', async () => {
  const quote = await quoteTo(buyer, recipient)
  await decideSetting(shop, 'hasTransfers', false)
  expect((await begin(buyer, quote._id)).refusal?.code).toBe('payment-method-off')
  const question = { amount: 10_000, source: 'RUBLE', target: 'EURO', recipient } as const
  expect((await buyer.call('accountRates', { query: question })).refusal?.code).toBe('payment-method-off')
})

test('people, the plantation and staff hear what happens to a transfer', async () => {
  const { _id: buyerId } = (await buyer.call('authentication')).ok
  const id = await begun()
  expect(await streamOf(`plantation:${farm.plantation}`)).toEqual([])
  await send(id)
  await accept(farm.browser, id)
  const own = (await streamOf(`person:${buyerId}`)).filter((one) => one.startsWith('transaction'))
  expect(own).toEqual([
    'transaction-changed IN_PROCESSED',
    'transaction-changed SENDED',
    'transaction-changed CONFIRMED',
  ])
  expect(await streamOf(`plantation:${farm.plantation}`)).toEqual([
    'transfer-received SENDED',
    'transfer-received CONFIRMED',
  ])
  expect(await streamOf('role:ADMIN')).toContain('transfer-waiting to-send')
})

test('what a plantation has not answered for five days reaches staff, once', async () => {
  const id = await begun()
  await send(id)
  const isMarked = async () =>
    (
      await (
        await addSignedIn(shop, { role: 'ADMIN' })
      ).browser.call('transactionReview', { query: { status: 'SENDED' } })
    ).ok.items.find(({ _id }) => _id === id)?.isUnanswered
  later(5 * 24 * 3_600_000 - 1)
  expect([await unanswered(), await isMarked()]).toEqual([0, false])
  later(1)
  expect([await unanswered(), await isMarked()]).toEqual([1, true])
  expect(await unanswered()).toBe(1)
})

test('a used quote outlives the cleaning of old ones', async () => {
  const { transfer } = await addTransfer(shop, buyer)
  await pruneQuotes(shop.database.kysely, new Date(now.getTime() + 3 * 24 * 3_600_000))
  expect((await buyer.call('transactionGet', { params: { id: transfer } })).ok.status).toBe('IN_PROCESSED')
})

test(
  'opposite transfers and exchanges of one person at once never deadlock',
  { timeout: 60_000 },
  async () => {
    const before = await rubles()
    const work = Array.from({ length: 24 }, async (_, place) => {
      if (place % 3 === 2) {
        const query = { amount: 5_000, source: 'RUBLE', target: 'EURO' } as const
        const { _id: quoteId } = (await buyer.call('accountRates', { query })).ok
        return buyer.call('accountExchange', { body: { quoteId } }, { key: randomUUID() })
      }
      const id = await begun()
      if (place % 3 === 0) return send(id)
      return rejectFor(id, 'IN_PROCESSED')
    })
    const answers = await Promise.all(work)
    expect(answers.filter(({ refusal }) => refusal !== null)).toEqual([])
    expect(await rubles()).toBeLessThan(before)
    expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
  },
)

test('sending and canceling at once end in one of both, with the money in one place', async () => {
  const before = await rubles()
  for (let round = 0; round < 4; round += 1) {
    const held = await rubles()
    const id = await begun()
    const cancel = () => buyer.call('transactionCancel', { params: { id } })
    const [sent, ...canceled] = await Promise.all([send(id), cancel(), cancel()])
    const isSent = sent.status === 200
    expect(canceled.map(({ status }) => status)).toEqual(isSent ? [409, 409] : [200, 200])
    const { status, amount } = (await buyer.call('transactionGet', { params: { id } })).ok
    expect(status).toBe(isSent ? 'SENDED' : 'REJECTED')
    expect(await rubles()).toBe(isSent ? held - amount : held)
  }
  expect(await rubles()).toBeLessThanOrEqual(before)
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('a transfer that staff have rejected is not canceled once more, and one that was canceled is not rejected', async () => {
  const [rejected, canceled] = [await begun(), await begun()]
  await rejectFor(rejected, 'IN_PROCESSED')
  const late = await buyer.call('transactionCancel', { params: { id: rejected } })
  expect(late.refusal?.code).toBe('transaction-changed')
  await buyer.call('transactionCancel', { params: { id: canceled } })
  expect((await rejectFor(canceled, 'IN_PROCESSED')).refusal?.code).toBe('transaction-changed')
})
