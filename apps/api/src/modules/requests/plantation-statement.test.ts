import { randomUUID } from 'node:crypto'
import { demoContacts } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactionsOf } from '../../platform/events/events.ts'
import { decideSetting } from '../../testing/decide-setting.ts'
import { readPdf, readXlsx } from '../../testing/read-document.ts'
import { addCard, addPerson, orderFor, signInAs } from '../../testing/test-people.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { addApproved, addRates, addRepresented, begin, quoteTo } from '../../testing/test-transfers.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { purchasesService } from '../purchases/purchases.service.ts'
import { plantationStatementService } from './plantation-statement.service.ts'

type Farm = Awaited<ReturnType<typeof addRepresented>>

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
let staff: Visitor
let farm: Farm
const phone = '79991234567'
/** What a buyer pays above the plantation's price, kopecks a stem. */
const freight = 700
beforeAll(async () => {
  shop = await openShop({ now: () => testNow })
  await addRates(shop)
  staff = (await addSignedIn(shop, { role: 'ADMIN' })).browser
  const person = { email: `${randomUUID()}@buyers.example`, money: { RUB: 100_000_000 } }
  const id = await addPerson(shop, person)
  const { database } = shop
  await database.kysely
    .updateTable('people')
    .set({ company: 'Букетная', phone })
    .where('id', '=', id)
    .execute()
  buyer = await signInAs(shop, id)
  farm = await addRepresented(shop)
  await trade(farm)
})
afterAll(() => shop.close())

/** A delivered order of 250 stems, ten of which were claimed, and two payments, the first of them accepted. */
async function trade({ plantation, browser }: Farm): Promise<void> {
  const lot = { availability: 'toOrder', deliveryDate: '2026-12-03', soldBy: 'box' } as const
  const cutoffAt = '2026-11-26T17:00:00.000Z'
  const card = await addCard(shop, {
    ...lot,
    freight,
    cutoffAt,
    plantationId: plantation,
    plantation: 'Polderglans',
  })
  const body = orderFor([{ ...card, price: card.price + freight }, 250])
  const [items = []] = Object.values(body.purchase)
  const order = { ...body, purchase: { '2026-12-03': items }, paymentMethod: 'BALANCE' } as const
  const { _id } = (await buyer.call('plantationPurchaseCreate', { body: order }, { key: randomUUID() })).ok
  const purchases = purchasesService(shop.database, () => testNow, transactionsOf(shop.database))
  for (const to of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const) {
    await purchases.move({ id: _id, to })
  }
  const claimed = {
    orderId: _id,
    code: card.code,
    reason: 'broken' as const,
    bunches: [{ box: 1, bunch: 1, quantity: 10 }],
  }
  const claim = (await buyer.call('claimCreate', { body: claimed }, { key: randomUUID() })).ok
  const decision = { _id: claim._id, accepted: 10 }
  expect((await staff.call('claimDecide', { body: decision }, { key: randomUUID() })).ok.status).toBe(
    'accepted',
  )
  const recipient = await addApproved(shop, browser, plantation)
  for (const isAccepted of [true, false]) {
    const id = (await begin(buyer, (await quoteTo(buyer, recipient))._id)).ok._id
    expect((await staff.call('transactionSend', { params: { id } }, { key: randomUUID() })).ok.status).toBe(
      'SENDED',
    )
    if (!isAccepted) continue
    await browser.call('transactionStatusAccept', { params: { id } }, { key: randomUUID() })
  }
}

async function ownPrice(): Promise<number> {
  const { plantation_price: price } = await shop.database.kysely
    .selectFrom('purchase_lines')
    .select('plantation_price')
    .where('plantation_id', '=', farm.plantation)
    .executeTakeFirstOrThrow()
  return price
}

