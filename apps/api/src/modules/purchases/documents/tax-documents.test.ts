import { randomUUID } from 'node:crypto'
import type { CallOutput, TaxDocumentKind } from '@flower-market/api-client/contract'
import { unzipSync } from 'fflate'
import { demoRequisites, demoSignatory } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { readPdf } from '../../../testing/read-document.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { issueUpdsJob } from '../purchases-jobs.ts'

const requisites = {
  company: 'ООО «Розовый сад»',
  inn: '7700000009',
  kpp: '770001001',
  legal_address: '101000, Москва, Мясницкая ул., 1',
}
let shop: TestShop & { close(): Promise<void> }
let buyer: TestPerson
let staff: TestPerson
let clock = testNow
beforeAll(async () => {
  shop = await openShop({ now: () => clock })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  await decideSetting(shop, 'vatBp', 2200)
})
afterAll(() => shop.close())
beforeEach(async () => {
  clock = testNow
  buyer = await addSignedIn(shop, requisites)
})

async function runJobs(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, issueUpdsJob, {})
  await shop.app.jobs.runPending()
}
async function topUp(amount: number): Promise<CallOutput<'transactionGet'>> {
  const body = { kind: 'top-up', paymentMethod: 'CHECK', amount } as const
  const { _id: id } = (await buyer.browser.call('transactionCreate', { body }, { key: randomUUID() })).ok
  const confirmed = { params: { id }, body: { amount } }
  await staff.browser.call('transactionConfirm', confirmed, { key: randomUUID() })
  return (await buyer.browser.call('transactionGet', { params: { id } })).ok
}
type Order = CallOutput<'purchaseGet'>
async function place(quantity = 100, lots = 1): Promise<Order> {
  const cards = await Promise.all(Array.from({ length: lots }, () => addCard(shop)))
  const body = orderFor(...cards.map((card) => [card, quantity] as const))
  return (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
}
async function move(_id: string, status: string, lines: readonly object[] = [], reason = '') {
  const body = { _id, status, lines, reason } as never
  return (await staff.browser.call('orderStatus', { body }, { key: randomUUID() })).ok
}
async function ship(order: Order): Promise<void> {
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped']) await move(order._id, status)
}
async function documents(kind?: TaxDocumentKind) {
  const { items } = (await buyer.browser.call('documentList', { query: {} })).ok
  return kind === undefined ? items : items.filter((one) => one.kind === kind)
}
async function textOf({ _id: id, kind }: { readonly _id: string; readonly kind: TaxDocumentKind }) {
  const { ok: file } = await buyer.browser.call('documentFile', { params: { id }, query: { kind } })
  return (await readPdf(file)).join(' ')
}
async function read(id: string): Promise<Order> {
  return (await buyer.browser.call('purchaseGet', { params: { id } })).ok
}
function rubles(kopecks: number): string {
  const text = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }).format(kopecks / 100)
  return text.replaceAll(/\s/gu, ' ')
}
/** What line 5б of a document says. */
function named(upd: string): string | undefined {
  return /5б Авансовый счёт-фактура (.*?) 6 Покупатель/u.exec(upd)?.[1]
}
/** Claims stems of the first line, which staff accept. */
async function claim(order: Order, quantity: number): Promise<void> {
  const [line] = order.lines
  const bunches = [{ box: 1, bunch: 1, quantity }]
  const body = { orderId: order._id, code: line!.code, reason: 'broken', comment: '', bunches } as const
  const made = (await buyer.browser.call('claimCreate', { body }, { key: randomUUID() })).ok
  const decision = { _id: made._id, accepted: quantity, reason: '' }
  await staff.browser.call('claimDecide', { body: decision }, { key: randomUUID() })
}

function later(minutes: number): Date {
  return new Date(testNow.getTime() + minutes * 60_000)
}

test('a top-up in rubles has an invoice for the advance: its number, the payment, the calculated rate, the tax', async () => {
  const { number } = await topUp(12_200_000)
  await runJobs()
  const [invoice] = await documents()
  expect(invoice).toMatchObject({
    kind: 'advance-invoice',
    amount: 12_200_000,
    order: null,
    payment: { number },
  })
  const text = await textOf(invoice!)
  for (const words of [
    `Счёт-фактура на аванс № ${invoice!.number} от`,
    'ООО «Розовый сад»',
    '7700000009 / 770001001',
    `5 К платёжно-расчётному документу № ${number} от`,
    'Предварительная оплата (аванс)',
    '22/122',
    '22 000,00',
    '122 000,00',
  ]) {
    expect(text).toContain(words)
  }
})

