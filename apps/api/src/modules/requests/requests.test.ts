import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, addCard, auditLedger } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { expireRequestsJob } from './requests-jobs.ts'

const hourMs = 3_600_000
let now: Date
let shop: TestShop
let buyer: Visitor
let farm: Visitor
beforeEach(async () => {
  now = testNow
  shop = await openTestShop({ now: () => now })
  await addCard(shop, { freight: 1_900 })
  buyer = await addBuyer(shop)
  farm = (await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })).browser
})

const position = {
  type: 'roses',
  variety: 'explorer',
  lengthCm: 60,
  price: 12_000,
  quantity: 100,
  boxes: 1,
} as const
const asked = {
  plantation: 'alto-zafiro',
  date: '2026-11-27',
  positions: [position, { ...position, lengthCm: 70, quantity: 50 }],
  methodDelivery: 'pickup',
  paymentMethod: 'BALANCE',
} as const

function send(changes: Partial<CallInput<'orderMyself'>['body']> = {}, key: string = randomUUID()) {
  return buyer.call(
    'orderMyself',
    { body: { ...asked, positions: [...asked.positions], ...changes } },
    { key },
  )
}
async function sent(changes = {}): Promise<string> {
  return (await send(changes)).ok._id
}
function answer(id: string, body: Omit<CallInput<'requestAnswer'>['body'], '_id'> = {}, by = farm) {
  return by.call('requestAnswer', { body: { _id: id, ...body } }, { key: randomUUID() })
}
function acceptAll(id: string, key: string = randomUUID()) {
  return buyer.call('plantationOrderCreateAll', { query: { _id: id } }, { key })
}
function cancelAll(id: string) {
  return buyer.call('plantationOrderCancelAll', { query: { _id: id } }, { key: randomUUID() })
}
async function rubles(): Promise<number> {
  return (await buyer.call('accountList')).ok[0]?.amount ?? 0
}
async function statusOf(id: string): Promise<string> {
  return (await buyer.call('requestGet', { params: { id } })).ok.status
}
async function readRequest(id: string): Promise<CallOutput<'requestAccept'>> {
  const { ok } = await buyer.call('requestGet', { params: { id } })
  if (ok.status === 'order') throw new Error('There is an order in place of the request.')
  return ok
}
async function expire(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, expireRequestsJob, {})
  await shop.app.jobs.runPending()
}
async function later(hours: number): Promise<void> {
  now = new Date(now.getTime() + hours * hourMs)
  for (const visitor of [buyer, farm]) visitor.token = (await visitor.call('authentication')).ok.token
}
async function mails(): Promise<string[]> {
  await shop.app.jobs.runPending()
  const rows = await shop.database.kysely.selectFrom('sandbox_messages').select('subject').execute()
  return rows.map(({ subject }) => subject)
}
async function ordersOf(id: string): Promise<number> {
  const rows = await shop.database.kysely.selectFrom('purchases').select('id').where('id', '=', id).execute()
  return rows.length
}
function outcomes(answers: readonly { refusal: { code: string } | null }[]): string[] {
  return answers.map(({ refusal }) => refusal?.code ?? 'ok').toSorted()
}

