import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentMessages } from '../../../testing/sent-messages.ts'
import {
  addCard,
  addPerson,
  auditLedger,
  orderFor,
  signInAs,
  testPassword,
} from '../../../testing/test-people.ts'
import { addSignedIn, freshPhone, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { openBrowser } from '../../../testing/visitor.ts'

const sent = sentMessages()
let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ ports: sent.ports })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

const reason = 'Так решено'

async function read(id: string) {
  return (await staff.browser.call('personGet', { params: { id } })).ok
}
async function block(id: string) {
  const { version } = await read(id)
  return staff.browser.call('personBlock', { params: { id }, body: { version, reason } })
}
function move(id: string, changes: object, key = randomUUID()) {
  const body = {
    operation: 'compensation',
    currency: 'RUB',
    amount: 500,
    seenAvailable: 0,
    reason,
    ...changes,
  }
  return staff.browser.call('personMoney', { params: { id }, body: body as never }, { key })
}

test('of ten operations at once that were decided by the same balance one is made', async () => {
  const id = await addPerson(shop, { money: { RUB: 1_000 } })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => move(id, { operation: 'write-off', amount: 700, seenAvailable: 1_000 })),
  )
  const codes = answers.map(({ status, refusal }) => refusal?.code ?? status)
  expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 'balance-changed')])
  expect((await read(id)).accounts).toMatchObject([{ balance: 300, reserved: 0, available: 300 }])
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('a key that was used for one person moves nothing for another', async () => {
  const [one, other] = [await addPerson(shop, { money: { RUB: 0 } }), await addPerson(shop)]
  const key = randomUUID()
  expect((await move(one, {}, key)).status).toBe(200)
  expect((await move(other, {}, key)).refusal?.code).toBe('idempotency-conflict')
})

test('a frozen account moves by no hand', async () => {
  const id = await addPerson(shop, { money: { RUB: 0 } })
  const frozen = { frozen_at: testNow }
  await shop.database.kysely.updateTable('ledger_accounts').set(frozen).where('owner_id', '=', id).execute()
  expect((await move(id, {})).refusal?.code).toBe('account-frozen')
})

test('money that an order has been paid with is corrected by no hand', async () => {
  const card = await addCard(shop)
  const id = await addPerson(shop, { money: { RUB: 1_000_000 } })
  const buyer = await signInAs(shop, id)
  await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: randomUUID() })
  const { movements } = await read(id)
  expect(movements.items.map(({ kind, correctable }) => [kind, correctable])).toEqual([
    ['purchase', null],
    ['top-up', null],
  ])
  const operationId = movements.items[0]!.operationId
  const body = { operationId, right: 0, seenAvailable: 750_000, reason }
  const answer = await staff.browser.call(
    'personMoneyCorrect',
    { params: { id }, body },
    { key: randomUUID() },
  )
  expect(answer.refusal?.code).toBe('not-found')
})

test('each thing that staff do is in the audit with its reason, its effect and what it was before', async () => {
  const id = await addPerson(shop, { money: { RUB: 0 } })
  const made = (await move(id, { amount: 39_200 })).ok
  const body = { operationId: made.operationId, right: 32_900, seenAvailable: 39_200, reason: 'Опечатка' }
  await staff.browser.call('personMoneyCorrect', { params: { id }, body }, { key: randomUUID() })
  const { version } = await read(id)
  await staff.browser.call('personChange', {
    params: { id },
    body: { company: 'Букет', name: 'Анна', version, reason },
  })
  const { version: changed } = await read(id)
  await staff.browser.call('personRole', {
    params: { id },
    body: { role: 'AGENT', version: changed, reason },
  })
  await block(id)
  const { items } = (await staff.browser.call('auditList', { query: { about: id } })).ok
  expect(items.map(({ action, reason: why, effect }) => [action, why, effect?.amount ?? null])).toEqual([
    ['person-blocked', reason, null],
    ['role-changed', reason, null],
    ['person-changed', reason, null],
    ['money-corrected', 'Опечатка', -6_300],
    ['money-compensated', reason, 39_200],
  ])
  expect(items[1]?.changes).toEqual([{ field: 'role', before: 'USER', after: 'AGENT' }])
  // The name was changed; what it was and is stays out of the audit.
  expect(items[2]?.changes).toEqual([
    { field: 'name', before: false, after: true },
    { field: 'company', before: '', after: 'Букет' },
  ])
})

