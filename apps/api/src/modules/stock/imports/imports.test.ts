import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import type { IsoDate } from '@flower-market/flower-domain'
import writeXlsx from 'write-excel-file/node'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentAttempts } from '../../../platform/documents/document-attempts.ts'
import { addBuyer, addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testDay, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { storeRates } from '../../exchange/index.ts'

let shop: TestShop & { close(): Promise<void> }
let plantation: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  await addCard(shop)
  plantation = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
  await storeTestRates()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.kysely.deleteFrom('cards').execute()
})

async function storeTestRates() {
  const rates = { USD: 8_000_000_000n, EUR: 9_000_000_000n }
  await storeRates(shop.database.kysely, { date: '2026-11-21', rates }, testNow)
}
function csv(...lines: readonly string[]): Buffer {
  return Buffer.from(['Сорт;Длина;Цена;Стеблей', ...lines].join('\n'))
}

function upload(
  body: Buffer,
  query: Partial<CallInput<'stockImportCreate'>['query']> = {},
  { browser } = plantation,
) {
  const headers = { 'content-type': 'application/octet-stream' }
  return browser.call('stockImportCreate', { query: { date: testDay, ...query }, body }, { headers })
}
function apply(id: string, { browser } = plantation, { key = randomUUID(), version = 0 } = {}) {
  return browser.call('stockImportApply', { params: { id }, body: { version } }, { key })
}
function lotsOf() {
  return shop.database.kysely
    .selectFrom('cards')
    .select(['code', 'variety', 'length_cm', 'price', 'stems_available', 'freight', 'price_currency'])
    .orderBy('length_cm')
    .execute()
}

test('a list adds, changes and takes away in one go, and leaves alone what it does not name', async () => {
  const kept = await addCard(shop, { freight: 1_900 })
  const gone = await addCard(shop, { lengthCm: 70 })
  const otherDay = await addCard(shop, { deliveryDate: '2026-11-24' })
  const toOrder = await addCard(shop, { availability: 'toOrder' })
  const other = await addCard(shop, { plantationId: 'quinta', plantation: 'Quinta Lumbre' })
  const review = (await upload(csv('Explorer;60;95;475', 'Explorer;80;130;250'))).ok
  expect(review.counts).toMatchObject({ added: 1, changed: 1, withdrawn: 1 })
  expect(await lotsOf()).toHaveLength(5)
  expect((await apply(review._id)).ok.status).toBe('applied')
  const lots = await lotsOf()
  expect(lots.map(({ code }) => code)).not.toContain(gone.code)
  expect(lots).toMatchObject([
    { code: expect.stringMatching(`${kept.code}|${otherDay.code}|${toOrder.code}|${other.code}`) },
    {},
    {},
    {},
    { length_cm: 80, price: 13_000, stems_available: 250 },
  ])
  expect(lots.find(({ code }) => code === kept.code)).toMatchObject({
    price: 9_500,
    stems_available: 475,
    freight: 1_900,
  })
})

test('what is sold between review and application is not sold again: the list is reviewed anew', async () => {
  const card = await addCard(shop)
  const review = (await upload(csv('Explorer;60;100;1200'))).ok
  const buyer = await addBuyer(shop)
  await buyer.call('purchaseCreate', { body: orderFor([card, 100]) }, { key: randomUUID() })
  expect((await apply(review._id)).refusal?.code).toBe('import-changed')
  expect((await lotsOf())[0]?.stems_available).toBe(900)
  const again = (await plantation.browser.call('stockImportGet', { params: { id: review._id } })).ok
  expect(again.lines[0]).toMatchObject({ status: 'changed', before: { stemsAvailable: 900 } })
  expect((await apply(review._id, plantation, { version: again.version })).ok.status).toBe('applied')
  expect((await lotsOf())[0]?.stems_available).toBe(1200)
})

test('stems that are held for somebody are counted by the list, and are not sold beside it', async () => {
  const card = await addCard(shop, { stemsAvailable: 900 })
  const buyer = await addSignedIn(shop)
  const hold = { id: randomUUID(), person_id: buyer.id, delivery_date: testDay, status: 'held' } as const
  await shop.database.kysely
    .insertInto('holds')
    .values({ ...hold, amount: 0n, started_at: testNow, expires_at: new Date('2026-11-21T09:00:00Z') })
    .execute()
  await shop.database.kysely
    .insertInto('hold_lines')
    .values({ hold_id: hold.id, code: card.code, quantity: 100 })
    .execute()
  const same = (await upload(csv('Explorer;60;100;1000'))).ok
  expect(same.counts).toMatchObject({ unchanged: 1, changed: 0 })
  const { _id: id } = (await upload(csv('Explorer;60;100;1200'))).ok
  await apply(id)
  expect((await lotsOf())[0]?.stems_available).toBe(1100)
})

