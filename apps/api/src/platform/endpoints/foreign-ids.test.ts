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
import { addSignedIn } from '../../testing/test-profiles.ts'
import type { orderFor } from '../../testing/test-people.ts'
import { addOneOfEach } from '../../testing/one-of-each.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

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

/** It names the identifier that an authenticator has given its own new key. */
const ofAuthenticators: ReadonlySet<string> = new Set(['passkeyAdd'])

const takingIds = (Object.entries(contract) as [CallName, Endpoint][]).filter(
  ([name, { access, params, query, body }]) =>
    access === 'signed-in' &&
    !ofAuthenticators.has(name) &&
    [params, query, body].some((part) => idsIn(part).length > 0),
)

let order: ReturnType<typeof orderFor>
let foreign: Foreign
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  ;({ foreign, order } = await addOneOfEach(shop))
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
