import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard } from '../../testing/test-people.ts'
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
