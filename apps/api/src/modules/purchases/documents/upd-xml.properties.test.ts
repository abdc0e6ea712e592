import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoSignatory, updTable } from '@flower-market/flower-domain'
import { readXmlTree, updXmlProblems } from '../../../testing/upd-xml-rules.ts'
import { updFileName, type UpdContent } from './upd-content.ts'
import { writeUpdXml } from './upd-xml.ts'

type Element = ReturnType<typeof readXmlTree>

function digits(length: number): fc.Arbitrary<string> {
  return fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))
}
const words = fc
  .array(fc.constantFrom('ООО', '«Роза»', 'ИП', 'Иванов', '&', '<Flora>', '"№ 1"', "O'Hara", 'Ğül', '🌹'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => all.join(' '))
const company = fc.record({ name: words, inn: digits(10), kpp: digits(9), address: words })
const proprietor = fc.record({
  name: fc.constantFrom('ИП Иванов Иван Иванович', 'ИП Ли Анна', 'Цой'),
  inn: digits(12),
  kpp: fc.constant(''),
  address: words,
})
const day = fc.constantFrom('2026-04-01', '2026-11-23', '2027-01-09')
const paper = fc.record({ number: fc.integer({ min: 1, max: 99_999 }), date: day })
const lines = fc.array(
  fc.record({
    code: fc.constantFrom('', 'lot-1'),
    name: words,
    price: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    country: fc.constantFrom('', 'ECU', 'KEN', 'NLD', 'RUS', 'TUR'),
  }),
  { minLength: 1, maxLength: 6 },
)
const contents = fc
  .record({
    number: fc.integer({ min: 1, max: 99_999 }),
    date: day,
    uuid: fc.uuid(),
    vatBp: fc.constantFrom(null, 500, 700, 1000, 2200),
    seller: fc.oneof(company, proprietor),
    signatory: fc.constantFrom(demoSignatory, { ...demoSignatory, patronymic: '' }),
    buyer: fc.oneof(company, proprietor),
    consigneeAddress: words,
    order: paper,
    payments: fc.array(paper, { maxLength: 2 }),
    advances: fc.array(
      paper.map(({ number, date }) => ({ number: `А-${number}`, date })),
      { maxLength: 2 },
    ),
    lines,
    delivery: fc.constantFrom(0, 100_000),
  })
  .map(({ lines: shipped, delivery, ...content }): UpdContent =>
    Object.assign(content, { table: updTable(shipped, { delivery, vatBp: content.vatBp }) }),
  )

function inside({ children }: Element, ...path: readonly string[]): Element {
  const [name, ...rest] = path
  const child = children.find((one) => one.name === name)
  if (child === undefined) throw new Error(`There is no ${name}.`)
  return rest.length === 0 ? child : inside(child, ...rest)
}
function kopecks(rubles: string | undefined): number {
  return Math.round(Number(rubles) * 100)
}
function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
function taxOf(element: Element): number {
  return element.children[0]?.name === 'БезНДС' ? 0 : kopecks(element.children[0]?.text)
}

test('whatever was shipped to whomever, the XML has the elements of the format, in its order, and nothing empty', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const tree = readXmlTree(writeUpdXml(content))
      expect(updXmlProblems(tree)).toEqual([])
      expect(tree.attributes).toMatchObject({ ИдФайл: updFileName(content), ВерсФорм: '5.03' })
      expect(updFileName(content)).toMatch(
        /^ON_NSCHFDOPPR_[^_]+_[^_]+_\d{8}_[0-9a-fA-F-]{36}(?:_[0-9A-Za-z]+){6}$/u,
      )
      const document = inside(tree, 'Документ')
      const special = inside(document, 'СвСчФакт').children.find(({ name }) => name === 'ДопСвФХЖ1')
      expect([document.attributes['КНД'], document.attributes['Функция']]).toEqual([
        '1115131',
        content.vatBp === null ? 'ДОП' : 'СЧФДОП',
      ])
      // An invoice alone says so, in five characters.
      expect(special?.attributes['СпОбстФСЧФДОП']?.length).toBe(content.vatBp === null ? undefined : 5)
      const kind = content.buyer.inn.length === 12 ? 'СвИП' : 'СвЮЛУч'
      expect(inside(document, 'СвСчФакт', 'СвПокуп', 'ИдСв').children[0]?.name).toBe(kind)
    }),
  )
})

test('a code of origin stands with its country, rows are counted, and their sums are the totals to the kopeck', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const table = inside(readXmlTree(writeUpdXml(content)), 'Документ', 'ТаблСчФакт')
      const rows = table.children.filter(({ name }) => name === 'СведТов')
      const total = inside(table, 'ВсегоОпл')
      expect(rows.map(({ attributes }) => attributes['НомСтр'])).toEqual(rows.map((_, at) => String(at + 1)))
      for (const row of rows) {
        const origin = row.children.find(({ name }) => name === 'СвДТ')?.attributes['КодПроисх']
        const country = inside(row, 'ДопСведТов').attributes['КрНаимСтрПр']
        expect(origin === undefined).toBe(country === undefined)
        expect(kopecks(row.attributes['СтТовБезНДС']) + taxOf(inside(row, 'СумНал'))).toBe(
          kopecks(row.attributes['СтТовУчНал']),
        )
      }
      const sumOf = (key: string): number => sum(rows.map(({ attributes }) => kopecks(attributes[key])))
      expect([
        kopecks(total.attributes['СтТовБезНДСВсего']),
        kopecks(total.attributes['СтТовУчНалВсего']),
        taxOf(inside(total, 'СумНалВсего')),
      ]).toEqual([
        sumOf('СтТовБезНДС'),
        sumOf('СтТовУчНал'),
        sum(rows.map((row) => taxOf(inside(row, 'СумНал')))),
      ])
      expect(kopecks(total.attributes['СтТовУчНалВсего'])).toBe(content.table.gross)
    }),
  )
})
