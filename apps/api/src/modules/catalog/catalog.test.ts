import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({})
  buyer = await addBuyer(shop)
})
afterAll(() => shop.close())

test('a list that has not changed is 304, and one stem less is a new answer', async () => {
  const { code } = await addCard(shop, { stemsAvailable: 100 })
  const query = { date: testDay } as const
  const first = await buyer.call('catalogCards', { query })
  const etag = String(first.raw.headers.etag)
  const again = await buyer.call('catalogCards', { query }, { headers: { 'if-none-match': etag } })
  expect([again.status, again.raw.body]).toEqual([304, ''])
  await shop.database.kysely
    .updateTable('cards')
    .set({ stems_available: 99 })
    .where('code', '=', code)
    .execute()
  const changed = await buyer.call('catalogCards', { query }, { headers: { 'if-none-match': etag } })
  expect(changed.ok.cards.find((card) => card.code === code)?.stemsAvailable).toBe(99)
})

test('a list travels compressed to whoever can read that', async () => {
  await Promise.all(Array.from({ length: 20 }, () => addCard(shop)))
  const url = `/api/catalog/cards?date=${testDay}`
  const plain = await buyer.send({ url })
  const packed = await buyer.send({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: plain.headers.etag,
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  const headers = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) }
  expect((await buyer.send({ url, headers })).statusCode).toBe(304)
})

test('lists are private and asked for anew each time', async () => {
  const { raw } = await buyer.call('filterList')
  expect(raw.headers['cache-control']).toBe('private, no-cache')
})

test('the seven coming delivery days are open, without Sundays and without what is past its cut-off', async () => {
  const { dates } = (await buyer.call('filterList')).ok
  expect(dates.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
  ])
  expect(dates[0]).toMatchObject({ cutoffAt: '2026-11-22T13:00:00.000Z', isOpen: true })
})

test('what is counted is what is in stock on the open days', async () => {
  const before = (await buyer.call('filterList')).ok
  await addCard(shop, {
    type: 'hypericum',
    variety: 'Coco Uno',
    lengthCm: 55,
    plantationId: 'new',
    plantation: 'New',
  })
  await addCard(shop, { type: 'eucalyptus', availability: 'toOrder' })
  await addCard(shop, { type: 'eucalyptus', deliveryDate: '2026-11-21' })
  const after = (await buyer.call('filterList')).ok
  expect(before.types.some(({ type }) => type === 'hypericum')).toBe(false)
  expect(after.types).toContainEqual({ type: 'hypericum', cards: 1 })
  expect(after.types.some(({ type }) => type === 'eucalyptus')).toBe(false)
  expect(after.plantations).toContainEqual({ _id: 'new', name: 'New', country: 'ECU', cards: 1 })
  expect(after.name).toContain('Coco Uno')
  expect(after.lengths).toContain(55)
})

test('a day is asked for by its date, which has to exist', async () => {
  const answer = await buyer.send({ url: '/api/catalog/cards?date=2026-02-30' })
  expect(answer.json()).toMatchObject({ code: 'validation-failed', details: { issues: [{ path: 'date' }] } })
})

test('a day of year 0, which the database does not know, is no day', async () => {
  const answer = await buyer.send({ url: '/api/catalog/cards?date=0000-01-01' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation-failed'])
})

test('a lot that is not sold in the region is in no list and in no count of it', async () => {
  const day = '2026-11-27'
  const [here, both] = [
    await addCard(shop, { deliveryDate: day, regions: ['moscow'], type: 'pistache', variety: 'Nuvola' }),
    await addCard(shop, { deliveryDate: day, regions: ['moscow', 'kazan'] }),
  ]
  const { browser: other } = await addSignedIn(shop, { region: 'kazan' })
  const codesOf = async (visitor: Visitor) => {
    const { cards } = (await visitor.call('catalogCards', { query: { date: day } })).ok
    const first = (await visitor.call('catalogFirstCards', { query: { date: day } })).ok
    const { dates, types } = (await visitor.call('filterList')).ok
    return {
      cards: cards.map(({ code }) => code).toSorted(),
      first: [first.total, first.cards.length],
      day: dates.find(({ date }) => date === day)?.cards,
      hasType: types.some(({ type }) => type === 'pistache'),
      days: (await visitor.call('catalogDays')).ok.dates.find(({ date }) => date === day)?.cards,
    }
  }
  const all = [here.code, both.code].toSorted()
  expect(await codesOf(buyer)).toEqual({ cards: all, first: [2, 2], day: 2, hasType: true, days: 2 })
  expect(await codesOf(other)).toEqual({
    cards: [both.code],
    first: [1, 1],
    day: 1,
    hasType: false,
    days: 1,
  })
})

test("the days on sale are those of the region, with the region's cut-offs", async () => {
  const set = { delivery_weekdays: [2, 5], cutoff_minutes: 600, time_zone: 'Asia/Yekaterinburg' }
  await shop.database.kysely.updateTable('regions').set(set).where('id', '=', 'nizhny-novgorod').execute()
  const { browser } = await addSignedIn(shop, { region: 'nizhny-novgorod' })
  const { dates } = (await browser.call('catalogDays')).ok
  expect(dates.map(({ date, cutoffAt }) => [date, cutoffAt])).toEqual([
    ['2026-11-24', '2026-11-23T05:00:00.000Z'],
    ['2026-11-27', '2026-11-26T05:00:00.000Z'],
  ])
  expect((await browser.call('catalogFirstCards')).ok.date).toBe('2026-11-24')
})

test('an answer that is kept is of one region and one margin: another of either is answered anew', async () => {
  const { code } = await addCard(shop, { price: 10_000, freight: 1_000 })
  await shop.database.kysely.updateTable('regions').set({ freight: 250 }).where('id', '=', 'kazan').execute()
  const { id, browser } = await addSignedIn(shop)
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const query = { date: testDay } as const
  let etag = 'none'
  const priceNow = async () => {
    const answer = await browser.call('catalogCards', { query }, { headers: { 'if-none-match': etag } })
    if (answer.status === 304) return 'unchanged'
    etag = String(answer.raw.headers.etag)
    return answer.ok.cards.find((card) => card.code === code)?.price
  }
  expect([await priceNow(), await priceNow()]).toEqual([11_000, 'unchanged'])
  await browser.call('userRegion', { body: { region: 'kazan' } })
  expect([await priceNow(), await priceNow()]).toEqual([11_250, 'unchanged'])
  const margin = { priceBp: 1_000, deliveryToWarehouseBp: 500, deliveryToRegionBp: 200, deliveryToCityBp: 0 }
  await staff.browser.call('userAddReferral', { body: { _id: id, margin } })
  expect([await priceNow(), await priceNow()]).toEqual([11_000 + 1_050 + 255, 'unchanged'])
})

test('nothing that a price is made of reaches a buyer', async () => {
  const card = await addCard(shop, { price: 7_321, freight: 1_234, regions: ['moscow'] })
  const items = [{ code: card.code, price: 8_555, quantity: 25 }]
  const answers = [
    await buyer.call('catalogCards', { query: { date: testDay } }),
    await buyer.call('catalogFirstCards', { query: { date: testDay } }),
    await buyer.call('checkCart', { body: { [testDay]: items } }),
  ]
  for (const { raw } of answers) {
    expect(raw.body).toMatch(/:8555\b/u)
    expect(raw.body).not.toMatch(/[:,[](?:7321|1234)\b|freight|plantationPrice|regions/u)
  }
})
