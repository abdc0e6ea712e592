import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandboxCards } from '../../../platform/ports/cards/sandbox-cards.ts'
import { attemptOf, cardAmount, cardShopOfFile } from '../../../testing/card-shop.ts'
import {
  addBuyer,
  addCard,
  addPerson,
  auditLedger,
  orderFor,
  signInAs,
} from '../../../testing/test-people.ts'
import { addSignedIn } from '../../../testing/test-profiles.ts'
import { openTestShop } from '../../../testing/test-shop.ts'

const own = cardShopOfFile()
const { bank, cards, later, begin, open, openTopUp, send, report, rubles, stateOf, watch } = own
const amount = cardAmount

test('on the page of the sandbox a payment is made, and the way back leads to it', async () => {
  const id = await begin()
  const { url } = (await open(id)).ok
  const page = await own.shop.app.inject(url)
  expect(page.body).toMatch(/песочница[\s\S]*5\s000,00/u)
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await own.shop.app.inject({ method: 'POST', url: `${url}/paid`, headers, payload: '' })
  expect([paid.statusCode, paid.headers.location]).toEqual([303, `/transaction/card/${id}`])
  expect(await stateOf(id)).toEqual(['CONFIRMED', 'paid'])
  expect(await rubles()).toBe(amount)
  expect((await own.shop.app.inject(url)).body).toContain('больше не принимает оплату')
})

test('nobody opens a page for the top-up of somebody else, whose payment stays as it is', async () => {
  const id = await begin()
  const other = await signInAs(own.shop, await addPerson(own.shop, { money: { RUB: 0 } }))
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
  const back = await own.shop.app.inject({ method: 'POST', url: `${url}/paid`, headers, payload: '' })
  expect([back.statusCode, back.headers.location]).toEqual([303, `/transaction/card/${id}`])
  expect(await stateOf(id)).toEqual(['CONFIRMED', 'paid'])
  expect((await open(id)).refusal?.code).toBe('transaction-changed')
  await watch()
  expect(await rubles()).toBe(amount)
  const { items } = (await own.buyer.call('balanceHistory')).ok
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
  const { kysely } = own.shop.database
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
    const staff = await addSignedIn(own.shop, { role: 'ADMIN' })
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
  const { items } = (await own.buyer.call('transactionList')).ok
  expect(items.map(({ status, method }) => [status, method])).toEqual([
    ['CONFIRMED', 'CARD'],
    ['REJECTED', 'CARD'],
  ])
})

test('an order is paid by card; what comes for one that was canceled or paid meanwhile stays on the balance', async () => {
  const lot = await addCard(own.shop)
  const staff = await addSignedIn(own.shop, { role: 'ADMIN' })
  const place = async (paymentMethod: 'CARD' | 'CASH') => {
    const body = { ...orderFor([lot, 25]), paymentMethod }
    const order = (await own.buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
    const page = (await own.buyer.call('cardPurchase', { body: { id: order._id, locale: 'en' } })).ok
    return { order, page, due: order.totals.due }
  }
  const paid = await place('CARD')
  await report(attemptOf(paid.page.url), 'paid', paid.due)
  const { paymentStatus } = (await own.buyer.call('purchaseGet', { params: { id: paid.order._id } })).ok
  expect([paymentStatus, await rubles()]).toEqual(['paid', 0])
  const again = await own.buyer.call('cardPurchase', { body: { id: paid.order._id, locale: 'en' } })
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
  const attempts = own.shop.database.kysely
    .selectFrom('card_attempts')
    .select('id')
    .where('payment_id', '=', id)
  expect(await attempts.execute()).toHaveLength(1)
})

test('while the acquirer is away nothing is opened, and nothing is left of the try', async () => {
  bank.isAway = true
  const id = await begin()
  expect((await open(id)).status).toBe(503)
  expect(await stateOf(id)).toEqual(['INITIAL', null])
  bank.isAway = false
  expect((await open(id)).status).toBe(200)
  expect(await stateOf(id)).toEqual(['IN_PROCESSED', 'open'])
})

test('a page that asks for another sum than is due now is replaced', async () => {
  const { id, attemptId } = await openTopUp()
  const change = { id, paymentMethod: 'CHECK', amount: 700_000 } as const
  await own.buyer.call('transactionChange', { body: change })
  const page = await open(id)
  expect(attemptOf(page.ok.url)).not.toBe(attemptId)
  // The first page was paid all the same: what came is credited.
  await report(attemptId, 'paid')
  expect(await rubles()).toBe(amount)
})

test('without an acquirer a card is neither offered nor taken', async () => {
  const without = await openTestShop({ config: { hasSandbox: false } })
  const person = await addBuyer(without)
  expect((await person.call('topUpWays')).ok.map(({ method }) => method)).toEqual(['QRCODE', 'CASH', 'CHECK'])
  const id = await begin(person)
  expect((await open(id, person)).refusal?.code).toBe('payment-method-off')
  expect((await without.app.inject(`/api/sandbox/card/${randomUUID()}`)).statusCode).toBe(404)
})

test('after all of this the ledger is sound', async () => {
  expect(Object.values(await auditLedger(own.shop)).flat()).toEqual([])
})
