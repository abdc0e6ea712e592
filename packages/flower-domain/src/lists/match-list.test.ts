import { describe, expect, it } from 'vitest'
import type { Color, FlowerCard, FlowerType } from '../catalog/flower-card.ts'
import { redRoses } from '../catalog/flower-card.arbitrary.ts'
import { buildSearchIndex } from '../catalog/search-index.ts'
import { linesOfTable } from './lines-of-table.ts'
import { recognizeColumns } from './list-columns.ts'
import { matchList } from './match-line.ts'
import type { ListMatch } from './match-line.ts'
import { splitTable } from './split-table.ts'

type Row = readonly [
  variety: string,
  type: FlowerType,
  color: Color,
  lengths: readonly number[],
  bunch: number,
]

const rows: readonly Row[] = [
  ['Explorer', 'roses', 'red', [40, 50, 60, 70], 25],
  ['Freedom', 'roses', 'red', [50, 60, 70], 25],
  ['Mondial', 'roses', 'cream', [50, 60, 70], 25],
  ['Pink Mondial', 'roses', 'pink', [50, 60], 25],
  ['Playa Blanca', 'roses', 'white', [50, 60], 25],
  ['Athena', 'roses', 'white', [40, 50, 60], 20],
  ['Hot Explorer', 'roses', 'hotPink', [40, 50], 25],
  ['Cool Water', 'roses', 'lavender', [50, 60], 25],
  ['Deep Purple', 'roses', 'bicolor', [50, 60], 25],
  ['Shimmer', 'roses', 'peach', [50, 60], 25],
  ['High & Magic', 'roses', 'orange', [50], 25],
  ['Rhodos', 'roses', 'red', [40, 50], 20],
  ['Fireworks', 'sprayRoses', 'orange', [50, 60], 10],
  ['Mirabel', 'sprayRoses', 'pink', [50], 10],
  ['Snowflake', 'sprayRoses', 'white', [50], 10],
  ['Tiger', 'alstroemeria', 'yellow', [60, 70], 10],
  ['Virginia', 'alstroemeria', 'white', [70], 10],
  ['Xlence', 'gypsophila', 'white', [60, 70], 10],
  ['Baltica White', 'chrysanthemum', 'white', [60], 10],
  ['Baltica Yellow', 'chrysanthemum', 'yellow', [60], 10],
  ['Komachi', 'carnations', 'pink', [40], 25],
  ['Don Pedro', 'carnations', 'red', [50, 60], 25],
  ['Prado Mint', 'carnations', 'green', [50], 20],
  ['Parvifolia', 'eucalyptus', 'green', [60], 10],
  ['Magical Red', 'hypericum', 'red', [50], 10],
  ['Lentiscus', 'pistache', 'green', [40], 10],
]

const cards = rows.flatMap(([variety, type, color, lengths, stemsPerBunch], row) =>
  lengths.map((lengthCm): FlowerCard => ({
    ...redRoses,
    code: `${variety} ${lengthCm}`,
    variety,
    type,
    color,
    lengthCm,
    stemsPerBunch,
    stemsPerBox: stemsPerBunch * 10,
    soldBy: 'bunch',
    price: 10_000 + row * 150 + lengthCm * 10,
    stemsAvailable: 2_000,
  })),
)
const index = buildSearchIndex(cards)

function matched(text: string, kind: 'message' | 'csv' = 'message'): ListMatch[] {
  const table = splitTable(text, kind)
  return matchList(index, linesOfTable(table, recognizeColumns(table)).lines)
}

function shown({ status, question, candidates: [first] }: ListMatch): string {
  if (status === 'unknown') return 'unknown'
  const lot = first === undefined ? 'nothing' : `${first.card.code} × ${first.quantity}`
  return status === 'found' ? lot : `${question}: ${lot}`
}

function one(text: string): string {
  return matched(text).map(shown).join(' | ')
}