test('two lists at once do not both add a lot', async () => {
  await addCard(shop, { deliveryDate: '2026-11-24' })
  const [one, other] = [
    (await upload(csv('Explorer;70;120;500'))).ok,
    (await upload(csv('Explorer;70;125;500'))).ok,
  ]
  // Two people: the calls of one wait for each other anyway.
  const colleague = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
  const outcomes = await Promise.all([apply(one._id), apply(other._id, colleague)])
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'applied').toSorted()).toEqual([
    'applied',
    'import-changed',
  ])
  expect((await lotsOf()).filter(({ length_cm: lengthCm }) => lengthCm === 70)).toHaveLength(1)
})

test('the same list applied twice at once is applied once', async () => {
  await addCard(shop)
  const { _id: id } = (await upload(csv('Explorer;60;90;1000', 'Explorer;80;90;100'))).ok
  const outcomes = await Promise.all([apply(id), apply(id)])
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'applied').toSorted()).toEqual([
    'applied',
    'import-closed',
  ])
  expect(await lotsOf()).toHaveLength(2)
})

test('a list in dollars is kept in dollars, and sold in rubles', async () => {
  await addCard(shop)
  const { _id: id, lines, rate } = (await upload(csv('Explorer;60;1,50;1000'), { currency: 'USD' })).ok
  expect(rate).toEqual({ value: '80', date: '2026-11-21' })
  expect(lines[0]).toMatchObject({ asked: 150, after: { price: 12_000 } })
  await apply(id)
  expect(await lotsOf()).toMatchObject([{ price: 12_000, price_currency: 'USD' }])
})

test('a workbook is read like a text, whatever stands above its headings', async () => {
  await addCard(shop)
  const data = [
    [{ value: 'Alto Zafiro' }],
    [{ value: 'Variety' }, { value: 'Length' }, { value: 'Price' }, { value: 'Stems' }],
    [{ value: 'Explorer' }, { value: 60 }, { value: 95.5 }, { value: 500 }],
  ]
  const file = await writeXlsx([{ data, sheet: 'Prices' }]).toBuffer()
  const review = (await upload(file)).ok
  expect(review.lines).toMatchObject([{ number: 3, status: 'changed', after: { price: 9_550 } }])
})

test.each([
  ['an old workbook', () => Buffer.from([0xd0, 0xcf, ...Buffer.from(';1')]), 'price-file-not-recognized'],
  ['a broken workbook', () => Buffer.from([0x50, 0x4b, 3, 4, 0]), 'price-file-not-recognized'],
  [
    'a workbook that unpacks to more than any list',
    () => Buffer.from(zipSync({ 'xl/a.xml': new Uint8Array(21_000_000) })),
    'price-file-not-recognized',
  ],
  ['a message', () => Buffer.from('Здравствуйте!'), 'price-file-not-recognized'],
  ['bytes', () => Buffer.from('a;b\u0000;c\nd;e;f'), 'price-file-not-recognized'],
  ['more rows than any list', () => Buffer.from('a;1\n'.repeat(5_001)), 'price-file-too-long'],
])('%s is refused', async (_what, file, code) => {
  expect((await upload(file())).refusal?.code).toBe(code)
})

test("another plantation's list is not there", async () => {
  const { _id: id } = (await upload(csv('Explorer;60;95;500'))).ok
  const stranger = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'quinta' })
  const { browser } = stranger
  const params = { id }
  const refusals = [
    (await browser.call('stockImportGet', { params })).refusal,
    (await browser.call('stockImportChange', { params, body: { version: 0 } })).refusal,
    (await apply(id, stranger)).refusal,
    (await browser.call('stockImportDiscard', { params })).refusal,
    (await upload(csv('x;1'), { plantationId: 'alto-zafiro' }, stranger)).refusal,
  ]
  expect(refusals.map((refusal) => refusal?.code)).toEqual(Array.from({ length: 5 }, () => 'not-found'))
})