test('a plantation is asked for its own part: what is left of the price without freight and margin', async () => {
  const { personId } = await shop.database.kysely
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'person_id')
    .where('role', '=', 'USER')
    .select('person_id as personId')
    .executeTakeFirstOrThrow()
  const margin = {
    price_bp: 1_000,
    delivery_to_warehouse_bp: 0,
    delivery_to_region_bp: 0,
    delivery_to_city_bp: 0,
  }
  await shop.database.kysely
    .insertInto('margins')
    .values({ person_id: personId, ...margin, set_by: personId })
    .execute()
  const id = await sent()
  const { lines } = (await farm.call('receivedRequest', { params: { id } })).ok
  // (12,000 - 1,900) / 1.1, rounded down: one kopeck more would cost the buyer more than they wrote.
  expect(lines.map(({ price }) => price)).toEqual([9_182, 9_182])
  await answer(id, { lines: [{ position: 1, price: 10_000, reason: 'price-rose' }] })
  const seen = await readRequest(id)
  expect(seen.lines.map(({ agreedPrice }) => agreedPrice)).toEqual([12_900, 12_000])
  expect((await acceptAll(id)).ok.totals.total).toBe(100 * 12_900 + 50 * 12_000)
  const stored = await shop.database.kysely
    .selectFrom('purchase_lines')
    .select(['price', 'plantation_price', 'freight', 'region_freight'])
    .where('purchase_id', '=', id)
    .orderBy('position')
    .execute()
  expect(stored).toEqual([
    { price: 12_900, plantation_price: 10_000, freight: 1_900, region_freight: 0 },
    { price: 12_000, plantation_price: 9_182, freight: 1_900, region_freight: 0 },
  ])
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('another plantation answers and reads nothing', async () => {
  await addCard(shop, { plantationId: 'other', plantation: 'Other' })
  const { browser: other } = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'other' })
  const { browser: nobody } = await addSignedIn(shop, { role: 'RECIPIENT' })
  const id = await sent()
  for (const stranger of [other, nobody]) {
    expect((await stranger.call('receivedRequests')).ok.total).toBe(0)
    expect((await stranger.call('receivedRequest', { params: { id } })).refusal?.code).toBe('not-found')
    expect((await answer(id, {}, stranger)).refusal?.code).toBe('not-found')
    expect((await stranger.call('packingList')).ok.days).toEqual([])
  }
})

test('an order takes no stock, and canceling it gives none back', async () => {
  const id = await sent()
  await answer(id)
  await acceptAll(id)
  const before = await rubles()
  const canceled = (await buyer.call('purchaseCancel', { body: { _id: id } })).ok
  expect(canceled.status).toBe('canceled')
  expect(await rubles()).toBe(before + canceled.totals.paid)
  const cards = await shop.database.kysely.selectFrom('cards').select('stems_available').execute()
  expect(cards).toEqual([{ stems_available: 1000 }])
})

test('what is accepted and not paid at once awaits its payment', async () => {
  const id = await sent({ paymentMethod: 'CASH' })
  await answer(id)
  await acceptAll(id)
  const order = (await buyer.call('purchaseGet', { params: { id } })).ok
  expect([order.paymentStatus, order.paymentMethod, order.totals.due]).toEqual([
    'wait_paid',
    'CASH',
    1_800_000,
  ])
  expect(order.payment?.amount).toBe(1_800_000)
  const { days } = (await farm.call('packingList')).ok
  expect(days.map(({ date, boxes, orders }) => [date, boxes, orders[0]?.isPaid])).toEqual([
    ['2026-11-27', 2, false],
  ])
})

test('an answer that cannot be paid stays open, and another method pays it', async () => {
  buyer = await addBuyer(shop, 100)
  const id = await sent()
  await answer(id)
  expect((await acceptAll(id)).refusal?.code).toBe('not-enough-funds')
  expect(await statusOf(id)).toBe('answered')
  const body = { _id: id, positions: [1], paymentMethod: 'CASH' as const, total: 1_200_000 }
  expect((await buyer.call('requestAccept', { body }, { key: randomUUID() })).ok.status).toBe('accepted')
})

