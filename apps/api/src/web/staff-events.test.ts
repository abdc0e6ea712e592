import { randomUUID } from 'node:crypto'
import type { CallInput, CallName } from '@flower-market/api-client/contract'
import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchUp, presentNumbers } from '../platform/events/catch-up.ts'
import { relayOutbox } from '../platform/events/relay-outbox.ts'
import { addCard, addPerson, orderFor, signInAs } from '../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../testing/test-shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

const reason = 'Так решено'

/** The kinds of records that a colleague, who did nothing, is told of. */
async function toldBy(work: () => Promise<{ readonly status: number }>): Promise<unknown[]> {
  const colleague = { personId: 'a colleague', role: 'ADMIN' } as const
  const numbers = await presentNumbers(shop.database, colleague)
  expect((await work()).status).toBe(200)
  await relayOutbox(shop.database)
  const { events } = await catchUp(shop.database, colleague, numbers)
  const kinds = events
    .filter(({ name }) => name === 'record-changed')
    .map(({ payload }) => (payload as { kind: string }).kind)
  return [...new Set(kinds)].toSorted()
}

async function addBuyer(): Promise<{ readonly id: string; readonly buyer: Visitor }> {
  const id = await addPerson(shop, { money: { RUB: 10_000_000 } })
  return { id, buyer: await signInAs(shop, id) }
}

async function versionOf(id: string): Promise<number> {
  return (await staff.browser.call('personGet', { params: { id } })).ok.version
}

function call<N extends CallName>(name: N, input: CallInput<N>) {
  return staff.browser.call(name, input, { key: randomUUID() })
}

test('staff hear that an order was placed and that a colleague moved it', async () => {
  const { buyer } = await addBuyer()
  const card = await addCard(shop)
  let _id = ''
  const placed = await toldBy(async () => {
    const answer = await buyer.call('purchaseCreate', { body: orderFor([card, 25]) }, { key: randomUUID() })
    _id = answer.ok._id
    return answer
  })
  expect(placed).toContain('order')
  const moved = await toldBy(() => call('orderStatus', { body: { _id, status: 'in_process' } }))
  expect(moved).toEqual(['order'])
})

test('staff hear of a top-up, and that a colleague confirmed it', async () => {
  const { buyer } = await addBuyer()
  const body = { kind: 'top-up', paymentMethod: 'QRCODE', amount: 500_000 } as const
  let id = ''
  const begun = await toldBy(async () => {
    const answer = await buyer.call('transactionCreate', { body }, { key: randomUUID() })
    id = answer.ok._id
    return answer
  })
  expect(begun).toEqual(['transaction'])
  const confirm = () => call('transactionConfirm', { params: { id }, body: { amount: 500_000 } })
  expect(await toldBy(confirm)).toContain('transaction')
})

test('staff hear what colleagues decide about a person', async () => {
  const { id } = await addBuyer()
  const params = { id }
  const change = async () =>
    call('personChange', { params, body: { name: 'Rosa', version: await versionOf(id), reason } })
  expect(await toldBy(change)).toEqual(['person'])
  const credit = {
    operation: 'compensation',
    currency: 'RUB',
    amount: 500,
    seenAvailable: 10_000_000,
    reason,
  } as const
  expect(await toldBy(() => call('personMoney', { params, body: credit }))).toEqual(['person'])
  const margin = { priceBp: 100, deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
  expect(await toldBy(() => call('userAddReferral', { body: { _id: id, margin } }))).toEqual(['person'])
  const block = async () => call('personBlock', { params, body: { version: await versionOf(id), reason } })
  expect(await toldBy(block)).toEqual(['person'])
})

test('staff hear that somebody asks for a verification, and how a colleague decided it', async () => {
  const phone = '79990001122'
  const id = await addPerson(shop, { phone })
  const buyer = await signInAs(shop, id)
  const body = { name: 'Роза', phone, city: 'Москва', address: 'Цветочная, 1', index: '101000' }
  expect(await toldBy(() => buyer.call('userVerification', { body }))).toEqual(['person'])
  const decide = () => call('userVerificationReview', { body: { _id: id, isApproved: true } })
  expect(await toldBy(decide)).toEqual(['person'])
})

test('staff hear that a colleague closed a day', async () => {
  const day = addDays(moscowDateOf(testNow), -2)
  expect(await toldBy(() => call('dayClose', { body: { day } }))).toEqual(['day-closing'])
})
