import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxCards } from '../../../platform/ports/cards/sandbox-cards.ts'
import { cardCallbackPath, type CardReport } from '../../../platform/ports/cards/card-acquirer-port.ts'
import { ProviderError } from '../../../platform/ports/provider-error.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import {
  addBuyer,
  addCard,
  addPerson,
  auditLedger,
  orderFor,
  signInAs,
} from '../../../testing/test-people.ts'
import { addSignedIn } from '../../../testing/test-profiles.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { watchCardsJob } from './card-jobs.ts'

const amount = 500_000
const minuteMs = 60_000
const sandbox = sandboxCards()
/** What the acquirer says when it is asked; null: nothing yet. */
let answer: CardReport['outcome'] | null = null
let isAway = false
const cards: typeof sandbox = {
  ...sandbox,
  open: async (page) => {
    if (isAway) throw new ProviderError('sandbox', 'cannot be reached')
    return sandbox.open(page)
  },
  find: async (reference) => ({ attemptId: '', reference, amount, outcome: answer ?? 'pending' }),
}
let clock = testNow
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({ now: () => clock, ports: { ...sentMessages().ports, cards } })
})
beforeEach(async () => {
  clock = testNow
  answer = null
  isAway = false
  buyer = await signInAs(shop, await addPerson(shop, { money: { RUB: 0 } }))
})
afterAll(() => shop.close())

async function later(minutes: number): Promise<void> {
  clock = new Date(testNow.getTime() + minutes * minuteMs)
  buyer.token = (await buyer.call('authentication')).ok.token
}
async function begin(browser = buyer, sum = amount) {
  const body = { kind: 'top-up', paymentMethod: 'CARD', amount: sum } as const
  return (await browser.call('transactionCreate', { body }, { key: randomUUID() })).ok._id
}
function open(transactionId: string, browser = buyer) {
  return browser.call('cardPurchase', { body: { transactionId, locale: 'ru' } })
}
async function openTopUp() {
  const id = await begin()
  return { id, attemptId: attemptOf((await open(id)).ok.url) }
}
function attemptOf(url: string): string {
  return url.split('/').at(-1) ?? ''
}
function send(payload: object) {
  return shop.app.inject({ method: 'POST', url: cardCallbackPath, payload })
}
/** What the acquirer sends by itself. */
function report(attemptId: string, outcome: CardReport['outcome'], sum = amount) {
  return send(cards.callbackOf({ attemptId, reference: attemptId, amount: sum, outcome }))
}
async function rubles(browser = buyer): Promise<number> {
  return (await browser.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}
async function stateOf(id: string, browser = buyer) {
  const { status, card } = (await browser.call('transactionGet', { params: { id } })).ok
  return [status, card?.status ?? null]
}
async function watch(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, watchCardsJob, {})
  await shop.app.jobs.runPending()
}

test('on the page of the sandbox a payment is made, and the way back leads to it', async () => {
  const id = await begin()
  const { url } = (await open(id)).ok
  const page = await shop.app.inject(url)
  expect(page.body).toMatch(/песочница[\s\S]*5\s000,00/u)
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await shop.app.inject({ method: 'POST', url: `${url}/paid`, headers, payload: '' })
  expect([paid.statusCode, paid.headers.location]).toEqual([303, `/transaction/card/${id}`])
  expect(await stateOf(id)).toEqual(['CONFIRMED', 'paid'])
  expect(await rubles()).toBe(amount)
  expect((await shop.app.inject(url)).body).toContain('больше не принимает оплату')
})

test('nobody opens a page for the top-up of somebody else, whose payment stays as it is', async () => {
  const id = await begin()
  const other = await signInAs(shop, await addPerson(shop, { money: { RUB: 0 } }))
  expect((await open(id, other)).refusal?.code).toBe('not-found')
  expect(await stateOf(id)).toEqual(['INITIAL', null])
})

