import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEventsAfter, readLatestPosition } from '../../platform/events/stored-events.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { addCard, addPerson, orderFor, signInAs } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { publishedTo } from '../../testing/published-events.ts'
import type { Visitor } from '../../testing/visitor.ts'

const sent = sentMessages()
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ ports: sent.ports })
})
afterAll(() => shop.close())

/** A broker and a client whose price is 10% higher, each with a session. */
async function brokerAndClient() {
  const brokerId = await addPerson(shop, { role: 'BROKER' })
  const email = `${crypto.randomUUID()}@clients.example`
  const clientId = await addPerson(shop, { email, money: { RUB: 10_000_000 } })
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: brokerId })
    .where('id', '=', clientId)
    .execute()
  const [broker, client] = [await signInAs(shop, brokerId), await signInAs(shop, clientId)]
  const margin = { priceBp: 1000, deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
  await broker.call('userAddReferral', { body: { _id: clientId, margin } })
  return { broker, client, clientId, email }
}

async function orderInCash(user: string, total = 275_000) {
  const card = await addCard(shop)
  const line = { ...card, price: total / 25 }
  return { ...orderFor([line, 25]), paymentMethod: 'CASH' as const, user }
}

function place(visitor: Visitor, body: Awaited<ReturnType<typeof orderInCash>>) {
  return visitor.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
}

test("a broker's order costs the client's price, and the client hears of it by an event and a mail", async () => {
  const { broker, client, clientId, email } = await brokerAndClient()
  const body = await orderInCash(clientId)
  const before = await readLatestPosition(shop.database)
  const { _id: id, number, sum } = (await place(broker, body)).ok
  expect(sum).toBe(275_000)
  expect((await client.call('purchaseGet', { params: { id } })).ok.number).toBe(number)
  await vi.waitFor(async () => {
    const told = await readEventsAfter(shop.database, before, 20)
    expect(told.map(({ name, payload }) => [name, payload])).toContainEqual([
      'order-placed-for-you',
      { _id: id },
    ])
  }, 20_000)
  await shop.app.jobs.runPending()
  expect(sent.mails.filter(({ to }) => to === email)).toMatchObject([
    {
      subject: `Для вас оформлен заказ № ${number}`,
      link: expect.stringMatching(`/history/${id}$`) as string,
    },
  ])
  const own = { ...(await orderInCash(clientId)), paymentMethod: 'BALANCE' as const }
  await client.call('purchaseCreate', { body: own }, { key: crypto.randomUUID() })
  await shop.app.jobs.runPending()
  expect(sent.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('what a broker placed they read also when the client has left them, and nothing else of the client any more', async () => {
  const { broker, client, clientId } = await brokerAndClient()
  const placed = (await place(broker, await orderInCash(clientId))).ok._id
  const own = (await place(client, await orderInCash(clientId))).ok._id
  const read = async (id: string) => (await broker.call('purchaseGet', { params: { id } })).refusal?.code
  expect([await read(placed), await read(own)]).toEqual([undefined, undefined])
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: null })
    .where('id', '=', clientId)
    .execute()
  expect([await read(placed), await read(own)]).toEqual([undefined, 'not-found'])
  expect((await place(broker, await orderInCash(clientId, 250_000))).refusal?.code).toBe('not-found')
})

function moved(_id: string, status: string) {
  return expect.objectContaining({ _id, status }) as unknown
}

test("a broker hears what becomes of a client's order, and of one that they placed for somebody who has left", async () => {
  const { broker, client, clientId } = await brokerAndClient()
  const { _id: brokerId } = (await broker.call('authentication')).ok
  // The buyer is told last.
  const heard = (act: () => Promise<unknown>) =>
    publishedTo(shop, brokerId, { name: 'client-order-changed', last: 'order-changed' }, act)
  let own = ''
  const ordered = await heard(async () => {
    own = (await place(client, await orderInCash(clientId))).ok._id
  })
  expect(ordered).toEqual([moved(own, 'new')])
  let placed = ''
  const forClient = await heard(async () => {
    placed = (await place(broker, await orderInCash(clientId))).ok._id
  })
  expect(forClient).toEqual([moved(placed, 'new')])
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: null })
    .where('id', '=', clientId)
    .execute()
  const cancel = (id: string) => heard(() => client.call('purchaseCancel', { body: { _id: id } }))
  expect(await cancel(own)).toEqual([])
  expect(await cancel(placed)).toEqual([moved(placed, 'canceled')])
})

