import { randomUUID } from 'node:crypto'
import { maxArchivedOrders } from '@flower-market/api-client/contract'
import { XMLParser } from 'fast-xml-parser'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { readPdf } from '../../../testing/read-document.ts'
import { addCard, orderFor } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { transfer } from '../../ledger/index.ts'
import { openAccount } from '../../ledger/index.ts'
import { issueUpdsJob } from '../purchases-jobs.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: TestPerson
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => testNow })
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await addSignedIn(shop, {
    company: 'ООО «Розовый сад»',
    inn: '7700000009',
    kpp: '770001001',
    legal_address: '101000, Москва, Мясницкая ул., 1',
  })
  await shop.database.kysely.transaction().execute(async (trx) => {
    await openAccount(trx, { person: buyer.id }, 'RUB')
    const from = { system: 'funding' } as const
    await transfer(trx, {
      kind: 'top-up',
      from,
      to: { person: buyer.id },
      createdBy: null,
      amount: 100_000_000n,
      currency: 'RUB',
    })
  })
})

function move(_id: string, status: string, lines: readonly object[] = []) {
  const body = { _id, status, lines, reason: '' } as never
  return staff.browser.call('orderStatus', { body }, { key: randomUUID() })
}
async function place() {
  const cards = [await addCard(shop), await addCard(shop, { variety: 'Гипсофила', price: 15_050 })]
  const body = orderFor([cards[0]!, 100], [cards[1]!, 50])
  const order = (await buyer.browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  for (const status of ['in_process', 'confirmed', 'assembled']) await move(order._id, status)
  return order
}
async function runJobs(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, issueUpdsJob, {})
  await shop.app.jobs.runPending()
}
async function read(id: string) {
  return (await buyer.browser.call('purchaseGet', { params: { id } })).ok
}
function download(id: string, kind: 'upd' | 'upd-xml' | 'packing-list') {
  return buyer.browser.call('shipmentDocument', { params: { id }, query: { kind, locale: 'ru' } })
}
function toKopecks(rubles: string): number {
  return Math.round(Number(rubles) * 100)
}
async function xmlOf(id: string) {
  const { ok: file } = await download(id, 'upd-xml')
  const text = new TextDecoder('windows-1251').decode(await file.arrayBuffer())
  const tree = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false })
  return { file, text, root: tree.parse(text)['Файл'] }
}

test('the document says what was shipped in Cyrillic, with tax, totals and all lines, and agrees with the order', async () => {
  await decideSetting(shop, 'vatBp', 2200)
  const order = await place()
  await move(order._id, 'shipped')
  await runJobs()
  const { shipments, totals } = await read(order._id)
  const { number, year } = shipments[0]!.upd!
  const { ok: pdf } = await download(shipments[0]!._id, 'upd')
  expect(pdf.name).toBe(`УПД ${number} ${year}.pdf`)
  const text = (await readPdf(pdf)).join(' ')
  for (const words of [
    `Универсальный передаточный документ № ${number}`,
    'ООО «Розовый сад»',
    '7700000009 / 770001001',
    '101000, Москва, Мясницкая ул., 1',
    'Explorer, 60 см',
    'Гипсофила, 60 см',
    `5а Документ об отгрузке Универсальный передаточный документ, № п/п 1–2, № ${number} от 21.11.2026 5б Авансовый счёт-фактура —`,
    '218',
    'Эквадор',
    'без акциза',
    '22%',
    'Всего к оплате (9)',
    ...[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((field) => `[${field}] `),
    new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 })
      .format(totals.total / 100)
      .replaceAll(/\s/gu, ' '),
  ]) {
    expect(text).toContain(words)
  }
})

