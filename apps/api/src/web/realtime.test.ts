import type { CatchUpAnswer, DeliveredEvent } from '@flower-market/api-client/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { relayOutbox } from '../platform/events/relay-outbox.ts'
import { publishText, type TestAudience } from '../testing/test-events.ts'
import { addBuyer, addCard, addPerson, orderFor, signInAs } from '../testing/test-people.ts'
import { openShop, openShopOn, testDay, type TestShop } from '../testing/test-shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
/** Another process of the same shop. */
let other: TestShop & { close(): Promise<void> }
let addresses: readonly string[]
beforeAll(async () => {
  shop = await openShop({})
  other = await openShopOn(shop.connectionString)
  addresses = await Promise.all([shop, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

function connect(
  buyer?: Visitor,
  { to = 0, headers = {} }: { to?: 0 | 1; headers?: Record<string, string> } = {},
) {
  const cookie = `session=${buyer?.cookies.get('session') ?? ''}`
  const socket: Socket = io(addresses[to]!, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, ...headers },
  })
  onTestFinished(() => {
    socket.close()
  })
  return socket
}

function connected(socket: Socket) {
  return new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

/** A person's browser; nothing has ever happened to them. */
async function addVisitor(): Promise<Visitor> {
  return signInAs(shop, await addPerson(shop))
}

/** A connected socket with all that it hears, in the contract's words. */
async function listen(buyer: Visitor, to: 0 | 1 = 0) {
  const socket = connect(buyer, { to })
  const heard: DeliveredEvent[] = []
  socket.on('event', (event: DeliveredEvent) => heard.push(event))
  const ended = new Promise((resolve) => {
    socket.once('disconnect', resolve)
  })
  await connected(socket)
  return { socket, heard, ended }
}

function catchUp(socket: Socket, numbers: unknown): Promise<CatchUpAnswer> {
  return socket.timeout(10_000).emitWithAck('catch-up', numbers)
}

function namesOf(heard: readonly DeliveredEvent[]): string[] {
  return heard.map(({ name }) => name)
}

async function publishAll(...audiences: TestAudience[]): Promise<void> {
  for (const audience of audiences) await publishText(shop.database, audience, JSON.stringify(audience))
  await relayOutbox(shop.database)
}

test('a visitor without a session gets no connection', async () => {
  await expect(connected(connect())).rejects.toThrow('not-signed-in')
})

test("a page of another site gets no connection, one's own does", async () => {
  const buyer = await addBuyer(shop)
  await expect(connected(connect(buyer, { headers: { origin: 'https://evil.example' } }))).rejects.toThrow(
    'websocket error',
  )
  await connected(connect(buyer, { headers: { origin: addresses[0]! } }))
})

describe('whatever a client sends', () => {
  test('a check of the connection is acknowledged', async () => {
    const { socket } = await listen(await addBuyer(shop))
    socket.emit('check-connection')
    socket.emit('check-connection', 'not a function')
    expect(await socket.timeout(10_000).emitWithAck('check-connection')).toEqual({ status: 'ok' })
  })

  test('a question that waits for no answer does no harm, and a malformed one is answered by a reset', async () => {
    const { socket } = await listen(await addBuyer(shop))
    socket.emit('catch-up')
    socket.emit('catch-up', null)
    socket.emit('catch-up', null, 'not a function')
    for (const numbers of ['all', [], { everybody: 'many' }, { everybody: -1 }])
      expect(await catchUp(socket, numbers)).toMatchObject({ isReset: true, events: [] })
  })

  test('a message that is far too large ends the connection', async () => {
    const { socket, ended } = await listen(await addBuyer(shop))
    socket.emit('catch-up', 'x'.repeat(100_000), () => {})
    expect(await ended).toBe('transport close')
  })
})

test('everybody on every process hears what an order has left of the stock; a repeat says nothing', async () => {
  const [buyer, watcher] = [await addVisitor(), await addVisitor()]
  const card = await addCard(shop, { stemsAvailable: 100 })
  const listeners = [await listen(watcher, 0), await listen(watcher, 1)]
  const order = async (stems: number, key = crypto.randomUUID()): Promise<void> => {
    const body = { ...orderFor([card, stems]), paymentMethod: 'CASH' as const }
    void (await buyer.call('purchaseCreate', { body }, { key })).ok
  }
  const key = crypto.randomUUID()
  await order(25, key)
  await order(25, key)
  await order(50)
  const left = (stemsAvailable: number) => ({
    name: 'stock-changed',
    payload: { date: testDay, changes: [{ code: card.code, stemsAvailable }] },
  })
  for (const { heard } of listeners) {
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toMatchObject([left(75), left(25)])
    expect(heard[1]!.number).toBe(heard[0]!.number + 1)
  }
})

test('a person hears of their order and their balance on the other process, a refused order is no event', async () => {
  const buyer = await addBuyer(shop, 500_000)
  const card = await addCard(shop)
  const { heard } = await listen(buyer, 1)
  const body = orderFor([card, 25])
  await buyer.call('purchaseCreate', { body: orderFor([card, 1000]) }, { key: crypto.randomUUID() })
  const { _id } = (await buyer.call('purchaseCreate', { body }, { key: crypto.randomUUID() })).ok
  await expect.poll(() => heard.at(-1)?.name).toBe('stock-changed')
  expect(namesOf(heard).filter((name) => name !== 'balance-changed')).toEqual([
    'order-changed',
    'stock-changed',
  ])
  expect(heard.slice(-3)).toMatchObject([
    { name: 'order-changed', payload: { _id, status: 'new', paymentStatus: 'paid', by: 'buyer' } },
    { name: 'balance-changed', payload: { currency: 'RUB' } },
    { name: 'stock-changed' },
  ])
})

test('a person hears the decision on their verification', async () => {
  const phone = `7999${Math.floor(Math.random() * 1e7)}`.padEnd(11, '0')
  const [personId, staffId] = [await addPerson(shop, { phone }), await addPerson(shop, { role: 'ADMIN' })]
  const [buyer, staff] = [await signInAs(shop, personId), await signInAs(other, staffId)]
  const { heard } = await listen(buyer)
  const form = { name: 'Роза', phone, city: 'Москва', address: 'Цветочная, 1', index: '101000' }
  await buyer.call('userVerification', { body: form })
  await staff.call('userVerificationReview', { body: { _id: personId, isApproved: true } })
  await expect
    .poll(() => heard)
    .toMatchObject([{ name: 'verification-decided', payload: { status: 'APPROVED' } }])
})

test('each listener hears what is for them, and never what is for another person or role', async () => {
  const people = await Promise.all(
    (['USER', 'BROKER', 'USER'] as const).map(async (role, index) => {
      const personId = await addPerson(shop, { role })
      const { heard, socket } = await listen(await signInAs(shop, personId), index % 2 === 0 ? 0 : 1)
      return { personId, role, heard, socket }
    }),
  )
  const audiences = people.flatMap(({ personId, role }): TestAudience[] => [
    { person: personId },
    { role },
    { plantation: personId },
  ])
  await publishAll(...audiences, { everybody: true })
  for (const { personId, role, heard, socket } of people) {
    const expected = audiences.filter((audience) =>
      'person' in audience ? audience.person === personId : 'role' in audience && audience.role === role,
    )
    await expect.poll(() => heard.at(-1)?.stream).toBe('everybody')
    expect(heard.slice(0, -1).map(({ payload }) => payload)).toEqual(
      expected.map((audience) => ({ text: JSON.stringify(audience) })),
    )
    const everyStream = Object.fromEntries(people.map((person) => [`person:${person.personId}`, 0]))
    const { numbers } = await catchUp(socket, everyStream)
    expect(Object.keys(numbers)).toEqual(['everybody', `role:${role}`, `person:${personId}`])
  }
})

test('what was missed during an absence follows on another process', async () => {
  const personId = await addPerson(shop)
  const buyer = await signInAs(shop, personId)
  const first = await listen(buyer, 0)
  const { numbers } = await catchUp(first.socket, {})
  first.socket.close()
  await publishAll(
    { person: personId },
    { everybody: true },
    { person: 'somebody else' },
    { person: personId },
  )
  const second = await listen(buyer, 1)
  const { events, isReset } = await catchUp(second.socket, numbers)
  expect(isReset).toBe(false)
  expect(namesOf(events)).toEqual(['told-a-person', 'told-everybody', 'told-a-person'])
})

test('signing out ends the connections of the session on every process', async () => {
  const buyer = await addVisitor()
  const sockets = [await listen(buyer, 0), await listen(buyer, 1)]
  const bystander = await listen(await addVisitor(), 1)
  await buyer.call('logout')
  for (const { ended } of sockets) expect(await ended).toBe('io server disconnect')
  expect(bystander.socket.connected).toBe(true)
})

test('ending the other sessions ends their connections on every process, and not one’s own', async () => {
  const personId = await addPerson(shop)
  const [here, there] = [await signInAs(shop, personId), await signInAs(shop, personId)]
  const [own, elsewhere] = [await listen(here, 0), await listen(there, 1)]
  await here.call('sessionEndOthers')
  expect(await elsewhere.ended).toBe('io server disconnect')
  expect(own.socket.connected).toBe(true)
})

test('a LISTEN connection that the database cuts delays nothing for good, neither events nor ends', async () => {
  const buyer = await addVisitor()
  const { heard, ended } = await listen(buyer, 1)
  await shop.database.query({
    name: 'cut-listeners',
    text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  })
  await publishAll({ everybody: true })
  await expect.poll(() => namesOf(heard), { timeout: 10_000 }).toEqual(['told-everybody'])
  await buyer.call('logout')
  expect(await ended).toBe('io server disconnect')
})

test('old events are deleted every hour', async () => {
  expect(await shop.app.jobs.scheduled()).toContainEqual({ name: 'events.prune', cron: '29 * * * *' })
})
