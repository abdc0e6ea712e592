import { randomUUID } from 'node:crypto'
import {
  contract,
  mayCall,
  type CallName,
  type Endpoint,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import { roles } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import {
  aboutBuyers,
  aboutOthers,
  aboutTransactions,
  asks,
  seesEverybody,
} from '../../testing/foreign-asks.ts'
import { aboutPeople } from '../../testing/staff-people-asks.ts'
import type { Foreign } from '../../testing/foreign-ask.ts'
import { addAddress } from '../../testing/test-addresses.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { addBuyer, addCard, orderFor, testPassword } from '../../testing/test-people.ts'
import { addPress } from '../../testing/test-auctions.ts'
import { addTransfer } from '../../testing/test-transfers.ts'
import { storeRates } from '../../modules/exchange/index.ts'
import { sampleRatesOf } from '../ports/rates/sample-rates.ts'
import { openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'

const idName = /^(?:_id|ids?|user|\w+Id)$/u

/** The names of the ids that a schema asks for, at any depth. */
function idsIn(schema: Endpoint['body']): string[] {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node) {
      for (const name of Object.keys(node.properties as object)) if (idName.test(name)) names.add(name)
    }
    Object.values(node).forEach(visit)
  }
  if (schema !== undefined) visit(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...names]
}

const takingIds = (Object.entries(contract) as [CallName, Endpoint][]).filter(
  ([, { access, params, query, body }]) =>
    access === 'signed-in' && [params, query, body].some((part) => idsIn(part).length > 0),
)

let order: ReturnType<typeof orderFor>
let foreign: Foreign
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  order = orderFor([await addCard(shop), 25])
  const other = await addBuyer(shop)
  const { _id: person } = (await other.call('authentication')).ok
  const purchase = (await other.call('purchaseCreate', { body: order }, { key: randomUUID() })).ok._id
  const { kysely } = shop.database
  const claim = randomUUID()
  const shipment = randomUUID()
  await kysely
    .insertInto('shipments')
    .values({ id: shipment, purchase_id: purchase, ordinal: 1, at: testNow, delivery: 0n })
    .execute()
  await kysely
    .insertInto('claims')
    .values({
      id: claim,
      purchase_id: purchase,
      position: 1,
      reason: 'broken',
      comment: '',
      quantity: 1,
      status: 'open',
      created_at: testNow,
    })
    .execute()
  const { token } = (
    await other.call('apiTokenCreate', {
      body: { name: '1С', scopes: ['orders:read'], days: 30, password: testPassword },
    })
  ).ok
  const { id: session } = await kysely
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  // Looked after by somebody, who is not the one who asks; waiting, so that a review would be possible.
  const [broker, agent] = [
    await addSignedIn(shop, { role: 'BROKER' }),
    await addSignedIn(shop, { role: 'AGENT' }),
  ]
  await kysely
    .updateTable('people')
    .set({ broker_id: broker.id, referred_by: agent.id })
    .where('id', '=', person)
    .execute()
  const texts = { name: '', phone: '', city: '', address: '', postal_code: '' }
  await kysely
    .insertInto('verifications')
    .values({ person_id: person, status: 'WAITING', asked_at: testNow, ...texts })
    .execute()
  const { _id: address } = await addAddress(other)
  const wishes = [
    { type: 'roses', variety: 'Explorer', lengthCm: 60, plantationId: null, quantity: 100 },
  ] as const
  const { _id: list } = (
    await other.call(
      'savedListCreate',
      { body: { name: 'Чужой', wishes: [...wishes] } },
      { key: randomUUID() },
    )
  ).ok
  const terms = {
    weekdays: [1],
    until: '2026-12-31',
    methodDelivery: 'pickup',
    paymentMethod: 'CASH',
    addressId: null,
    maxStemPrice: null,
    maxTotal: null,
  } as const
  const { _id: standing } = (
    await other.call(
      'standingOrderCreate',
      { body: { ...terms, weekdays: [1], listId: list } },
      { key: randomUUID() },
    )
  ).ok
  await storeRates(kysely, sampleRatesOf('2026-11-21'), testNow)
  const query = { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' } as const
  const quote = (await other.call('accountRates', { query })).ok._id
  const { accountId: account, _id: entry } = (await other.call('balanceHistory')).ok.items[0]!
  const topUp = { kind: 'top-up', paymentMethod: 'CHECK', amount: 10_000 } as const
  const transaction = (await other.call('transactionCreate', { body: topUp }, { key: randomUUID() })).ok._id
  const { recipient, transfer: bankTransfer } = await addTransfer(shop, other)
  const { rate } = (await other.call('cryptoRate')).ok
  const usdt = { amount: 200_000, rate }
  const crypto = (await other.call('orderGarantex', { body: usdt }, { key: randomUUID() })).ok._id
  await other.call('sandboxTransfer', { body: { id: crypto, kind: 'less' } })
  await shop.app.jobs.runPending()
  const { id: transferId } = await kysely
    .selectFrom('crypto_transfers')
    .select('id')
    .executeTakeFirstOrThrow()
  const transfer = String(transferId)
  const positions = [
    { type: 'roses', variety: 'Explorer', lengthCm: 60, price: 9000, quantity: 100, boxes: 1 } as const,
  ]
  const asked = { plantation: 'alto-zafiro', date: '2026-11-26', positions } as const
  const paid = { methodDelivery: 'pickup', paymentMethod: 'BALANCE' } as const
  const sent = await other.call('orderMyself', { body: { ...asked, ...paid } }, { key: randomUUID() })
  const request = sent.ok._id
  const press = await addPress(shop, { personId: person, purchaseId: purchase })
  const notice = randomUUID()
  const about = { kind: 'cutoff-near', date: testDay, until: testNow.toISOString() }
  await kysely
    .insertInto('notices')
    .values({
      id: notice,
      person_id: person,
      kind: 'cutoff-near',
      cause: 'cutoff',
      about: JSON.stringify(about),
      at: testNow,
      is_listed: true,
      mail_at: null,
      push_at: null,
    })
    .execute()
  const made = { recipient, bankTransfer, request, press, notice }
  foreign = {
    person,
    purchase,
    claim,
    shipment,
    session,
    apiToken: token._id,
    address,
    list,
    standing,
    quote,
    account,
    entry,
    transaction,
    crypto,
    transfer,
    ...made,
  }
})
afterAll(() => shop.close())

