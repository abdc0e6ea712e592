import {
  addDays,
  announcementTime,
  placementTime,
  moscowSchedule,
  type IsoDate,
} from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideSetting } from '../../testing/decide-setting.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { addCard, addPerson, auditLedger, signInAs } from '../../testing/test-people.ts'
import { openAnotherProcess, openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { runStandingOrdersJob } from './standing-orders-jobs.ts'

const week: IsoDate = addDays(testDay, 7)
const minuteMs = 60_000
const placement = placementTime(testDay, moscowSchedule)
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

interface Changes {
  readonly rubles?: number
  readonly maxStemPrice?: number
  readonly quantity?: number
  readonly paymentMethod?: 'BALANCE' | 'CASH'
}

/** A buyer with a standing order for 50 stems at 100 ₽ on Mondays, picked up. */
async function addStanding({
  rubles = 10_000_000,
  maxStemPrice,
  quantity = 50,
  paymentMethod = 'BALANCE',
}: Changes = {}) {
  const email = `${crypto.randomUUID()}@buyers.example`
  const buyer = await signInAs(shop, await addPerson(shop, { email, money: { RUB: rubles } }))
  const variety = crypto.randomUUID()
  const card = await addCard(shop, { variety })
  await addCard(shop, { variety, deliveryDate: week })
  const wish = { type: 'roses', variety, lengthCm: 60, plantationId: null, quantity } as const
  const list = { name: 'Понедельник', wishes: [wish] }
  const key = { key: crypto.randomUUID() }
  const { _id: listId } = (await buyer.call('savedListCreate', { body: list }, key)).ok
  const terms = {
    weekdays: [1],
    until: '2026-12-01',
    methodDelivery: 'pickup',
    addressId: null,
    maxTotal: null,
  } as const
  const body = { ...terms, weekdays: [1], listId, paymentMethod, maxStemPrice: maxStemPrice ?? null }
  const { _id: id } = (await buyer.call('standingOrderCreate', { body }, key)).ok
  return { buyer, id, card, email, listId }
}

async function runAt(moment: Date) {
  clock = moment
  await shop.app.jobs.send(shop.database.kysely, runStandingOrdersJob, {})
  await shop.app.jobs.runPending()
  await shop.app.jobs.runPending()
}

async function read(buyer: Visitor, id: string) {
  // The clock has moved beyond the token's time.
  buyer.token = (await buyer.call('authentication')).ok.token
  return (await buyer.call('standingOrderGet', { params: { id } })).ok
}

function kindsOf({ events }: Awaited<ReturnType<typeof read>>) {
  return events.map(({ kind }) => kind)
}

test('one is placed, another paused for money, a third for its price, each with a mail; the day before all are announced', async () => {
  const placed = await addStanding()
  const poor = await addStanding({ rubles: 499_999 })
  const dear = await addStanding({ maxStemPrice: 9_999 })
  await runAt(testNow)
  for (const { email } of [placed, poor, dear]) {
    expect((await sent.mailTo(email)).subject).toBe('Завтра разместим автозаказ')
  }
  await runAt(new Date(placement.getTime() - 1))
  expect(kindsOf(await read(placed.buyer, placed.id))).toEqual(['announced', 'created'])

  await runAt(placement)
  const done = await read(placed.buyer, placed.id)
  const [event] = done.events
  expect([event?.kind, event?.date, event?.order?.total]).toEqual(['placed', testDay, 500_000])
  expect([done.status, done.next?.date]).toEqual(['active', week])
  const order = (await placed.buyer.call('purchaseGet', { params: { id: event?.order?._id ?? '' } })).ok
  expect([order.deliveryFrom, order.paymentStatus, order.lines[0]?.quantity]).toEqual([testDay, 'paid', 50])
  expect((await sent.mailTo(placed.email, 2)).subject).toBe('Автозаказ размещён')

  for (const [{ buyer, id, email }, reason] of [
    [poor, 'money'],
    [dear, 'price'],
  ] as const) {
    const paused = await read(buyer, id)
    expect([paused.status, paused.next]).toEqual(['paused', null])
    expect(paused.pause).toEqual({ reason, at: placement.toISOString(), date: testDay })
    expect((await buyer.call('orderList')).ok.total).toBe(0)
    expect((await sent.mailTo(email, 2)).subject).toBe('Автозаказ приостановлен')
  }
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('the message comes a day before the order, once, and not a moment earlier', async () => {
  const { buyer, id } = await addStanding()
  await runAt(placement)
  const before = announcementTime(week, moscowSchedule)
  await runAt(new Date(before.getTime() - 1))
  expect(kindsOf(await read(buyer, id))[0]).toBe('placed')
  await runAt(before)
  await runAt(new Date(before.getTime() + minuteMs))
  expect(kindsOf(await read(buyer, id)).slice(0, 2)).toEqual(['announced', 'placed'])
})

test('two processes at the same moment place one order', async () => {
  const { buyer, id } = await addStanding()
  const other = await openAnotherProcess(shop, { now: () => clock, ports: sent.ports })
  clock = placement
  for (let run = 0; run < 2; run += 1) {
    await shop.app.jobs.send(shop.database.kysely, runStandingOrdersJob, {})
  }
  await Promise.all([shop.app.jobs.runPending(), other.jobs.runPending()])
  await Promise.all([shop.app.jobs.runPending(), other.jobs.runPending()])
  expect(kindsOf(await read(buyer, id)).filter((kind) => kind === 'placed')).toHaveLength(1)
  expect((await buyer.call('orderList')).ok.total).toBe(1)
})

test('the database refuses a second order for a day', async () => {
  const { id } = await addStanding()
  await runAt(placement)
  const again = shop.database.kysely
    .insertInto('standing_order_events')
    .columns(['standing_order_id', 'ordinal', 'kind', 'at', 'delivery_date', 'purchase_id'])
    .expression((eb) =>
      eb
        .selectFrom('standing_order_events')
        .select((one) => [
          'standing_order_id',
          one.lit(99).as('ordinal'),
          'kind',
          'at',
          'delivery_date',
          'purchase_id',
        ])
        .where('standing_order_id', '=', id)
        .where('kind', '=', 'placed'),
    )
    .execute()
  await expect(again).rejects.toThrow('standing_order_days')
})

test('what is short or gone pauses the whole order, and stock stays', async () => {
  const { buyer, id, card } = await addStanding({ quantity: 2000 })
  await runAt(placement)
  expect((await read(buyer, id)).pause?.reason).toBe('stock')
  const lot = shop.database.kysely.selectFrom('cards').select('stems_available').where('code', '=', card.code)
  expect((await lot.executeTakeFirstOrThrow()).stems_available).toBe(1000)
})

test('a paused order goes on when its person resumes it, for the same day while that is open', async () => {
  const { buyer, id } = await addStanding({ maxStemPrice: 9_999 })
  await runAt(placement)
  await read(buyer, id)
  const body = { maxStemPrice: 10_000, status: 'active' as const }
  const { next } = (await buyer.call('standingOrderUpdate', { params: { id }, body })).ok
  expect(next?.date).toBe(testDay)
  await runAt(new Date(placement.getTime() + minuteMs))
  expect(kindsOf(await read(buyer, id)).slice(0, 3)).toEqual(['placed', 'resumed', 'changed'])
})

test('in cash the order waits for its payment, and more than may be unpaid pauses', async () => {
  const cash = await addStanding({ rubles: 0, paymentMethod: 'CASH' })
  const large = await addStanding({ rubles: 0, paymentMethod: 'CASH', quantity: 1000 })
  await runAt(placement)
  expect(kindsOf(await read(cash.buyer, cash.id))[0]).toBe('placed')
  expect((await cash.buyer.call('orderList')).ok.items[0]?.paymentStatus).toBe('wait_paid')
  expect((await read(large.buyer, large.id)).pause?.reason).toBe('unpaid-limit')
})

test('a day that no process has placed before its cut-off is paused, never silently left out', async () => {
  const { buyer, id } = await addStanding()
  await runAt(new Date(placement.getTime() + 6 * 60 * minuteMs))
  const { pause } = await read(buyer, id)
  expect([pause?.reason, pause?.date]).toEqual(['missed', testDay])
})

test('after its last day a standing order is over', async () => {
  const { buyer, id } = await addStanding()
  await runAt(placement)
  await runAt(placementTime(week, moscowSchedule))
  const { status, events } = await read(buyer, id)
  expect([status, events.filter(({ kind }) => kind === 'placed').length, events[0]?.kind]).toEqual([
    'ended',
    2,
    'ended',
  ])
})

test('where a verification is required, a standing order of somebody without one is paused', async () => {
  const { buyer, id } = await addStanding()
  await decideSetting(shop, 'verification', 'required', placement)
  await runAt(placement)
  expect((await read(buyer, id)).pause?.reason).toBe('verification')
})