test('advance invoices are made once, without gaps, and wait for what the profile lacks', async () => {
  await buyer.browser.call('userUpdate', { body: { legalAddress: '' } })
  await topUp(100_000)
  await topUp(200_000)
  await runJobs()
  expect(await documents()).toEqual([])
  await buyer.browser.call('userUpdate', { body: { legalAddress: 'Москва, 1' } })
  await Promise.all([runJobs(), runJobs()])
  const numbers = (await documents()).map(({ number }) => Number(number.slice(2))).toSorted((a, b) => a - b)
  expect(numbers).toHaveLength(2)
  expect(numbers[1]).toBe(numbers[0]! + 1)
})

test('documents are signed by who signs on their day', async () => {
  await decideSetting(shop, 'signatory', { ...demoSignatory, surname: 'Новикова' }, later(1))
  await decideSetting(shop, 'signatory', demoSignatory, later(3))
  await topUp(12_200_000)
  await ship(await place())
  clock = later(2)
  await ship(await place())
  await runJobs()
  const texts = await Promise.all((await documents()).map(textOf))
  const signed = texts.map((text) => /лица _+ (\S+ А\. С\.)/u.exec(text)?.[1])
  expect(signed.toSorted()).toEqual(['Новикова А. С.', 'Новикова А. С.', 'Примерова А. С.'])
})

test('documents wait until somebody signs them', async () => {
  const usual = { shop, staff }
  const unsigned = await openShop({ now: () => clock, config: { hasDemo: false } })
  onTestFinished(async () => {
    ;({ shop, staff } = usual)
    await unsigned.close()
  })
  shop = unsigned
  await decideSetting(shop, 'requisites', demoRequisites)
  await decideSetting(shop, 'vatBp', 2200)
  await shop.database.kysely
    .updateTable('regions')
    .set({ pickup_address_ru: 'Москва', pickup_address_en: 'Moscow' })
    .set({ pickup_hours_ru: 'ежедневно', pickup_hours_en: 'daily' })
    .where('id', '=', 'moscow')
    .execute()
  staff = await addSignedIn(shop, { role: 'ADMIN' })
  buyer = await addSignedIn(shop, requisites)
  await topUp(12_200_000)
  await ship(await place())
  await runJobs()
  expect(await documents()).toEqual([])
  await decideSetting(shop, 'signatory', demoSignatory)
  await runJobs()
  expect((await documents()).map(({ kind }) => kind).toSorted()).toEqual(['advance-invoice', 'upd'])
})

test('without value-added tax, and for money that pays an order at once, there is no advance invoice', async () => {
  await decideSetting(shop, 'vatBp', null)
  await topUp(100_000)
  await decideSetting(shop, 'vatBp', 2200)
  const card = await addCard(shop)
  const body = { ...orderFor([card, 25]), paymentMethod: 'CASH' } as const
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  const paying = { id: order._id, paymentMethod: 'CHECK' } as const
  const { _id: id } = (await buyer.browser.call('orderPayment', { body: paying }, { key: randomUUID() })).ok
  const confirmed = { params: { id }, body: { amount: order.sum } }
  await staff.browser.call('transactionConfirm', confirmed, { key: randomUUID() })
  await runJobs()
  expect(await documents('advance-invoice')).toEqual([])
})