describe('times', () => {
  test('a request that is not answered in two days expires, and nobody can answer it any more', async () => {
    const id = await sent()
    await later(48)
    expect((await answer(id)).refusal).toMatchObject({
      code: 'request-closed',
      details: { reason: 'in-time', status: 'sent' },
    })
    await expire()
    await expire()
    const { status, lines, events } = await readRequest(id)
    expect([status, lines.map((line) => line.status)]).toEqual(['expired', ['expired', 'expired']])
    expect(events.map((event) => [event.status, event.by])).toEqual([
      ['sent', 'buyer'],
      ['expired', 'system'],
    ])
    expect(await mails()).toContainEqual(expect.stringMatching(/истёк$/u))
  })

  test('an answer holds for the hours that the plantation gives, and is worth nothing at their end', async () => {
    const id = await sent()
    const { until } = (await answer(id, { validHours: 6 })).ok
    expect(until).toBe(new Date(now.getTime() + 6 * hourMs).toISOString())
    await later(6)
    expect((await acceptAll(id)).refusal).toMatchObject({
      code: 'request-closed',
      details: { reason: 'in-time' },
    })
    expect(await ordersOf(id)).toBe(0)
    await expire()
    expect(await statusOf(id)).toBe('expired')
    expect((await cancelAll(id)).refusal?.code).toBe('request-closed')
  })

  test('what is open in time does not expire', async () => {
    const [one, two] = [await sent(), await sent()]
    await answer(two)
    await later(5)
    await expire()
    expect([await statusOf(one), await statusOf(two)]).toEqual(['sent', 'answered'])
  })
})

describe('at the same moment', () => {
  test('an answer that is accepted ten times becomes one order, paid once', async () => {
    const id = await sent()
    await answer(id)
    const before = await rubles()
    const answers = await Promise.all(Array.from({ length: 10 }, () => acceptAll(id)))
    expect(outcomes(answers)).toEqual(Array(10).fill('ok'))
    expect(await ordersOf(id)).toBe(1)
    expect(await rubles()).toBe(before - 1_800_000)
    expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
  })

  test('of accepting and canceling one wins, and an order exists only where it was accepted', async () => {
    for (let time = 0; time < 5; time += 1) {
      const id = await sent()
      await answer(id)
      const both = await Promise.all([acceptAll(id), cancelAll(id)])
      expect(outcomes(both)).toEqual(['ok', 'request-closed'])
      expect(await ordersOf(id)).toBe((await statusOf(id)) === 'accepted' ? 1 : 0)
    }
  })

  test('of accepting and expiring one wins', async () => {
    const id = await sent()
    await answer(id, { validHours: 1 })
    await later(1)
    const [accepted] = await Promise.all([acceptAll(id), expire()])
    expect(accepted.refusal?.code).toBe('request-closed')
    expect([await statusOf(id), await ordersOf(id)]).toEqual(['expired', 0])
  })

  test('of two answers one wins', async () => {
    const id = await sent()
    const none = [1, 2].map((one) => ({ position: one, quantity: 0, reason: 'less-cut' as const }))
    const both = await Promise.all([answer(id), answer(id, { lines: none })])
    expect(outcomes(both)).toEqual(['ok', 'request-closed'])
    expect(['answered', 'declined']).toContain(await statusOf(id))
  })

  test('no more requests are open than may be', async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, () => send()))
    expect(outcomes(answers)).toEqual([...Array(20).fill('ok'), ...Array(3).fill('too-many-requests-open')])
  })
})

test('both sides hear of every move, and the mails say what to do', async () => {
  const id = await sent()
  // A mail says what is to be done when it is sent.
  await shop.app.jobs.runPending()
  await answer(id)
  await shop.app.jobs.runPending()
  await acceptAll(id)
  const { rows } = await sql<{ stream: string; payload: { status: string } }>`
    SELECT stream, payload FROM event_outbox WHERE name IN ('request-changed', 'request-received')
    UNION ALL SELECT stream, payload FROM events WHERE name IN ('request-changed', 'request-received')`.execute(
    shop.database.kysely,
  )
  const told = rows.map(({ stream, payload }) => `${stream.split(':')[0]} ${payload.status}`).toSorted()
  expect(told).toEqual(
    ['person', 'plantation'].flatMap((side) =>
      ['accepted', 'answered', 'sent'].map((status) => `${side} ${status}`),
    ),
  )
  // Each is a job of its own: which is sent first, nobody says.
  expect((await mails()).toSorted()).toEqual([
    expect.stringMatching(/^Новый запрос №/u),
    expect.stringMatching(/^Плантация ответила/u),
  ])
})