test('the XML follows the rules of the format', async () => {
  await decideSetting(shop, 'vatBp', 2200)
  const order = await place()
  await move(order._id, 'shipped')
  await runJobs()
  const { shipments, totals } = await read(order._id)
  const { file, text, root } = await xmlOf(shipments[0]!._id)
  expect(text).toContain('<?xml version="1.0" encoding="windows-1251"?>')
  expect(file.name).toBe(`${root['ИдФайл']}.xml`)
  expect(root['ИдФайл']).toMatch(/^ON_NSCHFDOPPR_[^_]+_[^_]+_\d{8}_[0-9a-fA-F-]{36}(?:_[0-9A-Za-z]+){6}$/u)
  expect(root['ВерсФорм']).toBe('5.03')
  const document = root['Документ']
  expect([document['КНД'], document['Функция']]).toEqual(['1115131', 'СЧФДОП'])
  const head = document['СвСчФакт']
  expect(head['ДопСвФХЖ1']['СпОбстФСЧФДОП']).toHaveLength(5)
  for (const party of ['СвПрод', 'СвПокуп', 'ГрузПолуч']) {
    expect(head[party]['Адрес']['АдрИнф']['АдрТекст']).not.toBe('')
  }
  expect(head['СвПокуп']['ИдСв']['СвЮЛУч']).toMatchObject({ ИННЮЛ: '7700000009', КПП: '770001001' })
  const table = document['ТаблСчФакт']
  for (const row of table['СведТов']) {
    expect(row['НаимЕдИзм']).not.toBe('')
    expect(Number(row['КолТов'])).toBeGreaterThan(0)
    expect([row['СвДТ']['КодПроисх'], row['ДопСведТов']['КрНаимСтрПр']]).toEqual(['218', 'Эквадор'])
    expect(toKopecks(row['СтТовБезНДС']) + toKopecks(row['СумНал']['СумНал'])).toBe(
      toKopecks(row['СтТовУчНал']),
    )
  }
  expect(toKopecks(table['ВсегоОпл']['СтТовУчНалВсего'])).toBe(totals.total)
})

test('each shipment has one document, made once, and their numbers have no gap', async () => {
  const order = await place()
  const [{ code }] = order.lines as [(typeof order.lines)[number]]
  await move(order._id, 'partially_shipped', [{ code, quantity: 50 }])
  await move(order._id, 'shipped')
  await Promise.all([runJobs(), runJobs()])
  const { shipments, totals } = await read(order._id)
  // Two jobs make them at once: which is first is not decided.
  const numbers = shipments.map(({ upd }) => upd!.number).toSorted((left, right) => left - right)
  expect(numbers).toEqual([numbers[0], numbers[0]! + 1])
  const sums = await Promise.all(
    shipments.map(async ({ _id }) =>
      Number((await xmlOf(_id)).root['Документ']['ТаблСчФакт']['ВсегоОпл']['СтТовУчНалВсего']),
    ),
  )
  expect(Math.round(sums.reduce((sum, one) => sum + one, 0) * 100)).toBe(totals.total)
  const before = await (await download(shipments[0]!._id, 'upd')).ok.arrayBuffer()
  await buyer.browser.call('userUpdate', { body: { company: 'Другое название' } })
  await runJobs()
  const after = await (await download(shipments[0]!._id, 'upd')).ok.arrayBuffer()
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true)
})

async function numberOf(id: string): Promise<number | undefined> {
  return (await read(id)).shipments[0]!.upd?.number
}

test('a document that fails after its number was drawn leaves no gap: the next one has that number', async () => {
  const { kysely } = shop.database
  const [first, failing] = [await place(), await place()]
  await move(first._id, 'shipped')
  await runJobs()
  await sql`CREATE FUNCTION refuse_upd() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no document can be kept'; END $$`.execute(kysely)
  await sql`CREATE TRIGGER refuse_upd BEFORE INSERT ON upds FOR EACH ROW EXECUTE FUNCTION refuse_upd()`.execute(
    kysely,
  )
  await move(failing._id, 'shipped')
  await runJobs().catch(() => null)
  await sql`DROP FUNCTION refuse_upd CASCADE`.execute(kysely)
  expect(await numberOf(failing._id)).toBeUndefined()
  await runJobs()
  expect(await numberOf(failing._id)).toBe((await numberOf(first._id))! + 1)
})

test('what is missing is told, and the document is made once it is there', async () => {
  await buyer.browser.call('userUpdate', { body: { kpp: '', legalAddress: '' } })
  const order = await place()
  await move(order._id, 'shipped')
  await runJobs()
  const before = await read(order._id)
  expect([before.missingRequisites, before.shipments[0]!.upd]).toEqual([['kpp', 'legalAddress'], null])
  expect((await download(before.shipments[0]!._id, 'upd')).status).toBe(404)
  await buyer.browser.call('userUpdate', { body: { kpp: '770001001', legalAddress: 'Москва, 1' } })
  await runJobs()
  expect((await read(order._id)).shipments[0]!.upd).not.toBeNull()
})

test('the packing list names the order, its part and what is in the boxes', async () => {
  const order = await place()
  await move(order._id, 'shipped')
  const [shipment] = (await read(order._id)).shipments
  const text = (await readPdf((await download(shipment!._id, 'packing-list')).ok)).join(' ')
  expect(text).toContain(`Упаковочный лист № ${order.number}-1`)
  expect(text).toContain('Explorer, 60 см')
})