test('a shipment names the invoices of the advances that paid for it, the oldest first, and no more than they were', async () => {
  await topUp(500_000)
  clock = new Date(testNow.getTime() + 60_000)
  await topUp(20_000_000)
  clock = new Date(testNow.getTime() + 120_000)
  const [first, second] = [await place(), await place()]
  // Of shipments of one moment nobody says which document is made first.
  for (const order of [first, second]) {
    await ship(order)
    await runJobs()
  }
  const advances = (await documents('advance-invoice')).toSorted((a, b) => a.amount - b.amount)
  const textOfOrder = async ({ _id }: Order) =>
    textOf((await documents('upd')).find(({ order }) => order?._id === _id)!)
  const [small, large] = advances.map(
    ({ number, date }) => `№ ${number} от ${date.split('-').toReversed().join('.')}`,
  )
  expect(named(await textOfOrder(first))).toBe(`${small}; ${large}`)
  // The first order has taken all of the small one.
  expect(named(await textOfOrder(second))).toBe(large)
  const { shipments } = await read(second._id)
  const asked = { params: { id: shipments[0]!._id }, query: { kind: 'upd-xml', locale: 'ru' } } as const
  const { ok: xml } = await buyer.browser.call('shipmentDocument', asked)
  expect(new TextDecoder('windows-1251').decode(await xml.arrayBuffer())).toContain(
    `<ТекстИнф Идентиф="Авансовый счет-фактура (5б)" Значен="${large}"`,
  )
  const { taken } = await shop.database.kysely
    .selectFrom('advance_offsets')
    .innerJoin('advances', 'advances.payment_id', 'advance_offsets.payment_id')
    .select((eb) => eb.fn.sum<bigint>('advance_offsets.amount').as('taken'))
    .where('person_id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  expect(Number(taken)).toBe(first.sum + second.sum)
})

test('an accepted claim corrects the document of its shipment: before, after, and what is less', async () => {
  await topUp(20_000_000)
  const order = await place(100)
  await ship(order)
  await move(order._id, 'delivered')
  await runJobs()
  expect(await documents('correction')).toEqual([])
  await claim(order, 10)
  await runJobs()
  const [correction] = await documents('correction')
  const [{ price }] = order.lines as [Order['lines'][0]]
  expect(correction).toMatchObject({ amount: -10 * price, order: { _id: order._id } })
  const [upd] = await documents('upd')
  const text = await textOf(correction!)
  for (const words of [
    `Универсальный корректировочный документ № ${correction!.number} от`,
    `к счёту-фактуре (УПД) № ${upd!.number} от`,
    'А (до изменения) 796 шт 100',
    'Б (после изменения) 796 шт 90',
    'Всего уменьшение (сумма строк Г)',
    rubles(10 * price),
    'Изменение количества отгруженных товаров',
  ]) {
    expect(text).toContain(words)
  }
  const { shipments, totals } = await read(order._id)
  expect(shipments[0]!.corrections).toEqual([{ _id: correction!._id, number: correction!.number }])
  expect(upd!.amount + correction!.amount).toBe(totals.total)
  await runJobs()
  expect(await documents('correction')).toHaveLength(1)
  const query = { ids: order._id, locale: 'ru' } as const
  const { ok: zip } = await buyer.browser.call('orderDocuments', { query })
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  expect(names.filter((name) => name.includes('УКД'))).toHaveLength(1)
})

test('documents and corrections together are what the order costs: delivered short, claimed, returned', async () => {
  await topUp(40_000_000)
  const order = await place(100, 2)
  const [line, other] = order.lines as [Order['lines'][0], Order['lines'][0]]
  for (const status of ['in_process', 'confirmed', 'assembled']) await move(order._id, status)
  await move(order._id, 'partially_shipped', [{ code: line.code, quantity: 50 }])
  await move(order._id, 'shipped')
  await runJobs()
  const sum = async () =>
    (await documents()).reduce((total, one) => total + (one.order === null ? 0 : one.amount), 0)
  expect(await sum()).toBe((await read(order._id)).totals.total)
  await move(order._id, 'delivered', [{ code: other.code, quantity: 75 }], 'Недовложение')
  await runJobs()
  expect(await sum()).toBe((await read(order._id)).totals.total)
  expect(await textOf((await documents('correction'))[0]!)).toContain('Недовложение')
  await move(order._id, 'return', [], 'Ботритис')
  await runJobs()
  const { totals } = await read(order._id)
  expect([await sum(), totals.total]).toEqual([totals.delivery, totals.delivery])
  const numbers = (await documents('correction')).map(({ number }) => Number(number.slice(2)))
  expect(Math.max(...numbers) - Math.min(...numbers)).toBe(numbers.length - 1)
})

test('a document of somebody else is not found, and staff read it', async () => {
  await topUp(100_000)
  await runJobs()
  const [invoice] = await documents()
  const stranger = await addSignedIn(shop, {})
  const asked = { params: { id: invoice!._id }, query: { kind: 'advance-invoice' } } as const
  expect((await stranger.browser.call('documentFile', asked)).status).toBe(404)
  expect((await staff.browser.call('documentFile', asked)).status).toBe(200)
  expect((await stranger.browser.call('documentList', { query: {} })).ok.items).toEqual([])
  const wrongKind = { ...asked, query: { kind: 'upd' } } as const
  expect((await buyer.browser.call('documentFile', wrongKind)).status).toBe(404)
})