test('a callback has one effect, however often it comes, also several at once', async () => {
  const { id, attemptId } = await openTopUp()
  const answers = await Promise.all(Array.from({ length: 8 }, () => report(attemptId, 'paid')))
  answers.push(await report(attemptId, 'paid'), await report(attemptId, 'expired'))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 OK']))
  expect(await stateOf(id)).toEqual(['CONFIRMED', 'paid'])
  expect(await rubles()).toBe(amount)
})

test('a callback before the return: who comes back finds it paid, and their return credits nothing more', async () => {
  const id = await begin()
  const { url } = (await open(id)).ok
  expect((await report(attemptOf(url), 'paid')).statusCode).toBe(200)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const back = await shop.app.inject({ method: 'POST', url: `${url}/paid`, headers, payload: '' })
  expect([back.statusCode, back.headers.location]).toEqual([303, `/transaction/card/${id}`])
  expect(await stateOf(id)).toEqual(['CONFIRMED', 'paid'])
  expect((await open(id)).refusal?.code).toBe('transaction-changed')
  await watch()
  expect(await rubles()).toBe(amount)
  const { items } = (await buyer.call('balanceHistory')).ok
  expect(items.map((one) => one.amount)).toEqual([amount])
})

test('a forged callback changes nothing', async () => {
  const { id, attemptId } = await openTopUp()
  const paid = { attemptId, reference: attemptId, amount, outcome: 'paid' } as const
  const foreign = sandboxCards().callbackOf(paid)
  const changed = { ...cards.callbackOf({ ...paid, outcome: 'declined' }), report: paid }
  for (const forged of [foreign, changed, { report: paid, signature: '' }, { report: paid }, []]) {
    expect((await send(forged)).statusCode).toBe(403)
  }
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
  expect(await rubles()).toBe(0)
})

test('an acquirer has no word about an attempt at another', async () => {
  const { id, attemptId } = await openTopUp()
  const { kysely } = shop.database
  await kysely.updateTable('card_attempts').set({ provider: 'another' }).where('id', '=', attemptId).execute()
  expect((await report(attemptId, 'paid')).statusCode).toBe(404)
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
  expect(await rubles()).toBe(0)
})

test('a callback about an attempt that nobody has made is not taken', async () => {
  expect((await report(randomUUID(), 'paid')).statusCode).toBe(404)
})

test.each([amount - 1, amount + 1])(
  'another sum than was asked for (%i) credits nothing: staff decide',
  async (sum) => {
    const { id, attemptId } = await openTopUp()
    await report(attemptId, 'paid', sum)
    await report(attemptId, 'paid')
    expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'mismatched'])
    expect(await rubles()).toBe(0)
    const staff = await addSignedIn(shop, { role: 'ADMIN' })
    const confirm = { params: { id }, body: { amount } }
    expect((await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })).status).toBe(200)
    expect(await rubles()).toBe(amount)
  },
)

test('a declined payment takes another try, and another card on the first page', async () => {
  const { id, attemptId } = await openTopUp()
  await report(attemptId, 'declined')
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'declined'])
  const second = attemptOf((await open(id)).ok.url)
  expect(second).not.toBe(attemptId)
  await report(attemptId, 'paid')
  expect(await rubles()).toBe(amount)
  // Whoever pays both pages has the money of both.
  await report(second, 'paid')
  await report(second, 'paid')
  expect(await rubles()).toBe(2 * amount)
})

test('a page that is left is ended by a job, and its top-up with it; money that comes later is credited once', async () => {
  const { id, attemptId } = await openTopUp()
  await later(29)
  await watch()
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
  await later(30)
  await watch()
  expect(await stateOf(id)).toEqual(['REJECTED', 'expired'])
  expect((await open(id)).refusal?.code).toBe('transaction-changed')
  await report(attemptId, 'paid')
  await report(attemptId, 'paid')
  expect(await rubles()).toBe(amount)
  expect((await stateOf(id))[0]).toBe('REJECTED')
  const { items } = (await buyer.call('transactionList')).ok
  expect(items.map(({ status, method }) => [status, method])).toEqual([
    ['CONFIRMED', 'CARD'],
    ['REJECTED', 'CARD'],
  ])
})

