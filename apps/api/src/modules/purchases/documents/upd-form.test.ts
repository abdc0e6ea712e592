import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { readPdf } from '../../../testing/read-document.ts'
import { addAddress } from '../../../testing/test-addresses.ts'
import { addCard, addPerson, orderFor, signInAs } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { issueUpdsJob } from '../purchases-jobs.ts'

const requisites = {
  company: 'ООО «Розовый сад»',
  inn: '7700000009',
  kpp: '770001001',
  legal_address: '101000, Москва, Мясницкая ул., 1',
}
let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
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
  const id = await addPerson(shop, { money: { RUB: 100_000_000 } })
  await shop.database.kysely.updateTable('people').set(requisites).where('id', '=', id).execute()
  buyer = await signInAs(shop, id)
})

type Order = CallOutput<'purchaseGet'>
function move(_id: string, status: string, lines: readonly object[] = []) {
  const body = { _id, status, lines, reason: '' } as never
  return staff.browser.call('orderStatus', { body }, { key: randomUUID() })
}
async function place(changes: object = {}): Promise<Order> {
  const { total: _total, ...asked } = orderFor([await addCard(shop), 50])
  const order = { body: { ...asked, ...changes } }
  const { ok } = await buyer.call('purchaseCreate', order, { key: randomUUID() })
  for (const status of ['in_process', 'confirmed', 'assembled']) await move(ok._id, status)
  return ok
}
/** The shipments of an order whose documents are made. */
async function documentsOf({ _id: id }: Order) {
  await shop.app.jobs.send(shop.database.kysely, issueUpdsJob, {})
  await shop.app.jobs.runPending()
  return (await buyer.call('purchaseGet', { params: { id } })).ok.shipments
}
async function fileOf(id: string, kind: 'upd' | 'upd-xml'): Promise<File> {
  return (await buyer.call('shipmentDocument', { params: { id }, query: { kind, locale: 'ru' } })).ok
}
async function textOf(id: string): Promise<string> {
  return (await readPdf(await fileOf(id, 'upd'))).join(' ')
}
/** The names and the sums, in kopecks, of the rows of the XML. */
async function rowsOf(id: string) {
  const text = new TextDecoder('windows-1251').decode(await (await fileOf(id, 'upd-xml')).arrayBuffer())
  const root = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text)['Файл']
  return [root['Документ']['ТаблСчФакт']['СведТов']]
    .flat()
    .map((row) => [row['НаимТов'], Math.round(Number(row['СтТовУчНал']) * 100)])
}

test('the table has the columns of the form, in their order', async () => {
  const order = await place()
  await move(order._id, 'shipped')
  const [shipment] = await documentsOf(order)
  const titles = [
    'А Код товара',
    '1 №',
    '1а Наименование товара, работ, услуг',
    '1б Код вида',
    '2 Код ед.',
    '2а Ед.',
    '3 Кол-во',
    '4 Цена без налога',
    '5 Стоимость без налога',
    '6 Акциз',
    '7 Ставка',
    '8 Сумма налога',
    '9 Стоимость с налогом',
    '10 Код страны',
    '10а Страна',
    '11 № декларации на товары',
  ]
  // A title breaks within its column.
  const text = (await textOf(shipment!._id)).replaceAll(' ', '')
  expect(text).toContain(titles.join('').replaceAll(' ', ''))
})

test('the delivery is a line of the first document of an order, and of no other', async () => {
  await addAddress(buyer)
  const order = await place({ methodDelivery: 'delivery' })
  const [line] = order.lines as [Order['lines'][number]]
  expect(order.totals.delivery).toBeGreaterThan(0)
  await move(order._id, 'partially_shipped', [{ code: line.code, quantity: 25 }])
  await move(order._id, 'shipped')
  const shipments = await documentsOf(order)
  const flowers = ['Explorer, 60 см', 25 * line.price]
  expect(await Promise.all(shipments.map(({ _id }) => rowsOf(_id)))).toEqual([
    [flowers, ['Доставка', order.totals.delivery]],
    [flowers],
  ])
  const texts = await Promise.all(shipments.map(({ _id }) => textOf(_id)))
  expect(texts.map((text) => text.includes('Доставка'))).toEqual([true, false])
})

function later(seconds: number): Date {
  return new Date(testNow.getTime() + seconds * 1000)
}
/** The rate that the document of an order says. */
async function rateOf(order: Order): Promise<string | undefined> {
  const [shipment] = await documentsOf(order)
  return /без акциза (\d+%)/u.exec(await textOf(shipment!._id))?.[1]
}

test('a document has the rate of the day of its shipment, whenever it is made', async () => {
  await decideSetting(shop, 'vatBp', 1000, later(10))
  await decideSetting(shop, 'vatBp', 2200, later(30))
  const [first, second] = [await place(), await place()]
  await move(first._id, 'shipped')
  clock = later(20)
  await move(second._id, 'shipped')
  clock = later(40)
  expect([await rateOf(first), await rateOf(second)]).toEqual(['22%', '10%'])
})
