import { expect, test } from 'vitest'
import { readPdf, readXlsx } from '../../testing/read-document.ts'
import { emptyCell, moneyCell, textCell } from './document-cell.ts'
import type { TableDocument } from './table-document.ts'
import { writeTable } from './write-table.ts'

const at = new Date('2026-11-21T21:30:00Z')

function documentOf(changes: Partial<TableDocument> = {}): TableDocument {
  return {
    fileName: 'Выписка',
    locale: 'ru',
    title: 'Выписка по счёту',
    facts: [{ label: 'Владелец', value: textCell('ООО «Роза; и Ко»') }],
    columns: [
      { title: 'Дата', share: 20 },
      { title: 'Операция', share: 60 },
      { title: 'Сумма', share: 20, align: 'end' },
    ],
    rows: [
      [{ kind: 'moment', at }, textCell('Оплата "заказа"'), moneyCell(-123_456_750, 'RUB')],
      [{ kind: 'moment', at }, textCell('Пополнение'), emptyCell],
    ],
    totals: [{ label: 'Итого', value: moneyCell(-123_456_750, 'RUB') }],
    footer: 'ГК «Цветочный рынок»',
    at,
    ...changes,
  }
}

const formulas = ['=1+1', '+7 999', '-2', '@SUM(A1)', '\tx', '=HYPERLINK("http://evil.example";"x")']

test('a PDF is read back with its Cyrillic letters, amounts and page numbers', async () => {
  const file = await writeTable(documentOf(), 'pdf')
  expect([file.name, file.type]).toEqual(['Выписка.pdf', 'application/pdf'])
  const [page = '', ...others] = await readPdf(file)
  for (const text of [
    'Выписка по счёту',
    'Владелец ООО «Роза; и Ко»',
    '22.11.2026, 00:30 Оплата "заказа" −1 234 567,50',
    'Итого −1 234 567,50',
    'ГК «Цветочный рынок»',
    'Страница 1 из 1',
  ]) {
    expect(page).toContain(text)
  }
  expect(others).toEqual([])
})

test('a long table goes on over pages, each with the head of the table and its number, no row lost', async () => {
  const rows = Array.from({ length: 150 }, (_, place) => [
    { kind: 'moment', at } as const,
    textCell(`Операция №${place + 1}`),
    moneyCell(place, 'RUB'),
  ])
  const pages = await readPdf(await writeTable(documentOf({ rows }), 'pdf'))
  expect(pages.length).toBeGreaterThan(2)
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Страница ${place + 1} из ${pages.length}`)
    expect(page).toContain('Дата Операция Сумма')
  }
  const read = pages.join(' ').match(/Операция №\d+/gu) ?? []
  expect(read).toEqual(rows.map((_, place) => `Операция №${place + 1}`))
})

test('the same document is written to the same bytes', async () => {
  const [first, second] = await Promise.all([
    writeTable(documentOf(), 'pdf').then((file) => file.bytes()),
    writeTable(documentOf(), 'pdf').then((file) => file.bytes()),
  ])
  expect(Buffer.from(first).equals(second)).toBe(true)
})

test('a workbook holds amounts as numbers and moments as dates, by the clocks of Moscow', async () => {
  const cells = await readXlsx(await writeTable(documentOf(), 'xlsx'))
  expect(cells).toEqual([
    ['Выписка по счёту', null, null],
    ['Владелец', 'ООО «Роза; и Ко»', null],
    [null, null, null],
    ['Дата', 'Операция', 'Сумма'],
    [new Date('2026-11-22T00:30:00Z'), 'Оплата "заказа"', -1_234_567.5],
    [new Date('2026-11-22T00:30:00Z'), 'Пополнение', null],
    [null, null, null],
    ['Итого', -1_234_567.5, null],
  ])
})

test.each([
  ['ru', '2026-11-22 00:30;"Оплата ""заказа""";-1234567,50', 'Владелец;"ООО «Роза; и Ко»"'],
  ['en', '2026-11-22 00:30,"Оплата ""заказа""",-1234567.50', 'Владелец,ООО «Роза; и Ко»'],
] as const)('CSV in %s is separated as its spreadsheets expect', async (locale, row, fact) => {
  const file = await writeTable(documentOf({ locale }), 'csv')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const lines = bytes.toString('utf8').split('\r\n')
  expect(lines).toContain(row)
  expect(lines).toContain(fact)
})

test.each(formulas)('%j stays a text in a workbook and is no formula in CSV', async (text) => {
  const document = documentOf({ rows: [[emptyCell, textCell(text), emptyCell]] })
  expect((await readXlsx(await writeTable(document, 'xlsx')))[4]?.[1]).toBe(text)
  const csv = await (await writeTable(document, 'csv')).text()
  const [, cell = ''] = csv.split('\r\n')[4]!.split(/;(.*);/u)
  expect(cell.replace(/^"/u, '')).toMatch(/^'/u)
})