test('where the callback is lost the acquirer is asked, and a declined page is ended in its time', async () => {
  const paid = await openTopUp()
  const declined = await openTopUp()
  await report(declined.attemptId, 'declined')
  await later(2)
  answer = 'paid'
  await shop.database.kysely
    .updateTable('card_attempts')
    .set({ reference: null })
    .where('id', '=', declined.attemptId)
    .execute()
  await watch()
  expect(await stateOf(paid.id)).toEqual(['CONFIRMED', 'paid'])
  await later(31)
  await watch()
  expect(await stateOf(declined.id)).toEqual(['REJECTED', 'expired'])
})

test('an order is paid by card; what comes for one that was canceled or paid meanwhile stays on the balance', async () => {
  const lot = await addCard(shop)
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const place = async (paymentMethod: 'CARD' | 'CASH') => {
    const body = { ...orderFor([lot, 25]), paymentMethod }
    const order = (await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
    const page = (await buyer.call('cardPurchase', { body: { id: order._id, locale: 'en' } })).ok
    return { order, page, due: order.totals.due }
  }
  const paid = await place('CARD')
  await report(attemptOf(paid.page.url), 'paid', paid.due)
  const { paymentStatus } = (await buyer.call('purchaseGet', { params: { id: paid.order._id } })).ok
  expect([paymentStatus, await rubles()]).toEqual(['paid', 0])
  const again = await buyer.call('cardPurchase', { body: { id: paid.order._id, locale: 'en' } })
  expect(again.refusal?.code).toBe('nothing-due')

  const canceled = await place('CARD')
  const reason = { _id: canceled.order._id, reason: 'Нет цветов' }
  expect((await staff.browser.call('purchaseCancel', { body: reason })).status).toBe(200)
  await report(attemptOf(canceled.page.url), 'paid', canceled.due)
  expect(await rubles()).toBe(canceled.due)

  const twice = await place('CASH')
  const confirm = { params: { id: twice.page._id }, body: { amount: twice.due } }
  await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  await report(attemptOf(twice.page.url), 'paid', twice.due)
  expect(await rubles()).toBe(canceled.due + twice.due)
})

test('two calls at the same moment open one page', async () => {
  const id = await begin()
  const answers = await Promise.all([open(id), open(id), open(id)])
  const urls = new Set(answers.filter(({ status }) => status === 200).map(({ ok }) => ok.url))
  expect(urls.size).toBe(1)
  const attempts = shop.database.kysely.selectFrom('card_attempts').select('id').where('payment_id', '=', id)
  expect(await attempts.execute()).toHaveLength(1)
})

test('while the acquirer is away nothing is opened, and nothing is left of the try', async () => {
  isAway = true
  const id = await begin()
  expect((await open(id)).status).toBe(503)
  expect(await stateOf(id)).toEqual(['INITIAL', null])
  isAway = false
  expect((await open(id)).status).toBe(200)
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
})

test('a page that asks for another sum than is due now is replaced', async () => {
  const { id, attemptId } = await openTopUp()
  const change = { id, paymentMethod: 'CHECK', amount: 700_000 } as const
  await buyer.call('transactionChange', { body: change })
  const page = await open(id)
  expect(attemptOf(page.ok.url)).not.toBe(attemptId)
  // The first page was paid all the same: what came is credited.
  await report(attemptId, 'paid')
  expect(await rubles()).toBe(amount)
})

test('without an acquirer a card is neither offered nor taken', async () => {
  const own = await openTestShop({ config: { hasSandbox: false } })
  const person = await addBuyer(own)
  expect((await person.call('topUpWays')).ok.map(({ method }) => method)).toEqual(['QRCODE', 'CASH', 'CHECK'])
  const id = await begin(person)
  expect((await open(id, person)).refusal?.code).toBe('payment-method-off')
  expect((await own.app.inject(`/api/sandbox/card/${randomUUID()}`)).statusCode).toBe(404)
})

test('after all of this the ledger is sound', async () => {
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})