function movePoint(address: string) {
  const { kysely } = shop.database
  const moved = kysely.updateTable('regions').set({ pickup_address_ru: address })
  return moved.where('id', '=', 'moscow').execute()
}

test('what is picked up goes to the point that the order named, also where the point has moved since', async () => {
  await movePoint('196084, Санкт-Петербург, Цветочная ул., 16')
  const order = await place()
  await movePoint('101000, Москва, Другая ул., 2')
  await move(order._id, 'shipped')
  await runJobs()
  const [shipment] = (await read(order._id)).shipments
  for (const kind of ['upd', 'packing-list'] as const) {
    const text = (await readPdf((await download(shipment!._id, kind)).ok)).join(' ')
    expect(text).toContain('196084, Санкт-Петербург, Цветочная ул., 16')
  }
})

function archive(...ids: readonly string[]) {
  return buyer.browser.call('orderDocuments', { query: { ids: ids.join(','), locale: 'ru' } })
}
async function documentsInList(id: string) {
  const { items } = (await buyer.browser.call('orderList', { query: {} })).ok
  return items.find(({ _id }) => _id === id)?.documents
}

function namesOf(order: { number: number }, made: readonly { number: number; year: number }[]) {
  return made.flatMap(({ number, year }, part) => [
    `Заказ ${order.number}/УПД ${number} ${year}.pdf`,
    expect.stringMatching(new RegExp(`^Заказ ${order.number}/ON_NSCHFDOPPR_.+\\.xml$`, 'u')),
    `Заказ ${order.number}/Упаковочный лист ${order.number}-${part + 1}.pdf`,
  ])
}

test('the documents of several orders are one archive with a folder for each', async () => {
  const orders = [await place(), await place()]
  const [first, second] = orders as [(typeof orders)[0], (typeof orders)[0]]
  await move(first._id, 'partially_shipped', [{ code: first.lines[0]!.code, quantity: 50 }])
  await move(first._id, 'shipped')
  await move(second._id, 'shipped')
  await runJobs()
  // Asked for twice, an order is in it once.
  const { ok: zip } = await archive(second._id, first._id, second._id)
  expect([zip.name, zip.type]).toEqual(['Документы.zip', 'application/zip'])
  const entries = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  const upds = [first, second].map(async ({ _id }) => (await read(_id)).shipments.map(({ upd }) => upd!))
  const [ofFirst, ofSecond] = (await Promise.all(upds)) as [{ number: number; year: number }[], []]
  expect(entries.map(([name]) => name)).toEqual([...namesOf(first, ofFirst), ...namesOf(second, ofSecond)])
  const kept = await (await download((await read(first._id)).shipments[0]!._id, 'upd')).ok.arrayBuffer()
  expect(Buffer.from(entries[0]![1]).equals(Buffer.from(kept))).toBe(true)
})

test('an archive is refused while one of its documents is not made', async () => {
  const [made, unmade] = [await place(), await place()]
  await move(made._id, 'shipped')
  await runJobs()
  expect([await documentsInList(made._id), await documentsInList(unmade._id)]).toEqual(['ready', 'none'])
  expect((await archive(made._id, unmade._id)).refusal?.code).toBe('documents-not-ready')
  // The document of the second waits for what the profile lacks.
  await buyer.browser.call('userUpdate', { body: { legalAddress: '' } })
  await move(unmade._id, 'shipped')
  await runJobs()
  expect(await documentsInList(unmade._id)).toBe('incomplete')
  expect((await archive(made._id, unmade._id)).refusal?.code).toBe('documents-not-ready')
  await buyer.browser.call('userUpdate', { body: { legalAddress: 'Москва, 1' } })
  expect(await documentsInList(unmade._id)).toBe('awaited')
  await runJobs()
  expect(await documentsInList(unmade._id)).toBe('ready')
  expect((await archive(made._id, unmade._id)).status).toBe(200)
})

test('an archive with an order of somebody else is refused as a whole, and so is one that is too long', async () => {
  const own = await place()
  await move(own._id, 'shipped')
  await runJobs()
  const stranger = await addSignedIn(shop, {})
  const query = { ids: own._id, locale: 'ru' } as const
  expect((await stranger.browser.call('orderDocuments', { query })).status).toBe(404)
  expect((await archive(own._id, randomUUID())).status).toBe(404)
  const many = Array.from({ length: maxArchivedOrders }, () => own._id)
  expect((await archive(...many)).status).toBe(200)
  expect((await archive(...many, own._id)).status).toBe(400)
})