test('a broker hears what is held for a client and when that ends, and nothing of one who has left', async () => {
  const { broker, client, clientId } = await brokerAndClient()
  const { _id: brokerId } = (await broker.call('authentication')).ok
  const card = await addCard(shop)
  const body = { ...orderFor([{ ...card, price: 11_000 }, 25]), paymentMethod: 'CASH' as const }
  const { purchase } = body
  const heard = (act: () => Promise<unknown>) =>
    publishedTo(shop, brokerId, { name: 'client-hold-changed', last: 'hold-changed' }, act)
  const changed = (lines: object[]) =>
    expect.objectContaining({ client: clientId, date: card.deliveryDate, lines }) as unknown
  expect(await heard(() => client.call('purchaseHold', { body: { purchase } }))).toEqual([
    changed([{ code: card.code, quantity: 25 }]),
  ])
  const placed = await heard(() => place(client, { ...body, user: clientId }))
  expect(placed).toContainEqual(changed([]))
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: null })
    .where('id', '=', clientId)
    .execute()
  const other = await addCard(shop)
  const { purchase: another } = orderFor([other, 25])
  expect(await heard(() => client.call('purchaseHold', { body: { purchase: another } }))).toEqual([])
})

test("the client's balance is not the broker's to spend but the client's, and an agent orders for nobody", async () => {
  const { broker, client, clientId } = await brokerAndClient()
  const body = { ...(await orderInCash(clientId)), paymentMethod: 'BALANCE' as const }
  const { refusal } = await broker.call('purchaseCreate', { body }, { key: crypto.randomUUID() })
  expect(refusal?.code).toBe('payment-method-off')
  const offered = await addCard(shop, { availability: 'toOrder', cutoffAt: '2026-11-22T00:00:00.000Z' })
  const toOrder = { ...orderFor([{ ...offered, price: 11_000 }, 25]), user: clientId }
  const ordered = await broker.call(
    'plantationPurchaseCreate',
    { body: toOrder },
    { key: crypto.randomUUID() },
  )
  expect(ordered.refusal?.code).toBe('payment-method-off')
  const { _id: id } = (await place(broker, await orderInCash(clientId))).ok
  const pay = (payer: Visitor) =>
    payer.call('balancePurchase', { body: { id } }, { key: crypto.randomUUID() })
  expect((await pay(broker)).refusal?.code).toBe('not-found')
  expect((await client.call('accountList')).ok[0]?.amount).toBe(10_000_000)
  expect((await pay(client)).ok).toEqual({ _id: id, paymentStatus: 'paid', paid: 275_000 })
  expect((await client.call('accountList')).ok[0]?.amount).toBe(9_725_000)
  const agentId = await addPerson(shop, { role: 'AGENT' })
  await shop.database.kysely
    .updateTable('people')
    .set({ referred_by: agentId })
    .where('id', '=', clientId)
    .execute()
  const agent = await signInAs(shop, agentId)
  expect((await place(agent, await orderInCash(clientId))).refusal?.code).toBe('not-found')
})

test('where a verification is required, that of the client counts beside that of the broker', async () => {
  const { broker, clientId } = await brokerAndClient()
  const { _id: brokerId } = (await broker.call('authentication')).ok
  await decideSetting(shop, 'verification', 'required')
  const texts = { name: '', phone: '', city: '', address: '', postal_code: '', asked_at: new Date() }
  const approve = (person_id: string) =>
    shop.database.kysely
      .insertInto('verifications')
      .values({ person_id, status: 'APPROVED', ...texts })
      .execute()
  await approve(brokerId)
  const body = await orderInCash(clientId)
  expect((await place(broker, body)).refusal?.code).toBe('verification-needed')
  await approve(clientId)
  expect((await place(broker, body)).ok.status).toBe('new')
})

test('staff order for anybody without a verification of their own; that of the buyer counts', async () => {
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  const clientId = await addPerson(shop, { money: { RUB: 10_000_000 } })
  await decideSetting(shop, 'verification', 'required')
  const body = await orderInCash(clientId, 250_000)
  expect((await place(staff, body)).refusal?.code).toBe('verification-needed')
  const texts = { name: '', phone: '', city: '', address: '', postal_code: '', asked_at: new Date() }
  await shop.database.kysely
    .insertInto('verifications')
    .values({ person_id: clientId, status: 'APPROVED', ...texts })
    .execute()
  const placed = (await place(staff, body)).ok
  expect(placed).toMatchObject({ status: 'new', sum: 250_000 })
  const { items } = (await staff.call('auditList', { query: { about: clientId } })).ok
  expect(items).toMatchObject([
    {
      action: 'order-placed',
      subject: { kind: 'order', _id: placed._id },
      changes: [
        { field: 'total', after: 250_000 },
        { field: 'number', after: placed.number },
        { field: 'paymentMethod', after: 'CASH' },
      ],
    },
  ])
  const own = { ...(await orderInCash(clientId, 250_000)), paymentMethod: 'BALANCE' as const }
  expect(
    (await staff.call('purchaseCreate', { body: own }, { key: crypto.randomUUID() })).refusal?.code,
  ).toBe('payment-method-off')
})
