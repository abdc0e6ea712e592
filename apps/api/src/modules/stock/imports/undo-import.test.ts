import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBuyer, addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testDay, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { insertPicture } from '../../../platform/images/stored-pictures.ts'
import { storeRates } from '../../exchange/index.ts'
import { endOldUndos } from './undo-import.ts'

let now = testNow
let shop: TestShop & { close(): Promise<void> }
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => now })
  await addCard(shop)
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  const rates = { USD: 8_000_000_000n, EUR: 9_000_000_000n }
  await storeRates(shop.database.kysely, { date: '2026-11-21', rates }, testNow)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await waitUntil(testNow)
  await shop.database.kysely.deleteFrom('cards').execute()
  await shop.database.kysely.deleteFrom('files').execute()
})

const dayMs = 24 * 3_600_000

/** Uploads and applies a list of Alto Zafiro; answers its id. */
async function applyList(
  lines: readonly string[],
  query: Partial<CallInput<'stockImportCreate'>['query']> = {},
) {
  const asked = { plantationId: 'alto-zafiro', date: testDay, ...query } as const
  const body = Buffer.from(['Сорт;Длина;Цена;Стеблей', ...lines].join('\n'))
  const headers = { 'content-type': 'application/octet-stream' }
  const { _id: id } = (await staff.browser.call('stockImportCreate', { query: asked, body }, { headers })).ok
  const input = { params: { id }, body: { version: 0 } }
  const { ok } = await staff.browser.call('stockImportApply', input, { key: randomUUID() })
  expect(ok.status).toBe('applied')
  return id
}
function undo(id: string) {
  return staff.browser.call('stockImportUndo', { params: { id }, body: {} }, { key: randomUUID() })
}
async function readList(id: string) {
  return (await staff.browser.call('stockImportGet', { params: { id } })).ok
}
/** Goes to a moment at which staff have a new token. */
async function waitUntil(moment: Date): Promise<void> {
  now = moment
  staff.browser.token = (await staff.browser.call('authentication')).ok.token
}
function lotsOfDay() {
  return shop.database.kysely.selectFrom('cards').selectAll().orderBy('length_cm').orderBy('code').execute()
}

function addPhoto(): Promise<string> {
  const bytes = Buffer.from('a picture')
  return shop.database.kysely
    .transaction()
    .execute((trx) => insertPicture(trx, { personId: staff.id, purpose: 'lot-photo', bytes }))
}
async function setPhotos(code: string, photos: string[]): Promise<void> {
  await shop.database.kysely.updateTable('cards').set({ photos }).where('code', '=', code).execute()
}
async function photosLeft() {
  const files = await shop.database.kysely.selectFrom('files').select('id').orderBy('id').execute()
  return files.map(({ id }) => id)
}

test('all lots are as before, with their ids, regions, freight and currency; the new one is gone', async () => {
  await addCard(shop, { freight: 1_900, price: 9_000, stemsAvailable: 500 })
  await addCard(shop, { lengthCm: 70 })
  await applyList(['Explorer;80;1,50;300'], { currency: 'USD', isWhole: false })
  const before = await lotsOfDay()
  const id = await applyList(['Explorer;60;1,75;475', 'Explorer;80;1,60;300', 'Explorer;90;2;100'], {
    currency: 'USD',
  })
  expect((await lotsOfDay()).map(({ length_cm: length }) => length)).toEqual([60, 80, 90])
  expect((await undo(id)).ok).toMatchObject({ status: 'undone', kept: 0 })
  const places = (lots: typeof before) => lots.map((lot) => ({ ...lot, place: null }))
  expect(places(await lotsOfDay())).toEqual(places(before))
})

test('a lot that comes back has its photographs, those that are still there', async () => {
  const lot = await addCard(shop, { lengthCm: 70 })
  const other = await addCard(shop, { lengthCm: 90 })
  const [kept, gone, only] = await Promise.all([addPhoto(), addPhoto(), addPhoto()])
  await setPhotos(lot.code, [kept, gone])
  await setPhotos(other.code, [only])
  const id = await applyList(['Explorer;60;95;475'])
  expect(await photosLeft()).toEqual([kept, gone, only].toSorted())
  await shop.database.kysely.deleteFrom('files').where('id', 'in', [gone, only]).execute()
  await undo(id)
  expect((await lotsOfDay()).map(({ photos }) => photos)).toEqual([[kept], null])
})

test('photographs of withdrawn lots are deleted once their list can no longer be undone', async () => {
  const lot = await addCard(shop, { lengthCm: 70 })
  const onSale = await addCard(shop, { lengthCm: 80, deliveryDate: '2026-11-24' })
  const [withdrawn, shown] = await Promise.all([addPhoto(), addPhoto()])
  await setPhotos(lot.code, [withdrawn])
  await setPhotos(onSale.code, [shown])
  await applyList(['Explorer;60;95;475'])
  await endOldUndos(shop.database, new Date(testNow.getTime() + dayMs - 1))
  expect(await photosLeft()).toEqual([withdrawn, shown].toSorted())
  await endOldUndos(shop.database, new Date(testNow.getTime() + dayMs))
  expect(await photosLeft()).toEqual([shown])
  const job = { name: 'stock.prune-photos', cron: '55 1 * * *' }
  expect(await shop.app.jobs.scheduled()).toContainEqual(job)
})

