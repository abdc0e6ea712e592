import { randomUUID } from 'node:crypto'
import {
  contract,
  mayCall,
  type CallName,
  type Endpoint,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import { roles, type Role } from '@flower-market/flower-domain'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { addAddress } from '../../testing/test-addresses.ts'
import { addSignedIn, freshPhone } from '../../testing/test-profiles.ts'
import { addBuyer, addCard, orderFor } from '../../testing/test-people.ts'
import { keepRates } from '../../modules/exchange/index.ts'
import { sampleRatesOf } from '../ports/rates/sample-rates.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'

const idName = /^(?:_id|id|user|\w+Id)$/u

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

/** The things of somebody else whose ids are tried. */
interface Foreign {
  readonly person: string
  readonly purchase: string
  readonly session: string
  readonly address: string
  readonly quote: string
  readonly account: string
  readonly entry: string
  readonly transaction: string
}

/** How each call is asked about an id; all else in the input is right, so that only the id can be refused. */
const asks: Readonly<Record<string, { of: keyof Foreign; ask: (id: string) => Partial<InjectOptions> }>> = {
  userGet: { of: 'person', ask: (id) => ({ query: { _id: id } }) },
  accountExchange: {
    of: 'quote',
    ask: (id) => ({ payload: { quoteId: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  balanceHistory: { of: 'account', ask: (id) => ({ query: { accountId: id } }) },
  operationsHistory: { of: 'account', ask: (id) => ({ query: { accountId: id } }) },
  balanceEntry: { of: 'entry', ask: (id) => ({ url: `/api/account/history/${id}` }) },
  accountListOf: { of: 'person', ask: (id) => ({ url: `/api/account/list/${id}` }) },
  userById: { of: 'person', ask: (id) => ({ url: `/api/user/${id}` }) },
  exampleLot: { of: 'person', ask: (id) => ({ url: `/api/user/${id}/example-lot` }) },
  userAddReferral: { of: 'person', ask: (id) => ({ payload: { _id: id, margin: percentages } }) },
  userVerificationReview: { of: 'person', ask: (id) => ({ payload: { _id: id, isApproved: true } }) },
  confirmPhone: { of: 'person', ask: (id) => ({ payload: { _id: id, phone: freshPhone() } }) },
  sendPin: { of: 'person', ask: (id) => ({ payload: { _id: id, pinCode: '0000' } }) },
  checkCart: { of: 'person', ask: (id) => ({ query: { userId: id }, payload: {} }) },
  purchaseCreate: {
    of: 'person',
    ask: (id) => ({ payload: { ...order, user: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  purchaseCancel: { of: 'purchase', ask: (id) => ({ payload: { _id: id, reason: 'Ошибка' } }) },
  purchaseGet: { of: 'purchase', ask: (id) => ({ url: `/api/purchase/${id}` }) },
  addressUpdate: { of: 'address', ask: (id) => ({ url: `/api/address/${id}`, payload: { label: 'Мой' } }) },
  addressRemove: { of: 'address', ask: (id) => ({ url: `/api/address/${id}` }) },
  transactionGet: { of: 'transaction', ask: (id) => ({ url: `/api/transaction/${id}` }) },
  transactionChange: {
    of: 'transaction',
    ask: (id) => ({ payload: { id, paymentMethod: 'CASH', amount: 20_000 } }),
  },
  proofAttach: {
    of: 'transaction',
    ask: (id) => ({ query: { id }, payload: picture, headers: { 'content-type': 'image/png' } }),
  },
  balancePurchase: {
    of: 'purchase',
    ask: (id) => ({ payload: { id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  transactionConfirm: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/transaction/${id}/confirm`,
      payload: { amount: 10_000 },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  transactionReject: {
    of: 'transaction',
    ask: (id) => ({ url: `/api/transaction/${id}/reject`, payload: { reason: 'Нет денег' } }),
  },
  sessionEnd: { of: 'session', ask: (id) => ({ url: `/api/auth/sessions/${id}` }) },
}

const aboutOthers = new Set([
  'accountListOf',
  'exampleLot',
  'purchaseCancel',
  'userById',
  'userAddReferral',
  'userVerificationReview',
])

/** What staff decide about anybody's transaction. */
const aboutTransactions = new Set(['transactionConfirm', 'transactionReject'])

/** Nobody is foreign to staff. */
function seesEverybody(role: Role, name: string): boolean {
  return role === 'ADMIN' && (aboutOthers.has(name) || aboutTransactions.has(name))
}

/** A white point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
const percentages = { priceBp: 1, deliveryToWarehouseBp: 1, deliveryToRegionBp: 1, deliveryToCityBp: 1 }
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
  await keepRates(kysely, sampleRatesOf('2026-11-21'), testNow)
  const query = { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' } as const
  const quote = (await other.call('accountRates', { query })).ok._id
  const { accountId: account, _id: entry } = (await other.call('balanceHistory')).ok.items[0]!
  const topUp = { kind: 'top-up', paymentMethod: 'CASH', amount: 10_000 } as const
  const transaction = (await other.call('transactionCreate', { body: topUp }, { key: randomUUID() })).ok._id
  foreign = { person, purchase, session, address, quote, account, entry, transaction }
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
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id) })
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
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id) })
    expect([name, (await send(foreign[of])).statusCode]).toEqual([name, 200])
    expect([name, (await send(randomUUID())).statusCode]).toEqual([name, 404])
  }
})

test('staff decide about the transactions of everybody', async () => {
  const { browser } = await addSignedIn(shop, { role: 'ADMIN' })
  for (const [name, endpoint] of takingIds.filter(([call]) => aboutTransactions.has(call))) {
    const { ask } = asks[name]!
    const send = (id: string) =>
      browser.send({ method: endpoint.method as 'GET', url: endpoint.path, ...ask(id) })
    expect([name, (await send(randomUUID())).statusCode]).toEqual([name, 404])
    // The first decides, so that for the second it is too late: both have found it.
    expect([200, 409]).toContain((await send(foreign.transaction)).statusCode)
  }
})
