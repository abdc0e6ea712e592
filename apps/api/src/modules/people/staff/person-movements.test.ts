import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard, addPerson, orderFor, signInAs } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../../testing/test-shop.ts'
import { addRates, addTransfer } from '../../../testing/test-transfers.ts'

let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  await addRates(shop)
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())

async function read(id: string) {
  return (await staff.browser.call('personGet', { params: { id } })).ok
}
async function causesOf(id: string) {
  return (await read(id)).movements.items.map(({ kind, cause }) => [kind, cause])
}

test('a shortfall that was credited names its flower and what the plantation wrote', async () => {
  const id = await addPerson(shop, { money: { RUB: 1_000_000 } })
  const buyer = await signInAs(shop, id)
  const [card, other] = [await addCard(shop, { lengthCm: 60 }), await addCard(shop, { lengthCm: 80 })]
  const placed = await buyer.call(
    'purchaseCreate',
    { body: orderFor([card, 50], [other, 25]) },
    { key: randomUUID() },
  )
  const { _id } = placed.ok
  const move = (change: object) =>
    staff.browser.call('orderStatus', { body: { _id, ...change } as never }, { key: randomUUID() })
  await move({ status: 'in_process' })
  const lines = [{ code: card.code, quantity: 25, reason: 'Мало бутонов' }]
  expect((await move({ status: 'partially_confirmed', lines })).status).toBe(200)
  expect(await causesOf(id)).toEqual([
    [
      'compensation',
      { kind: 'credit', variety: card.variety, lengthCm: 60, reason: 'Мало бутонов', claim: null },
    ],
    ['purchase', null],
    ['top-up', null],
  ])
})

test('a top-up names its invoice, and a transfer its plantation, to staff who read the person it is of', async () => {
  const id = await addPerson(shop, { money: { RUB: 100_000_000 } })
  const buyer = await signInAs(shop, id)
  const body = { kind: 'top-up', paymentMethod: 'CASH', amount: 20_000 } as const
  const { _id, number } = (await buyer.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const confirm = { params: { id: _id }, body: { amount: 20_000 } }
  await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  const { transfer } = await addTransfer(shop, buyer)
  const sent = await staff.browser.call(
    'transactionSend',
    { params: { id: transfer } },
    { key: randomUUID() },
  )
  expect(sent.status).toBe(200)
  const transferred = {
    kind: 'transfer',
    number: expect.any(Number),
    payee: expect.stringMatching(/^Polderglans/u),
  }
  expect(await causesOf(id)).toEqual([
    ['transfer', transferred],
    ['transfer', transferred],
    ['top-up', { kind: 'payment', number, isByStatement: false }],
    ['top-up', null],
  ])
})

test('what a person usually orders is told by the lines of their orders, and by none of a canceled one', async () => {
  const id = await addPerson(shop, { money: { RUB: 10_000_000 } })
  expect((await read(id)).usual).toBeNull()
  const buyer = await signInAs(shop, id)
  const cards = await Promise.all([50, 50, 60, 60, 90].map((lengthCm) => addCard(shop, { lengthCm })))
  const lines = cards.map((card) => [card, 25] as const)
  await buyer.call('purchaseCreate', { body: orderFor(...lines) }, { key: randomUUID() })
  const gypsophila = await Promise.all(
    Array.from({ length: 9 }, () => addCard(shop, { type: 'gypsophila', lengthCm: 40 })),
  )
  const canceled = await buyer.call(
    'purchaseCreate',
    { body: orderFor(...gypsophila.map((card) => [card, 25] as const)) },
    { key: randomUUID() },
  )
  expect((await buyer.call('purchaseCancel', { body: { _id: canceled.ok._id } })).status).toBe(200)
  expect((await read(id)).usual).toEqual({ type: 'roses', fromCm: 50, toCm: 60 })
})