describe('lines as florists write them', () => {
  it.each([
    ['Explorer 60 — 100', 'Explorer 60 × 100'],
    ['эксплорер 70 50шт', 'Explorer 70 × 50'],
    ['Мондиаль 50 / 75', 'Mondial 50 × 75'],
    ['пинк мондиал 50 2 пачки', 'Pink Mondial 50 × 50'],
    ['Cool water 50 100', 'Cool Water 50 × 100'],
    ['хот эксплорер 40 50', 'Hot Explorer 40 × 50'],
    ['Афина 50 см 60', 'Athena 50 × 60'],
    ['Deep Purple 60 - 25', 'Deep Purple 60 × 25'],
    ['шиммер 50 50', 'Shimmer 50 × 50'],
    ['High Magic 50 ×25', 'High & Magic 50 × 25'],
    ['Freedom 60 200шт', 'Freedom 60 × 200'],
    ['плайя бланка 50 50', 'Playa Blanca 50 × 50'],
    ['Fireworks 50 куст 60', 'Fireworks 50 × 60'],
    ['Мирабель куст. 40', 'Mirabel 50 × 40'],
    ['куст белая 50 — 30', 'Snowflake 50 × 30'],
    ['Тигр 60 60', 'Tiger 60 × 60'],
    ['альстр. вирджиния 70 30', 'Virginia 70 × 30'],
    ['гипса иксленс 70 20', 'Xlence 70 × 20'],
    ['хриз балтика желтая 60 30', 'Baltica Yellow 60 × 30'],
    ['Балтика бел. 60 30', 'Baltica White 60 × 30'],
    ['гвоздика комачи 40 100', 'Komachi 40 × 100'],
    ['Дон Педро 50 100', 'Don Pedro 50 × 100'],
    ['гвозд. зеленая 60', 'Prado Mint 50 × 60'],
    ['Parvifolia 60 2 п', 'Parvifolia 60 × 20'],
    ['гиперикум красн 40', 'Magical Red 50 × 40'],
    ['фисташка 10', 'Lentiscus 40 × 10'],
    ['родос 50 20', 'Rhodos 50 × 20'],
    ['Rhodos 40 40', 'Rhodos 40 × 40'],
    ['Freedon 60 100', 'Freedom 60 × 100'],
    ['12. Explorer 50 150 шт', 'Explorer 50 × 150'],
    ['[22.11.2026, 10:15] Анна: Explorer 60 100', 'Explorer 60 × 100'],
    ['Explorer 60 4x25', 'Explorer 60 × 100'],
    ['Explorer 60 cm, 2 boxes', 'Explorer 60 × 500'],
    ['100 шт Explorer 60', 'Explorer 60 × 100'],
    ['Explorer 60 см пачка', 'Explorer 60 × 25'],
    ['Explorer 60 по 145,50 руб 1\u00A0000', 'Explorer 60 × 1000'],
    ['роза эксплорер эквадор 60 см 100 стеблей, пожалуйста', 'Explorer 60 × 100'],
    ['hjpf akjhtyw', 'unknown'],
  ])('%s', (text, lot) => {
    expect(one(text)).toBe(lot)
  })
})

describe('what is doubtful asks', () => {
  it.each([
    ['роза бел 60 — 100', /^variety: (?:Playa Blanca|Athena) 60 × 100$/u],
    ['роза белая 50 — 100', /^variety: (?:Playa Blanca|Athena) 50 × 100$/u],
    ['гвозд. фиолетовая 50 100', /^unsure: (?:Don Pedro|Prado Mint) 50 × 100$/u],
    ['High Magic 65 25', /^length: High & Magic 50 × 25$/u],
    ['Freedom стандарт 65 100', /^unsure: Freedom (?:60|70) × 100$/u],
    ['Freedom 65 100', /^length: Freedom (?:60|70) × 100$/u],
    ['Freedom 100 шт', /^length: Freedom 50 × 100$/u],
    ['эвкалипт 5', /^unit: Parvifolia 60 × 50$/u],
    ['Explorer 60', /^quantity: Explorer 60 × 25$/u],
    ['Explorer 60 фаленопсис 100', /^unsure: Explorer 60 × 100$/u],
    ['белый Explorer 60 100', /^unsure: Explorer 60 × 100$/u],
    ['Explorer 50-60 100', /^unsure: Explorer 50 × 100$/u],
  ])('%s', (text, question) => {
    expect(one(text)).toMatch(question)
  })

  it.each([
    'лента атлас 2шт',
    'Добрый день!',
    'Нужно на четверг:',
    '+7 903 000-00-00',
    'пион сара бернар 40',
  ])('%s is no flower of the day, and stays in the list', (text) => {
    expect(one(text)).toMatch(/^unknown$|^unsure/u)
  })

  it('offers replacements for what is sold out', () => {
    const soldOut = cards.map((card) => (card.code === 'Freedom 60' ? { ...card, stemsAvailable: 0 } : card))
    const table = splitTable('Freedom 60 100', 'message')
    const [match] = matchList(buildSearchIndex(soldOut), linesOfTable(table, recognizeColumns(table)).lines)
    expect(match?.question).toBe('sold-out')
    expect(match?.candidates.map(({ card }) => card.code)).toContain('Freedom 50')
  })
})