test('photographs of a list that a later one supersedes are deleted at once', async () => {
  const lot = await addCard(shop, { lengthCm: 70 })
  await setPhotos(lot.code, [await addPhoto()])
  await applyList(['Explorer;60;95;475'])
  await applyList(['Explorer;60;96;475'], { date: '2026-11-24' })
  expect(await photosLeft()).toHaveLength(1)
  await applyList(['Explorer;60;96;475'])
  expect(await photosLeft()).toEqual([])
})

test('photographs of lots that are on sale again stay', async () => {
  const lot = await addCard(shop, { lengthCm: 70 })
  await setPhotos(lot.code, [await addPhoto()])
  await undo(await applyList(['Explorer;60;95;475']))
  await endOldUndos(shop.database, new Date(testNow.getTime() + 2 * dayMs))
  await applyList(['Explorer;60;95;475', 'Explorer;70;130;250'])
  expect(await photosLeft()).toHaveLength(1)
})

test('photographs of a lot that is withdrawn by hand, or by undoing, go at once', async () => {
  await addCard(shop)
  const lot = await addCard(shop, { lengthCm: 70 })
  await setPhotos(lot.code, [await addPhoto()])
  expect((await staff.browser.call('lotWithdraw', { params: { code: lot.code } })).status).toBe(200)
  expect(await photosLeft()).toEqual([])
  const id = await applyList(['Explorer;60;95;475', 'Explorer;80;130;250'])
  const added = (await lotsOfDay()).find(({ length_cm: length }) => length === 80)
  await setPhotos(added?.code ?? '', [await addPhoto()])
  await undo(id)
  expect(await photosLeft()).toEqual([])
})

test('what was sold since stays sold', async () => {
  const lot = await addCard(shop, { price: 9_000, stemsAvailable: 500 })
  const id = await applyList(['Explorer;60;90;800', 'Explorer;80;130;250'])
  const buyer = await addBuyer(shop)
  const body = orderFor([lot, 100])
  expect((await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).status).toBe(200)
  expect((await undo(id)).ok.kept).toBe(0)
  expect(await lotsOfDay()).toMatchObject([{ code: lot.code, stems_available: 400 }])
})

test('of more sold than there was before nothing is left', async () => {
  const lot = await addCard(shop, { price: 9_000, stemsAvailable: 50 })
  const id = await applyList(['Explorer;60;90;800'])
  const buyer = await addBuyer(shop)
  await buyer.call('purchaseCreate', { body: orderFor([lot, 100]) }, { key: randomUUID() })
  await undo(id)
  expect(await lotsOfDay()).toMatchObject([{ code: lot.code, stems_available: 0 }])
})

test('a list is undone within a day, and not after a later one of its day was applied', async () => {
  await addCard(shop)
  const first = await applyList(['Explorer;60;95;475'])
  const otherDay = await applyList(['Explorer;60;95;475'], { date: '2026-11-24' })
  const second = await applyList(['Explorer;60;96;475'])
  expect((await undo(first)).refusal?.code).toBe('import-closed')
  expect((await readList(first)).undoUntil).toBeNull()
  expect((await readList(second)).undoUntil).toBe(new Date(testNow.getTime() + dayMs).toISOString())
  await waitUntil(new Date(testNow.getTime() + dayMs))
  expect((await undo(second)).refusal?.code).toBe('import-closed')
  await waitUntil(new Date(testNow.getTime() + dayMs - 1))
  expect((await undo(otherDay)).ok.status).toBe('undone')
  expect((await undo(second)).ok.status).toBe('undone')
  expect((await undo(second)).refusal?.code).toBe('import-closed')
})

test('only what a list has done is undone', async () => {
  await addCard(shop, { lengthCm: 70 })
  await applyList(['Explorer;60;95;475'], { isWhole: false })
  const second = await applyList(['Explorer;80;130;250'], { isWhole: false })
  await undo(second)
  expect((await lotsOfDay()).map(({ length_cm: length }) => length)).toEqual([60, 70])
})

test('what staff undo is in the audit log', async () => {
  await addCard(shop, { plantationId: 'campo', plantation: 'Campo Nube' })
  const id = await applyList(['Explorer;60;95;475', 'Explorer;80;130;250'], { plantationId: 'campo' })
  await undo(id)
  const query = { action: 'lots-changed', limit: 1 } as const
  const [entry] = (await staff.browser.call('auditList', { query })).ok.items
  expect(entry).toMatchObject({ subject: { kind: 'plantation', _id: 'campo' } })
  expect(entry?.changes.map(({ field, after }) => [field, after]).toSorted()).toEqual([
    ['added', 0],
    ['changed', 1],
    ['source', 'file'],
    ['withdrawn', 1],
  ])
})

test('in the database a list is undone within its time alone, and nothing else of it changes', async () => {
  await addCard(shop)
  const id = await applyList(['Explorer;60;95;475'])
  const change = (changes: object) =>
    shop.database.kysely.updateTable('stock_imports').set(changes).where('id', '=', id).execute()
  const refused = /applied, discarded or undone once/u
  await expect(change({ status: 'undone', file_name: 'another.csv' })).rejects.toThrow(refused)
  await expect(change({ undo_until: new Date(testNow.getTime() + 2 * dayMs) })).rejects.toThrow(refused)
  await expect(change({ status: 'discarded' })).rejects.toThrow(refused)
  await change({ undo_until: null })
  await expect(change({ status: 'undone' })).rejects.toThrow(refused)
})