test('a blocked person gets no session, and only who knows the password learns why', async () => {
  const email = `${randomUUID()}@buyers.example`
  const id = await addPerson(shop, { email, phone: freshPhone() })
  expect((await block(id)).status).toBe(200)
  await expect(signInAs(shop, id)).rejects.toThrow('not-signed-in')
  const visitor = await openBrowser(shop.app)
  const wrong = await visitor.call('signin', { body: { email, password: 'not the password' } })
  expect(wrong.refusal?.code).toBe('wrong-credentials')
  const right = await visitor.call('signin', { body: { email, password: testPassword } })
  expect(right.refusal?.code).toBe('account-blocked')
})

test('staff end one session of a person, or all of them', async () => {
  const { id, browser } = await addSignedIn(shop)
  const [other, third] = [await signInAs(shop, id), await signInAs(shop, id)]
  const own = (await browser.call('sessionList')).ok.find(({ isCurrent }) => isCurrent)
  const params = { id, sessionId: own?._id ?? '' }
  expect((await staff.browser.call('personSessionEnd', { params })).status).toBe(200)
  expect((await browser.call('sessionList')).refusal?.code).toBe('not-signed-in')
  expect((await other.call('sessionList')).status).toBe(200)
  expect((await staff.browser.call('personSessionsEnd', { params: { id } })).ok).toEqual({ ended: 2 })
  for (const left of [other, third])
    expect((await left.call('sessionList')).refusal?.code).toBe('not-signed-in')
})

test('support signs a buyer out, but none of the staff', async () => {
  const support = await addSignedIn(shop, { role: 'ADMIN', staff_role: 'support' })
  const [buyer, colleague] = [await addSignedIn(shop), await addSignedIn(shop, { role: 'ADMIN' })]
  const [own] = (await colleague.browser.call('sessionList')).ok
  const params = { id: colleague.id, sessionId: own?._id ?? '' }
  expect((await support.browser.call('personSessionEnd', { params })).refusal?.code).toBe('not-permitted')
  expect((await support.browser.call('personSessionsEnd', { params })).refusal?.code).toBe('not-permitted')
  expect((await colleague.browser.call('sessionList')).status).toBe(200)
  expect((await support.browser.call('personSessionsEnd', { params: { id: buyer.id } })).ok).toEqual({
    ended: 1,
  })
  await signInAs(shop, support.id)
  expect((await support.browser.call('personSessionsEnd', { params: { id: support.id } })).ok).toEqual({
    ended: 1,
  })
})

test('a broker orders nothing for a blocked client', async () => {
  const card = await addCard(shop)
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  const client = await addPerson(shop, { money: { RUB: 1_000_000 } })
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: broker.id })
    .where('id', '=', client)
    .execute()
  await block(client)
  const body = { ...orderFor([card, 25]), user: client }
  const answer = await broker.browser.call('purchaseCreate', { body }, { key: randomUUID() })
  expect(answer.refusal?.code).toBe('account-blocked')
})

test('whom staff add is mailed a link of three days', async () => {
  const email = `${randomUUID()}@added.example`
  const body = { email, name: 'Нина', surname: '', role: 'USER', region: 'moscow', locale: 'ru' } as const
  const { _id } = (await staff.browser.call('personAdd', { body })).ok
  expect(await sent.mailTo(email)).toMatchObject({ subject: 'Для вас создан аккаунт' })
  const { expires_at: until } = await shop.database.kysely
    .selectFrom('links')
    .select('expires_at')
    .where('person_id', '=', _id)
    .executeTakeFirstOrThrow()
  expect(until.getTime() - testNow.getTime()).toBe(72 * 3_600_000)
})
