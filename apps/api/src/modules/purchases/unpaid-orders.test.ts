import { cutoffFor, defaultUnpaidLimits, moscowSchedule } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEventsAfter, readLatestPosition } from '../../platform/events/stored-events.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { addBuyer, addCard, addPerson, auditLedger, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { confirmPayment } from '../payments/payments.ts'
import { cancelUnpaidJob } from './purchases-jobs.ts'

const cutoff = cutoffFor(testDay, moscowSchedule)
const sent = sentMessages()
let clock = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => clock, ports: sent.ports })
})
beforeEach(() => {
  clock = testNow
})
afterAll(() => shop.close())

type Card = Awaited<ReturnType<typeof addCard>>

function placeInCash(buyer: Visitor, card: Card, stems: number) {
  return placeUnpaid(buyer, card, stems, 'CASH')
}
function placeUnpaid(buyer: Visitor, card: Card, stems: number, paymentMethod: 'CASH' | 'CARD') {
  const body = { ...orderFor([card, stems]), paymentMethod }
  return buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
}
async function read(buyer: Visitor, id: string) {
  // The clock has moved beyond the token's time.
  buyer.token = (await buyer.call('authentication')).ok.token
  return (await buyer.call('purchaseGet', { params: { id } })).ok
}
async function stockOf({ code }: Card) {
  const lot = shop.database.kysely.selectFrom('cards').select('stems_available').where('code', '=', code)
  return (await lot.executeTakeFirstOrThrow()).stems_available
}
async function runJob() {
  await shop.app.jobs.send(shop.database.kysely, cancelUnpaidJob, {})
  await shop.app.jobs.runPending()
}
/** The payment that an unpaid order was placed with. */
async function openPaymentOf(id: string) {
  const allocations = shop.database.kysely.selectFrom('payment_allocations').select('payment_id')
  return (await allocations.where('purchase_id', '=', id).executeTakeFirstOrThrow()).payment_id
}
function pay(id: string) {
  return shop.database.kysely.transaction().execute((trx) => confirmPayment(trx, { id, by: null, at: clock }))
}

test('an order in cash keeps its stock until the cut-off and then gives it back with a notice', async () => {
  const person = await addPerson(shop, { email: 'late@buyers.example' })
  const buyer = await signInAs(shop, person)
  const card = await addCard(shop, { stemsAvailable: 100 })
  const { _id: id, payUntil, number } = (await placeInCash(buyer, card, 75)).ok
  expect(payUntil).toBe(cutoff.toISOString())
  await vi.waitFor(async () => expect(await readLatestPosition(shop.database)).toBeGreaterThan(1n), 20_000)
  const before = await readLatestPosition(shop.database)
  clock = new Date(cutoff.getTime() - 1)
  await runJob()
  expect([(await read(buyer, id)).status, await stockOf(card)]).toEqual(['new', 25])
  clock = cutoff
  await runJob()
  await runJob()
  expect(await read(buyer, id)).toMatchObject({
    status: 'canceled',
    payUntil: null,
    cancellation: { cause: 'unpaid', reason: '' },
    events: [{ status: 'new' }, { status: 'canceled' }],
  })
  expect(await stockOf(card)).toBe(100)
  expect(sent.mails).toMatchObject([
    { to: 'late@buyers.example', subject: `Заказ № ${number} отменён: оплата не поступила` },
  ])
  expect(sent.mails[0]?.link).toMatch(new RegExp(`/history/${id}$`, 'u'))
  const stock = { date: testDay, changes: [{ code: card.code, stemsAvailable: 100 }] }
  await vi.waitFor(async () => {
    const told = await readEventsAfter(shop.database, before, 10)
    expect(told.map(({ name, payload }) => [name, payload])).toEqual([
      ['stock-changed', stock],
      ['order-changed', { _id: id, status: 'canceled', paymentStatus: 'wait_paid', by: 'system' }],
      ['record-changed', { kind: 'order' }],
    ])
  }, 20_000)
})

test('an order that staff have taken into process, and one that is paid, stay', async () => {
  const buyer = await addBuyer(shop)
  const card = await addCard(shop)
  const taken = (await placeInCash(buyer, card, 25)).ok
  await shop.database.kysely
    .updateTable('purchases')
    .set({ status: 'in_process' })
    .where('id', '=', taken._id)
    .execute()
  const paid = (await placeInCash(buyer, card, 25)).ok
  await pay(await openPaymentOf(paid._id))
  clock = new Date(cutoff.getTime() + 1)
  await runJob()
  expect((await read(buyer, taken._id)).status).toBe('in_process')
  expect(await read(buyer, paid._id)).toMatchObject({ status: 'new', paymentStatus: 'paid', payUntil: null })
})

test('of the job and a payment at the same moment one wins: canceled with the money on the balance, or paid', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < 6; round += 1) {
    clock = testNow
    const buyer = await addBuyer(shop, 0)
    const card = await addCard(shop, { stemsAvailable: 25 })
    const { _id: id } = (await placeInCash(buyer, card, 25)).ok
    const payment = await openPaymentOf(id)
    clock = cutoff
    await (round % 2 === 0 ? Promise.all([runJob(), pay(payment)]) : Promise.all([pay(payment), runJob()]))
    const { status, paymentStatus } = await read(buyer, id)
    const [account] = (await buyer.call('accountList')).ok
    outcomes.push(`${status} ${paymentStatus} ${account?.amount} ${await stockOf(card)}`)
  }
  for (const outcome of outcomes) {
    expect(['new paid 0 0', 'canceled wait_paid 250000 25']).toContain(outcome)
  }
  const { ordersNotPaidByTheirAllocations: wrong } = await auditLedger(shop)
  expect(wrong).toEqual([])
})

