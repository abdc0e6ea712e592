import { randomUUID } from 'node:crypto'
import { maxAddresses } from '@flower-market/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, addressBody } from '../../testing/test-addresses.ts'
import { addBuyer, addPerson, signInAs } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await shop.database.kysely
    .insertInto('region_cities')
    .values({ region_id: 'moscow', name_ru: 'Тверь', name_en: 'Tver', cost: 140_000 })
    .execute()
})
afterAll(() => shop.close())

async function labelsOf(visitor: Visitor): Promise<string[]> {
  const { ok } = await visitor.call('addressList')
  return ok.map(({ label, isDefault }) => (isDefault ? `${label}!` : label))
}

test('an address costs what delivery around its city costs, however the city is written, with the margin', async () => {
  const id = await addPerson(shop)
  const visitor = await signInAs(shop, id)
  const cities = ['Тверь', 'тверь', 'Tver', 'Осташков']
  const costs = []
  for (const city of cities) costs.push((await addAddress(visitor, { city })).cityCost)
  expect(costs).toEqual([140_000, 140_000, 140_000, 100_000])
  await shop.database.kysely
    .insertInto('margins')
    .values({
      person_id: id,
      price_bp: 0,
      delivery_to_warehouse_bp: 0,
      delivery_to_region_bp: 0,
      delivery_to_city_bp: 1_000,
      set_by: id,
    })
    .execute()
  const { ok } = await visitor.call('addressList')
  expect(ok.map(({ cityCost }) => cityCost)).toEqual([154_000, 154_000, 154_000, 110_000])
})

test('what cities cost in another region says nothing of a city of the same name in this one', async () => {
  const visitor = await addBuyer(shop)
  await shop.database.kysely
    .insertInto('regions')
    .values({ id: 'far', name_ru: 'Дальний', name_en: 'Far' })
    .execute()
  expect(await addAddress(visitor, { city: 'Тверь', region: 'far' })).toMatchObject({ cityCost: 100_000 })
})

test('eight parallel copies of one address are one address', async () => {
  const visitor = await addBuyer(shop)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => visitor.call('addressCreate', { body: addressBody() }, { key })),
  )
  expect(new Set(answers.map(({ ok }) => ok._id)).size).toBe(1)
  expect(await labelsOf(visitor)).toEqual(['Салон!'])
})

test('parallel first addresses have one default among them', async () => {
  const visitor = await addBuyer(shop)
  await Promise.all(['A', 'B', 'C', 'D'].map((label) => addAddress(visitor, { label })))
  const { ok } = await visitor.call('addressList')
  expect(ok.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false])
})

test('parallel additions do not exceed what an address book holds', async () => {
  const visitor = await addBuyer(shop)
  for (let place = 2; place < maxAddresses; place += 1) await addAddress(visitor)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      visitor.call('addressCreate', { body: addressBody() }, { key: randomUUID() }),
    ),
  )
  const refused = answers.filter(({ refusal }) => refusal?.code === 'too-many-addresses')
  expect([refused.length, (await labelsOf(visitor)).length]).toEqual([2, maxAddresses])
})

test('every address may become the default, also at the same time as another', async () => {
  const visitor = await addBuyer(shop)
  const ids: string[] = []
  for (const label of ['A', 'B', 'C']) ids.push((await addAddress(visitor, { label }))._id)
  const make = (id: string) => visitor.call('addressUpdate', { params: { id }, body: { isDefault: true } })
  const answers = await Promise.all(ids.map(make))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await labelsOf(visitor)).filter((label) => label.endsWith('!'))).toHaveLength(1)
})

test('without the address that was the default the oldest is', async () => {
  const visitor = await addBuyer(shop)
  const { _id: id } = await addAddress(visitor, { label: 'A' })
  for (const label of ['B', 'C']) await addAddress(visitor, { label })
  await visitor.call('addressRemove', { params: { id } })
  expect(await labelsOf(visitor)).toEqual(['B!', 'C'])
})

test('a region that there is not is named, and changes nothing', async () => {
  const visitor = await addBuyer(shop)
  const { _id: id } = await addAddress(visitor)
  const refusals = [
    await visitor.call(
      'addressCreate',
      { body: addressBody({ region: 'Атлантида' }) },
      { key: randomUUID() },
    ),
    await visitor.call('addressUpdate', { params: { id }, body: { region: 'Атлантида', label: 'Другой' } }),
  ]
  for (const { refusal } of refusals) {
    expect(refusal).toMatchObject({ code: 'validation-failed', details: { issues: [{ path: 'region' }] } })
  }
  expect(await labelsOf(visitor)).toEqual(['Салон!'])
})

test("the delivery terms are those of the default address, in the person's region only", async () => {
  const visitor = await addBuyer(shop)
  const terms = async () => (await visitor.call('deliveryTerms')).ok
  expect(await terms()).toMatchObject({ city: null, cityCost: 100_000 })
  await addAddress(visitor, { city: 'Тверь' })
  expect(await terms()).toMatchObject({ city: 'Тверь', cityCost: 140_000 })
  await visitor.call('userRegion', { body: { region: 'far' } })
  expect(await terms()).toMatchObject({ city: null, cityCost: 100_000, pickup: null })
})
