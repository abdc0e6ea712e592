import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { addProfile, addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
let broker: TestPerson
let agent: TestPerson
let staff: TestPerson
let rosa: string
let ivan: string
let stranger: string

function minutesAgo(minutes: number) {
  return new Date(testNow.getTime() - minutes * 60_000)
}

beforeAll(async () => {
  shop = await openShop({})
  broker = await addSignedIn(shop, { role: 'BROKER', created_at: minutesAgo(90) })
  agent = await addSignedIn(shop, { role: 'AGENT', created_at: minutesAgo(80) })
  staff = await addSignedIn(shop, { role: 'ADMIN', created_at: minutesAgo(70) })
  const both = { broker_id: broker.id, referred_by: agent.id }
  rosa = await addProfile(shop, {
    ...both,
    name: 'Роза',
    // An address made of random digits may be found by the end of a phone.
    email: 'rosa@buyers.example',
    company: 'Салон «Букет»',
    created_at: minutesAgo(5),
  })
  ivan = await addProfile(shop, {
    broker_id: broker.id,
    name: 'Иван',
    surname: 'Щёголев',
    phone: '79161234501',
    created_at: minutesAgo(9),
  })
  stranger = await addProfile(shop, { name: 'Чужой', created_at: minutesAgo(1) })
})
afterAll(() => shop.close())

async function listed({ browser }: TestPerson, query: object = {}) {
  return (await browser.call('userList', { query })).ok.items.map(({ _id }) => _id)
}
async function found({ browser }: TestPerson, search: string) {
  return (await browser.call('userSearch', { query: { search } })).ok.map(({ _id }) => _id)
}

test('a broker lists their clients, an agent the referred, staff everybody, newest first', async () => {
  expect(await listed(broker)).toEqual([rosa, ivan])
  expect(await listed(agent)).toEqual([rosa])
  expect(await listed(staff)).toEqual([stranger, rosa, ivan, staff.id, agent.id, broker.id])
})

test('a page of people has its part and the number of all', async () => {
  const { ok } = await staff.browser.call('userList', { query: { page: 2, limit: 2 } })
  expect(ok).toMatchObject({ page: 2, limit: 2, total: 6, items: [{ _id: ivan }, { _id: staff.id }] })
  expect(await listed(staff, { page: 4, limit: 2 })).toEqual([])
})

test.each([
  ['the beginning of a name, in any case', 'щёГОЛ'],
  ['name and surname in any order', 'Щёголев Иван'],
  ['a phone as people write it', '8 (916) 123-45-01'],
  ['the beginning of a phone', '8 916 12'],
  ['the beginning of a phone without its country', '(916) 12'],
  ['the end of a phone', '45-01'],
])('people are found by %s', async (_what, search) => {
  expect(await found(broker, search)).toEqual([ivan])
  expect(await listed(broker, { search })).toEqual([ivan])
})

test('people are found by company and by email, and never beyond those whom one looks after', async () => {
  expect(await found(agent, 'букет')).toEqual([rosa])
  const { email } = await readAsStaff(stranger)
  expect(await found(staff, email.slice(0, 20))).toEqual([stranger])
  expect(await found(broker, email)).toEqual([])
  expect((await broker.browser.call('userList', { query: { search: email } })).ok.total).toBe(0)
})

test.each(['%%', '__', String.raw`\\`, '&!', "':*", 'голев'])(
  'the text %s begins nothing and is no pattern',
  async (search) => {
    expect(await found(staff, search)).toEqual([])
  },
)

test('a search finds twenty at the most', async () => {
  const crowded = await openTestShop()
  const admin = await addSignedIn(crowded, { role: 'ADMIN' })
  for (let number = 0; number < 22; number += 1) await addProfile(crowded, { company: 'Толпа' })
  expect(await found(admin, 'толпа')).toHaveLength(20)
  expect(await listed(admin, { search: 'толпа', limit: 100 })).toHaveLength(22)
})

test('a person reads themselves, the others are read by those who look after them', async () => {
  const { ok } = await broker.browser.call('userById', { params: { id: rosa } })
  expect(ok).toMatchObject({ view: 'client', _id: rosa, company: 'Салон «Букет»', orders: [] })
  const own = await broker.browser.call('userGet', { query: { _id: broker.id } })
  expect(own.ok).toMatchObject({ _id: broker.id, role: 'BROKER', balances: [] })
  for (const viewer of [broker, agent]) {
    const other = await viewer.browser.call('userById', { params: { id: stranger } })
    expect(other.refusal?.code).toBe('not-found')
    expect((await viewer.browser.call('userGet', { query: { _id: rosa } })).refusal?.code).toBe('not-found')
  }
})

test('an agent finds people by name and company, never by what an agent does not read', async () => {
  const { email, phone } = await readAsStaff(rosa)
  expect(await found(agent, 'роза букет')).toEqual([rosa])
  const hidden = { email, phone: phone === '' ? '916' : phone, domain: email.split('@')[1] as string }
  await shop.database.kysely
    .updateTable('people')
    .set({ phone: '79160009916' })
    .where('id', '=', rosa)
    .execute()
  for (const search of Object.values(hidden)) expect(await found(agent, search)).toEqual([])
  expect(await listed(agent, { search: '79160009916' })).toEqual([])
  expect(await listed(staff, { search: '79160009916' })).toEqual([rosa])
})

const percentages = {
  priceBp: 700,
  deliveryToWarehouseBp: 0,
  deliveryToRegionBp: 50,
  deliveryToCityBp: 5_000,
}

async function readAsStaff(id: string) {
  const { ok } = await staff.browser.call('userById', { params: { id } })
  if (ok.view !== 'staff') throw new Error('Staff read everything.')
  return ok
}

test('a broker sets the margin of a client, again and again', async () => {
  const set = (changes: object) =>
    broker.browser.call('userAddReferral', { body: { _id: ivan, margin: { ...percentages, ...changes } } })
  expect((await set({ priceBp: 1 })).ok).toMatchObject({ _id: ivan, margin: { priceBp: 1 } })
  expect((await set({})).ok).toMatchObject({ margin: percentages })
  expect(await readAsStaff(ivan)).toMatchObject({ margin: percentages, share: null })
  const kept = await shop.database.kysely.selectFrom('margins').select(['person_id', 'set_by']).execute()
  expect(kept).toEqual([{ person_id: ivan, set_by: broker.id }])
})

test('staff set margin and share of anybody, each apart; a broker not of others’ clients nor of themselves', async () => {
  const share = { ...percentages, priceBp: 1 }
  await staff.browser.call('userAddReferral', { body: { _id: stranger, margin: percentages } })
  await staff.browser.call('userAddReferral', { body: { _id: stranger, share } })
  expect(await readAsStaff(stranger)).toMatchObject({ margin: percentages, share })
  for (const _id of [agent.id, broker.id]) {
    const refused = await broker.browser.call('userAddReferral', { body: { _id, margin: percentages } })
    expect(refused.refusal?.code).toBe('not-found')
  }
})

test('a broker sets no share, not even of a client', async () => {
  const body = { _id: rosa, share: percentages, margin: percentages }
  expect((await broker.browser.call('userAddReferral', { body })).refusal?.code).toBe('not-permitted')
  expect(await readAsStaff(rosa)).toMatchObject({ margin: null, share: null })
})

test('more than half is no percentage, and neither is none at all', async () => {
  const body = { _id: ivan, margin: { ...percentages, priceBp: 5_001 } }
  expect((await broker.browser.call('userAddReferral', { body })).refusal?.code).toBe('validation-failed')
  const nothing = await broker.browser.call('userAddReferral', { body: { _id: ivan } })
  expect(nothing.refusal?.code).toBe('validation-failed')
})

test('a margin is shown by the example of a lot in the region of the client', async () => {
  await shop.database.kysely.updateTable('regions').set({ freight: 300 }).where('id', '=', 'kazan').execute()
  await shop.database.kysely.updateTable('people').set({ region: 'kazan' }).where('id', '=', rosa).execute()
  const example = async () => (await broker.browser.call('exampleLot', { params: { id: rosa } })).ok
  expect(await example()).toEqual({ lot: null, cityCost: 100_000 })
  await addCard(shop, { price: 9_000, freight: 1_000, regions: ['moscow'] })
  const { variety, plantation, lengthCm } = await addCard(shop, { price: 8_000, freight: 500 })
  const parts = { price: 8_000, deliveryToWarehouse: 500, deliveryToRegion: 300 }
  expect((await example()).lot).toEqual({ variety, plantation, lengthCm, parts })
  const foreign = await broker.browser.call('exampleLot', { params: { id: stranger } })
  expect(foreign.refusal?.code).toBe('not-found')
  const asAgent = await agent.browser.call('exampleLot', { params: { id: rosa } })
  expect(asAgent.refusal?.code).toBe('not-permitted')
})