test('two jobs at once give the stock back once', async () => {
  const buyer = await addBuyer(shop)
  const card = await addCard(shop, { stemsAvailable: 50 })
  await placeInCash(buyer, card, 50)
  clock = cutoff
  await Promise.all([runJob(), runJob(), runJob()])
  expect(await stockOf(card)).toBe(50)
})

async function limitOf(buyer: Visitor, card: Card, stems: number) {
  const { refusal } = await placeInCash(buyer, card, stems)
  return [refusal?.code, refusal?.details]
}

test('whoever is not verified owes 30,000 ₽ at the most, also in parallel orders', async () => {
  const buyer = await addBuyer(shop)
  // By card, of several lots: orders in cash, and those of one lot, wait for each other anyway.
  const cards = await Promise.all(Array.from({ length: 5 }, () => addCard(shop)))
  const card = await addCard(shop)
  const answers = await Promise.all(cards.map((one) => placeUnpaid(buyer, one, 100, 'CARD')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(await limitOf(buyer, card, 25)).toEqual(['unpaid-limit', { limit: 3_000_000, unpaid: 3_000_000 }])
  const fromBalance = await buyer.call(
    'purchaseCreate',
    { body: orderFor([card, 25]) },
    { key: crypto.randomUUID() },
  )
  expect(fromBalance.status).toBe(200)
  expect(await stockOf(card)).toBe(975)
})

test('an approved person owes 300,000 ₽, the operator may say otherwise', async () => {
  const personId = await addPerson(shop, {})
  const buyer = await signInAs(shop, personId)
  const card = await addCard(shop, { price: 100_000 })
  await shop.database.kysely
    .insertInto('verifications')
    .values({
      person_id: personId,
      status: 'APPROVED',
      comment: '',
      name: '',
      phone: '',
      city: '',
      address: '',
      postal_code: '',
      asked_at: testNow,
    })
    .execute()
  await decideSetting(shop, 'cashLimit', 100_000_000)
  expect(await limitOf(buyer, card, 325)).toEqual(['unpaid-limit', { limit: 30_000_000, unpaid: 0 }])
  await decideSetting(shop, 'unpaidLimits', { ...defaultUnpaidLimits, approved: 2_499_999 })
  expect(await limitOf(buyer, card, 25)).toEqual(['unpaid-limit', { limit: 2_499_999, unpaid: 0 }])
  await decideSetting(shop, 'unpaidLimits', defaultUnpaidLimits)
  expect((await placeInCash(buyer, card, 300)).status).toBe(200)
})

test('a paid order of the last 90 days raises the limit to twice its total, a canceled one does not', async () => {
  const buyer = await addBuyer(shop)
  const card = await addCard(shop, { price: 80_000 })
  const { _id: id } = (
    await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: crypto.randomUUID() })
  ).ok
  expect(await limitOf(buyer, card, 75)).toEqual(['unpaid-limit', { limit: 4_000_000, unpaid: 0 }])
  await shop.database.kysely
    .updateTable('purchases')
    .set({ status: 'canceled' })
    .where('id', '=', id)
    .execute()
  expect(await limitOf(buyer, card, 75)).toEqual(['unpaid-limit', { limit: 3_000_000, unpaid: 0 }])
})

test('an order that was paid more than 90 days ago does not raise the limit', async () => {
  const buyer = await addBuyer(shop)
  const card = await addCard(shop, { price: 80_000 })
  clock = new Date(testNow.getTime() - 90 * 24 * 3_600_000 - 1)
  const body = orderFor([card, 25])
  expect((await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).status).toBe(200)
  clock = testNow
  expect(await limitOf(buyer, card, 75)).toEqual(['unpaid-limit', { limit: 3_000_000, unpaid: 0 }])
})

test('staff cancel a paid order: its money and its stock go back, and a repeat changes nothing', async () => {
  const buyer = await addBuyer(shop, 1_000_000)
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  const card = await addCard(shop, { stemsAvailable: 50 })
  const order = await buyer.call(
    'purchaseCreate',
    { body: orderFor([card, 25]) },
    { key: crypto.randomUUID() },
  )
  const { _id } = order.ok
  const cancel = () => staff.call('purchaseCancel', { body: { _id, reason: 'Рейс отменён' } })
  const answers = await Promise.all([cancel(), cancel()])
  for (const { ok } of answers) expect(ok.cancellation).toEqual({ cause: 'staff', reason: 'Рейс отменён' })
  expect((await buyer.call('accountList')).ok).toMatchObject([{ amount: 1_000_000 }])
  expect(await stockOf(card)).toBe(50)
  expect((await read(buyer, _id)).events).toHaveLength(2)
  const byBuyer = await buyer.call('purchaseCancel', { body: { _id, reason: 'Передумал' } })
  expect(byBuyer.ok.cancellation).toEqual({ cause: 'staff', reason: 'Рейс отменён' })
  expect(await stockOf(card)).toBe(50)
})