test("a plantation lists its own price lists, and not another's", async () => {
  await upload(csv('Explorer;60;95;500'))
  const { browser } = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'quinta' })
  expect((await browser.call('stockImportList', {})).ok.total).toBe(0)
  const asked = await browser.call('stockImportList', { query: { plantationId: 'alto-zafiro' } })
  expect(asked.refusal?.code).toBe('not-found')
})

test('a correction names as many columns as the file has, and the color of a new variety', async () => {
  const { _id: id } = (await upload(csv('Qwzx;60;95;500'))).ok
  const correct = async (body: object) => {
    const input = { params: { id }, body: { version: 0, ...body } }
    return (await plantation.browser.call('stockImportChange', input)).refusal?.details
  }
  expect(await correct({ columns: ['variety', 'length', 'price'] })).toMatchObject({
    issues: [{ path: 'columns' }],
  })
  const varieties = [{ words: 'Qwzx', type: 'roses', name: 'Qwzx' }]
  expect(await correct({ varieties })).toMatchObject({ issues: [{ path: 'varieties.0.color' }] })
  expect((await apply(id)).refusal?.code).toBe('import-has-questions')
})

test('a list in a currency waits until there is a rate for it', async () => {
  await shop.database.kysely.deleteFrom('rates').execute()
  const outcome = await upload(csv('Explorer;60;1,50;1000'), { currency: 'USD' })
  await storeTestRates()
  expect(outcome.refusal?.code).toBe('unavailable')
})

test('a person who uploads too many files has to wait', async () => {
  const busy = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
  const codes: (string | undefined)[] = []
  for (let turn = 0; turn <= documentAttempts.attempts; turn += 1) {
    codes.push((await upload(Buffer.from('x'), {}, busy)).refusal?.code)
  }
  expect(codes.slice(-2)).toEqual(['price-file-not-recognized', 'too-many-requests'])
})

test('of two corrections at once one is kept; the other, and an application of the review before it, are refused', async () => {
  await addCard(shop)
  const { _id: id, version } = (await upload(csv('Explorer;60;95;500', 'Explorer;80;130;250'))).ok
  const leaveOut = (row: number) =>
    plantation.browser.call('stockImportChange', { params: { id }, body: { version, skipped: [row] } })
  const outcomes = await Promise.all([leaveOut(2), leaveOut(3)])
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'kept').toSorted()).toEqual([
    'kept',
    'record-changed',
  ])
  expect((await apply(id, plantation, { version })).refusal?.code).toBe('record-changed')
  const seen = (await plantation.browser.call('stockImportGet', { params: { id } })).ok
  expect(seen.counts.skipped).toBe(1)
  expect((await apply(id, plantation, { version: seen.version })).ok.status).toBe('applied')
})

test('in the database an import is settled once', async () => {
  const { _id: id } = (await upload(csv('Explorer;60;95;500'))).ok
  await plantation.browser.call('stockImportDiscard', { params: { id } })
  const again = shop.database.kysely
    .updateTable('stock_imports')
    .set({ status: 'open', settled_at: null, settled_by: null })
    .where('id', '=', id)
    .execute()
  await expect(again).rejects.toThrow(/applied, discarded or undone once/u)
})

function inCart(...cards: readonly { code: string; price: number }[]) {
  const changedAt = testNow.toISOString()
  const date: IsoDate = testDay
  return cards.map(({ code, price }) => ({ date, code, price, quantity: 25, changedAt }))
}

test('staff learn how many carts an open list touches, a plantation does not', async () => {
  const dear = await addCard(shop)
  const gone = await addCard(shop, { lengthCm: 70 })
  const same = await addCard(shop, { lengthCm: 80, stemsAvailable: 250 })
  const [one, other] = [await addBuyer(shop), await addBuyer(shop)]
  await one.call('cartSync', { body: { changes: inCart(dear, gone, same) } })
  await other.call('cartSync', { body: { changes: inCart(gone, same) } })
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const { _id: id, carts, rate } = (await upload(csv('Explorer;60;120;500', 'Explorer;80;100;250'))).ok
  expect([carts, rate]).toEqual([null, null])
  const params = { id }
  expect((await staff.browser.call('stockImportGet', { params })).ok.carts).toEqual({ repriced: 1, lost: 2 })
  const skipped = await staff.browser.call('stockImportChange', {
    params,
    body: { version: 0, skipped: [2] },
  })
  expect(skipped.ok.carts).toEqual({ repriced: 0, lost: 2 })
  await apply(id, staff, { version: 1 })
  expect((await staff.browser.call('stockImportGet', { params })).ok.carts).toBeNull()
})