const cases = roles.flatMap((role) =>
  takingIds
    .filter(([name]) => mayCall(role, name as PermittedCall) && !seesEverybody(role, name))
    .map(([name, endpoint]) => ({ role, name, endpoint })),
)

test(`all ${takingIds.length} calls that take an id are asked about somebody else's`, () => {
  expect(takingIds.map(([name]) => name).toSorted()).toEqual(Object.keys(asks).toSorted())
})

test.each(
  roles
    .map((role) => ({ role, own: cases.filter((one) => one.role === role) }))
    .map(({ role, own }) => ({
      role,
      own,
      count: own.length,
    })),
)('for $role a foreign and a missing id are answered alike by $count calls', async ({ role, own }) => {
  const { browser } = await addSignedIn(shop, { role })
  for (const { name, endpoint } of own) {
    const { of, ask } = asks[name]!
    const send = (id: string) =>
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id, order) })
    const [theirs, nobodys] = [await send(foreign[of]), await send(randomUUID())]
    expect([name, theirs.statusCode, theirs.json().code]).toEqual([name, 404, 'not-found'])
    expect([name, theirs.statusCode, theirs.body]).toEqual([name, nobodys.statusCode, nobodys.body])
    expect(Object.keys(theirs.headers)).toEqual(Object.keys(nobodys.headers))
  }
})

test('asking about what is foreign has changed nothing', async () => {
  const { kysely } = shop.database
  const { status } = await kysely
    .selectFrom('verifications')
    .select('status')
    .where('person_id', '=', foreign.person)
    .executeTakeFirstOrThrow()
  const rows = await Promise.all([
    kysely.selectFrom('margins').select('person_id').execute(),
    kysely.selectFrom('shares').select('person_id').execute(),
    kysely.selectFrom('sessions').select('id').where('id', '=', foreign.session).execute(),
    kysely.selectFrom('purchases').select('id').execute(),
    kysely.selectFrom('addresses').select('id').where('label', '=', 'Салон').execute(),
  ])
  expect([status, ...rows.map(({ length }) => length)]).toEqual(['WAITING', 0, 0, 1, 1, 1])
})

test('staff reach everybody by the calls about people', async () => {
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  for (const [name, endpoint] of takingIds.filter(([call]) => aboutOthers.has(call))) {
    const { of, ask } = asks[name]!
    const send = (id: string) =>
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id, order) })
    expect([name, (await send(foreign[of])).statusCode]).toEqual([name, 200])
    expect([name, (await send(randomUUID())).statusCode]).toEqual([name, 404])
  }
})

test('staff order for everybody, and for nobody who is not there', async () => {
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  for (const [name, endpoint] of takingIds.filter(([call]) => aboutBuyers.has(call))) {
    const { of, ask } = asks[name]!
    const send = (id: string) =>
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id, order) })
    expect([name, (await send(randomUUID())).statusCode]).toEqual([name, 404])
    // An order from the buyer's balance is refused: they were found.
    expect([200, 409]).toContain((await send(foreign[of])).statusCode)
  }
})

test('staff act on everybody, and on nobody who is not there', async () => {
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  for (const [name, endpoint] of takingIds.filter(([call]) => aboutPeople.has(call))) {
    const { of, ask } = asks[name]!
    const send = (id: string) =>
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id, order) })
    expect([name, (await send(randomUUID())).statusCode]).toEqual([name, 404])
    // These name something else of the person's, which is not there.
    if (name === 'personSessionEnd' || name === 'personMoneyCorrect') continue
    // Another version, or another balance: they were found.
    expect([200, 409]).toContain((await send(foreign[of])).statusCode)
  }
})

test('staff read and decide about the transactions of everybody', async () => {
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  for (const [name, endpoint] of takingIds.filter(([call]) => aboutTransactions.has(call))) {
    const { of, ask } = asks[name]!
    const send = (id: string) =>
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id, order) })
    expect([name, (await send(randomUUID())).statusCode]).toEqual([name, 404])
    // The first decides, so that for the second it is too late: both have found it.
    expect([200, 409]).toContain((await send(foreign[of])).statusCode)
  }
})
