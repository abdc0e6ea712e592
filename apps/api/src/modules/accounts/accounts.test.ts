import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addPerson, signInAs } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

test('an account is opened when it is first needed, once, also by two at the same time', async () => {
  const buyer = await addBuyer(shop)
  const open = () => buyer.call('accountUpdate', { body: { type: 'DOLLAR', name: 'Кения' } })
  await Promise.all([open(), open(), open()])
  expect((await buyer.call('accountList')).ok).toMatchObject([
    { type: 'RUBLE', amount: 100_000_000, name: '' },
    { type: 'DOLLAR', amount: 0, name: 'Кения', isDefault: false },
  ])
})

test('one account is the default one, or none, whoever chooses at the same time', async () => {
  const buyer = await addBuyer(shop)
  const choose = (type: 'RUBLE' | 'DOLLAR' | 'EURO', isDefault = true) =>
    buyer.call('accountUpdate', { body: { type, isDefault } })
  const chosen = async () => (await buyer.call('accountList')).ok.filter(({ isDefault }) => isDefault)
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([choose('EURO'), choose('DOLLAR'), choose('RUBLE'), choose('EURO')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await chosen()).toHaveLength(1)
  }
  await choose('EURO')
  expect(await chosen()).toMatchObject([{ type: 'EURO' }])
  await choose('EURO', false)
  expect(await chosen()).toEqual([])
})

test("staff read anybody's accounts, a buyer their own alone", async () => {
  const personId = await addPerson(shop, { money: { RUB: 500 } })
  const [buyer, other] = [await signInAs(shop, personId), await addBuyer(shop)]
  const staff = await signInAs(shop, await addPerson(shop, { role: 'ADMIN' }))
  const params = { id: personId }
  for (const reader of [buyer, staff]) {
    expect((await reader.call('accountListOf', { params })).ok).toMatchObject([{ amount: 500 }])
  }
  for (const reader of [other, await signInAs(shop, await addPerson(shop, { role: 'BROKER' }))]) {
    expect((await reader.call('accountListOf', { params })).refusal?.code).toBe('not-found')
  }
  expect((await staff.call('accountListOf', { params: { id: 'nobody' } })).refusal?.code).toBe('not-found')
})
