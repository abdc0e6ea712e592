import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideSetting } from '../../testing/decide-setting.ts'
import { openProvider } from '../../testing/provider-server.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { addBuyer, auditLedger } from '../../testing/test-people.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { sampleRatesOf } from '../../platform/ports/rates/sample-rates.ts'
import { centralBank } from '../../platform/ports/rates/central-bank.ts'
import { storeRates } from './rates.repository.ts'
import { readRatesJob } from './exchange-jobs.ts'

const lifetimeMs = 5 * 60_000
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => now })
  await storeRates(shop.database.kysely, sampleRatesOf('2026-11-21'), now)
})
beforeEach(async () => {
  now = testNow
  buyer = await addBuyer(shop, 1_000_000)
})
afterAll(() => shop.close())

const ask: CallInput<'accountRates'>['query'] = { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' }
async function quote(changes: Partial<typeof ask> = {}, by = buyer) {
  return (await by.call('accountRates', { query: { ...ask, ...changes } })).ok
}
function exchange(quoteId: string, key: string = randomUUID(), by = buyer) {
  return by.call('accountExchange', { body: { quoteId } }, { key })
}
async function amounts(by = buyer) {
  return (await by.call('accountList')).ok.map(({ amount, type }) => [type, amount])
}

test('an exchange takes and gives what its quote says, and opens the account that receives', async () => {
  const quoted = await quote()
  expect(quoted).toMatchObject({ rateBase: 'USD', rateDate: '2026-11-21', isStale: false, spreadBp: 150 })
  expect(quoted.total).toBe(quoted.converted + quoted.commission)
  expect(quoted.expiresAt).toBe(new Date(now.getTime() + lifetimeMs).toISOString())
  expect((await exchange(quoted._id)).ok.quote).toEqual(quoted)
  expect(await amounts()).toEqual([
    ['RUBLE', 1_000_000 - quoted.total],
    ['DOLLAR', quoted.received],
  ])
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('a quote counts to its last moment, and not after', async () => {
  const [first, second] = [await quote(), await quote()]
  now = new Date(testNow.getTime() + lifetimeMs)
  expect((await exchange(first._id)).status).toBe(200)
  now = new Date(testNow.getTime() + lifetimeMs + 1)
  expect((await exchange(second._id)).refusal?.code).toBe('quote-expired')
})

test('a quote is used once, by however many at the same time; the same key has one answer', async () => {
  const { _id, total } = await quote()
  const answers = await Promise.all([exchange(_id), exchange(_id), exchange(_id)])
  expect(answers.map(({ refusal }) => refusal?.code ?? 'ok').toSorted()).toEqual([
    'ok',
    'quote-used',
    'quote-used',
  ])
  expect((await amounts())[0]).toEqual(['RUBLE', 1_000_000 - total])
  const another = await quote()
  const key = randomUUID()
  const [one, two] = await Promise.all([exchange(another._id, key), exchange(another._id, key)])
  expect(one.ok).toEqual(two.ok)
})

test("another person's quote is as if there were none, and no rates are changed by it", async () => {
  const { _id } = await quote()
  const other = await addBuyer(shop)
  expect((await exchange(_id, randomUUID(), other)).refusal?.code).toBe('not-found')
})

test('an exchange of more than there is moves nothing', async () => {
  const { _id } = await quote({ amount: 1_000_000 })
  expect((await exchange(_id)).refusal?.code).toBe('not-enough-funds')
  expect(await amounts()).toEqual([['RUBLE', 1_000_000]])
})

test.each<[string, Partial<typeof ask>, string]>([
  ['into the same currency', { target: 'RUBLE' }, 'validation-failed'],
  ['of so little that nothing arrives', { amount: 1 }, 'validation-failed'],
  ['to a recipient that nobody has', { recipient: 'nobody' }, 'not-found'],
])('a quote %s is refused', async (_what, changes, code) => {
  expect((await buyer.call('accountRates', { query: { ...ask, ...changes } })).refusal?.code).toBe(code)
})

test('the amount is what is sent or what is received, the commission inside or on top', async () => {
  const received = await quote({ amount: 5000, isSended: false })
  expect(received.received).toBe(5000)
  const inside = await quote({ isCommission: true })
  expect(inside.total).toBe(100_000)
  expect((await quote()).converted).toBe(100_000)
})

test('terms count from their day', async () => {
  await decideSetting(
    shop,
    'exchangeTerms',
    { spreadBp: 0, commissionBp: 0 },
    new Date('2026-12-01T00:00:00Z'),
  )
  expect((await quote()).commission).toBeGreaterThan(0)
  now = new Date('2026-12-01T08:00:00Z')
  buyer.token = (await buyer.call('authentication')).ok.token
  expect(await quote()).toMatchObject({ commission: 0, spreadBp: 0, rateDate: '2026-11-21', isStale: true })
})

test('the rates of the last days, the newest first; those of tomorrow wait', async () => {
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-22'] as const) {
    await storeRates(shop.database.kysely, { ...sampleRatesOf(day), date: day }, now)
  }
  const { items, isStale } = (await buyer.call('ratesList', { query: { days: 2 } })).ok
  expect([items.map(({ date }) => date), isStale]).toEqual([['2026-11-21', '2026-11-20'], false])
})

test('without rates nothing is quoted', async () => {
  const empty = await openTestShop()
  const person = await addBuyer(empty)
  expect((await person.call('accountRates', { query: ask })).refusal?.code).toBe('unavailable')
  expect((await person.call('ratesList')).ok).toEqual({ items: [], isStale: true, offered: null })
})

test('staff enter the rates of a day that could not be read, once, and the audit log keeps why', async () => {
  const own = await openTestShop()
  const { kysely } = own.database
  await storeRates(kysely, { ...sampleRatesOf('2026-11-19'), date: '2026-11-19' }, testNow)
  const accountant = await addSignedIn(own, { role: 'ADMIN' })
  const typed = { date: '2026-11-21', USD: '81,5', EUR: '94.25', reason: 'Сайт ЦБ не отвечает' } as const
  const enter = (changes: Partial<CallInput<'ratesEnter'>['body']> = {}) => {
    const body = { ...typed, ...changes }
    return accountant.browser.call('ratesEnter', { body })
  }
  expect((await enter({ USD: '8,15' })).refusal?.code).toBe('rates-implausible')
  expect((await enter({ date: '2026-11-22' })).refusal?.code).toBe('validation-failed')
  expect((await enter({ date: '2026-11-19' })).refusal?.code).toBe('rates-known')
  const answers = await Promise.all([enter(), enter(), enter()])
  expect(answers.map(({ status, refusal }) => refusal?.code ?? status).toSorted()).toEqual([
    200,
    'rates-known',
    'rates-known',
  ])
  expect((await accountant.browser.call('ratesList', { query: { days: 1 } })).ok.items).toEqual([
    { date: '2026-11-21', USD: '81.5', EUR: '94.25' },
  ])
  // What the bank says later does not change what people were quoted.
  expect(await storeRates(kysely, { ...sampleRatesOf('2026-11-21'), date: '2026-11-21' }, testNow)).toBe(
    false,
  )
  const { items } = (await accountant.browser.call('auditList', { query: { action: 'rates-entered' } })).ok
  expect(items.map(({ subject, reason, by }) => [subject, reason, by?._id])).toEqual([
    [{ kind: 'day', _id: '2026-11-21' }, 'Сайт ЦБ не отвечает', accountant.id],
  ])
})

test('the rates are read once a day; when the bank does not answer, the last good day stays', async () => {
  const bank = await openProvider({ status: 503 })
  const { ports } = sentMessages()
  const own = await openTestShop({ ports: { ...ports, rates: centralBank({ url: bank.origin }) } })
  await storeRates(own.database.kysely, sampleRatesOf('2026-11-20'), testNow)
  expect(await own.app.jobs.scheduled()).toContainEqual({ name: 'exchange.read-rates', cron: '30 21 * * *' })
  await own.app.jobs.send(own.database.kysely, readRatesJob, {})
  await own.app.jobs.runPending()
  const person = await addBuyer(own)
  expect((await quote({}, person)).rateDate).toBe('2026-11-20')
})