test('a plantation reads its shipments, accepted claims and payments, in its own prices', async () => {
  const price = await ownPrice()
  const { plantation, items, sums } = (await farm.browser.call('plantationStatement')).ok
  expect(plantation).toMatch(/^Polderglans/u)
  expect(
    items.map(({ kind, stems, amount, currency, payment }) => [
      kind,
      stems,
      amount,
      currency,
      payment?.status,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['shipment', 250, 250 * price, 'RUB', undefined],
      ['claim', 10, 10 * price, 'RUB', undefined],
      ['payment', null, 10_000, 'EUR', 'CONFIRMED'],
      ['payment', null, 10_000, 'EUR', 'SENDED'],
    ]),
  )
  expect(items).toHaveLength(4)
  expect(sums).toEqual(
    expect.arrayContaining([
      { currency: 'RUB', shipped: 250 * price, claimed: 10 * price, accepted: 0, sent: 0 },
      { currency: 'EUR', shipped: 0, claimed: 0, accepted: 10_000, sent: 10_000 },
    ]),
  )
})

test('it says of a buyer company and city, never phone, balance or price with margin', async () => {
  const answer = JSON.stringify((await farm.browser.call('plantationStatement')).ok)
  const { price, plantation_price: own } = await shop.database.kysely
    .selectFrom('purchase_lines')
    .select(['price', 'plantation_price'])
    .where('plantation_id', '=', farm.plantation)
    .executeTakeFirstOrThrow()
  expect(price).toBe(own + freight)
  expect(answer).toContain('Букетная')
  for (const hidden of [phone, String(250 * price), '@buyers.example']) {
    expect(answer).not.toContain(hidden)
  }
})

test('days outside of the period are left out, in Moscow', async () => {
  const before = { from: '2026-01-01', to: '2026-11-20' } as const
  expect((await farm.browser.call('plantationStatement', { query: before })).ok.items).toEqual([])
  const day = { from: '2026-11-21', to: '2026-11-21' } as const
  expect((await farm.browser.call('plantationStatement', { query: day })).ok.items).toHaveLength(4)
})

test('another plantation finds nothing of it, and whoever represents none no statement', async () => {
  const other = await addRepresented(shop)
  expect((await other.browser.call('plantationStatement')).ok.items).toEqual([])
  const { browser } = await addSignedIn(shop, { role: 'RECIPIENT' })
  expect((await browser.call('plantationStatement')).refusal?.code).toBe('not-found')
  expect((await buyer.call('plantationStatement')).refusal?.code).toBe('not-permitted')
  const file = { format: 'csv', locale: 'en' } as const
  expect((await buyer.call('plantationStatementFile', { query: file })).refusal?.code).toBe('not-permitted')
})

async function fileOf(format: 'pdf' | 'xlsx' | 'csv', locale: 'ru' | 'en'): Promise<File> {
  return (await farm.browser.call('plantationStatementFile', { query: { format, locale } })).ok
}

test('the file opens as PDF, XLSX and CSV and says the same', async () => {
  const pdf = await readPdf(await fileOf('pdf', 'ru'))
  expect(JSON.stringify(pdf)).toMatch(/Выписка плантации/u)
  const rows = JSON.stringify(await readXlsx(await fileOf('xlsx', 'en')))
  expect(rows).toMatch(/Shipment, order \d+/u)
  expect(rows).toMatch(/Payments on the way/u)
  const csv = await (await fileOf('csv', 'ru')).text()
  expect(csv).toMatch(/Претензия, заказ \d+/u)
  expect(csv).not.toContain(phone)
})

test('the last line of a page names the operator as the settings do', async () => {
  await decideSetting(shop, 'contacts', {
    ...demoContacts,
    name: { ru: 'Другие цветы', en: 'Other Flowers' },
  })
  expect((await readPdf(await fileOf('pdf', 'ru'))).join(' ')).toContain('Другие цветы · Сформировано ')
})

test('a statement of too many entries is refused', async () => {
  const { database } = shop
  const limits = { take: async () => ({ giveBack: async () => {} }), forgetEnded: async () => {} }
  const service = plantationStatementService({ database, limits, now: () => testNow }, 3)
  const person = { personId: farm.id, role: 'RECIPIENT', plantationId: farm.plantation } as SignedIn
  await expect(service.read(person, {})).rejects.toMatchObject({ code: 'statement-too-long' })
})