describe('quantities', () => {
  it('snap to whole packs and say so', () => {
    const [match] = matched('Тигр 60 55')
    expect(match?.candidates[0]).toMatchObject({ requested: 55, quantity: 60, changed: 'rounded-up' })
  })

  it('ask before a box is taken instead of a bunch', () => {
    const boxed = cards.map((card) => ({ ...card, soldBy: 'box' as const }))
    const table = splitTable('Explorer 60 25', 'message')
    const [match] = matchList(buildSearchIndex(boxed), linesOfTable(table, recognizeColumns(table)).lines)
    expect(match).toMatchObject({ status: 'asked', question: 'quantity' })
  })

  it('take no more than there is and say so', () => {
    const [match] = matched('Explorer 60 3000')
    expect(match?.candidates[0]).toMatchObject({ quantity: 2_000, changed: 'limited-by-stock' })
  })
})

describe('a flower of several plantations', () => {
  const twice = [
    { ...(cards[0] as FlowerCard), code: 'dear', lengthCm: 60, price: 20_000 },
    { ...(cards[0] as FlowerCard), code: 'few', lengthCm: 60, price: 9_000, stemsAvailable: 25 },
    { ...(cards[0] as FlowerCard), code: 'cheap', lengthCm: 60, price: 12_000 },
  ]
  it('is a lot in bunches where boxes would be far more', () => {
    const boxed = { ...(twice[2] as FlowerCard), code: 'boxed', price: 8_000, soldBy: 'box' as const }
    const table = splitTable('Explorer 60 100', 'message')
    const [match] = matchList(
      buildSearchIndex([boxed, ...twice]),
      linesOfTable(table, recognizeColumns(table)).lines,
    )
    expect(match?.candidates[0]?.card.code).toBe('cheap')
  })

  it('is the cheapest lot that has enough; the others stay to choose from', () => {
    const table = splitTable('Explorer 60 100', 'message')
    const [match] = matchList(buildSearchIndex(twice), linesOfTable(table, recognizeColumns(table)).lines)
    expect(match?.status).toBe('found')
    expect(match?.candidates.map(({ card }) => card.code)).toEqual(['cheap', 'dear', 'few'])
  })
})

describe('tables', () => {
  it('are read by their headings, with titles above and rows without a quantity', () => {
    const text = [
      'Заявка салона\t\t\t\t',
      '№\tНаименование\tРостовка\tЦена, руб\tКол-во',
      '1\tРоза Explorer\t60\t145,50\t100',
      '2\tРоза Freedom\t60\t124\t',
      '3\tГвоздика Don Pedro\t50\t48\t4 пачки',
      '\t\t\t\t',
    ].join('\n')
    const table = splitTable(text, 'message')
    const columns = recognizeColumns(table)
    expect(columns).toEqual({
      firstRow: 2,
      columns: ['skip', 'words', 'length', 'price', 'quantity'],
      date: null,
    })
    const { lines, blankRows } = linesOfTable(table, columns)
    expect(blankRows).toBe(1)
    expect(matchList(index, lines).map(shown)).toEqual(['Explorer 60 × 100', 'Don Pedro 50 × 100'])
    expect(lines[0]).toMatchObject({ number: 3, price: 14_550 })
  })

  it('are read by their cells where they have no headings', () => {
    expect(matched('Explorer\t60\t100\nFreedom\t70\t50\nMondial\t50\t75').map(shown)).toEqual([
      'Explorer 60 × 100',
      'Freedom 70 × 50',
      'Mondial 50 × 75',
    ])
  })

  it('have quantities in bunches where the heading says so', () => {
    expect(matched('Сорт;Длина;Пачек\n"Explorer";60;4\n"Don Pedro";50;2', 'csv').map(shown)).toEqual([
      'Explorer 60 × 100',
      'Don Pedro 50 × 50',
    ])
  })

  it('keep separators and quotes inside of quoted cells', () => {
    expect(splitTable('a;b\n"x; ""y""";2', 'csv')).toEqual([
      ['a', 'b'],
      ['x; "y"', '2'],
    ])
  })

  it('are a price list of the shop when the heading of the codes says the day', () => {
    const table = splitTable(
      'Сорт;Длина, см;В пачке;Есть, шт;Цена;Заказ, шт;Код 2026-11-26\nx;60;25;100;1;25;Freedom 70',
      'csv',
    )
    const columns = recognizeColumns(table)
    expect(columns.date).toBe('2026-11-26')
    expect(columns.columns).toEqual(['words', 'length', 'skip', 'skip', 'price', 'quantity', 'code'])
  })

  it('match the code of a lot exactly, whatever else the row says', () => {
    expect(matched('Код;Сорт;Кол-во\nFreedom 70;Explorer;50\nx;y;1', 'csv').map(shown)).toEqual([
      'Freedom 70 × 50',
      'unknown',
    ])
  })
})

it('gives every line that is not empty a match', () => {
  const text = 'Explorer 60 100\n\n???\nнечто\n   \nFreedom'
  expect(matched(text).map(({ line }) => line.text)).toEqual(['Explorer 60 100', '???', 'нечто', 'Freedom'])
})
