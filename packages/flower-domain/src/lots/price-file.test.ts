import { describe, expect, it } from 'vitest'
import { splitTable } from '../lists/split-table.ts'
import { parseRate } from '../payments/exchange-quote.ts'
import { varietyKey, type KnownVariety } from './known-varieties.ts'
import type { LotFacts } from './lot.ts'
import { recognizePriceFile } from './price-file-columns.ts'
import { readPriceFile } from './read-price-file.ts'
import {
  importEffect,
  reviewPriceFile,
  type CurrentLot,
  type ImportLine,
  type PriceFileQuestion,
} from './review-price-file.ts'

const known: readonly KnownVariety[] = [
  { type: 'roses', name: 'Explorer', color: 'red', tint: '#b3202c' },
  { type: 'roses', name: 'Hot Explorer', color: 'hotPink', tint: '#d3245f' },
  { type: 'roses', name: 'Mondial', color: 'cream', tint: '#e9e2d2' },
  { type: 'dyes', name: 'Mondial Blue', color: 'blue', tint: '#3355aa' },
  { type: 'carnations', name: 'Don Pedro', color: 'red', tint: '#a01020' },
]
const explorer: LotFacts = {
  type: 'roses',
  variety: 'Explorer',
  lengthCm: 60,
  color: 'red',
  tint: '#b3202c',
  price: 9_000,
  availability: 'inStock',
  deliveryDate: '2026-11-23',
  stemsAvailable: 500,
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch',
}
const current: readonly CurrentLot[] = [
  { ...explorer, code: 'explorer-60' },
  { ...explorer, code: 'mondial-50', variety: 'Mondial', lengthCm: 50 },
]

function question(csv: string, changes: Partial<PriceFileQuestion> = {}): PriceFileQuestion {
  const rows = splitTable(csv, 'csv')
  return {
    lines: readPriceFile(rows, recognizePriceFile(rows)),
    availability: 'inStock',
    deliveryDate: '2026-11-23',
    isWhole: true,
    rate: null,
    today: '2026-11-22',
    known,
    answers: new Map(),
    skipped: new Set(),
    current,
    packs: [{ ...explorer }],
    ...changes,
  }
}
function review(csv: string, changes: Partial<PriceFileQuestion> = {}): ImportLine[] {
  return reviewPriceFile(question(csv, changes))
}
function facts(lines: readonly ImportLine[]) {
  return lines.map(({ number, status, code, reason }) => [number, status, code ?? reason])
}

describe('columns', () => {
  it.each([
    [
      'Russian headings with packs',
      'Сорт;Ростовка, см;Цена, руб;Пачек;Стеблей в пачке;Шт/короб',
      ['variety', 'length', 'price', 'bunches', 'bunch', 'box'],
    ],
    ['English headings', 'Type,Variety,Length,Price,Stems', ['type', 'variety', 'length', 'price', 'stems']],
    [
      'a title above them, and two columns of a kind',
      'Прайс на 23.11;;;\nНаименование;Рост;Цена;Остаток;Цена опт',
      ['variety', 'length', 'price', 'stems', 'skip'],
    ],
    ['none', 'Explorer;60;95,50;500\nMondial;70;120,00;250', ['variety', 'length', 'price', 'stems']],
  ])('are recognized by %s', (_what, csv, columns) => {
    expect(recognizePriceFile(splitTable(csv, 'csv')).columns).toEqual(columns)
  })

  it('are remembered by their headings, however these are spelled', () => {
    const one = recognizePriceFile(splitTable('Сорт;Цена;Остаток', 'csv'))
    const other = recognizePriceFile(splitTable(';;\nСОРТ;цена;Остаток', 'csv'))
    expect(other.layout).toBe(one.layout)
  })
})

describe('a review', () => {
  it('says of each line what it does, and of each lot that the list does not have', () => {
    const lines = review(
      'Сорт;Длина;Цена;Стеблей\nExplorer;60;95,50;500\nExplorer;70;110;250\nNaomi;60;100;100\nExplorer;60;99;25\nDon Pedro;;40;100',
    )
    expect(facts(lines)).toEqual([
      [2, 'changed', 'explorer-60'],
      [3, 'added', null],
      [4, 'asked', null],
      [5, 'refused', 'twice'],
      [6, 'refused', 'no-length'],
    ])
    expect(lines[0]).toMatchObject({ before: { price: 9_000 }, after: { price: 9_550 } })
    const answers = new Map([[varietyKey('naomi'), known[2] as KnownVariety]])
    const answered = review('Сорт;Длина;Цена;Стеблей\nExplorer;60;90;500\nNaomi;60;100;100', { answers })
    expect(facts(answered)).toEqual([
      [2, 'unchanged', 'explorer-60'],
      [3, 'added', null],
      [null, 'withdrawn', 'mondial-50'],
    ])
  })

  it('takes nothing off sale by a list of a part', () => {
    expect(facts(review('Сорт;Длина;Цена;Стеблей\nExplorer;60;90;500', { isWhole: false }))).toEqual([
      [2, 'unchanged', 'explorer-60'],
    ])
  })

  it('keeps the lot of a line that is left out or refused', () => {
    const csv = 'Сорт;Длина;Цена;Стеблей\nExplorer;60;;500\nMondial;50;90;500'
    expect(facts(review(csv, { skipped: new Set([3]) }))).toEqual([
      [2, 'refused', 'no-price'],
      [3, 'skipped', null],
    ])
  })

  it('says of a line that is left out what it would make, which is no effect of the list', () => {
    const csv = 'Сорт;Длина;Цена;Стеблей\nExplorer;60;95;500\nExplorer;80;120;250'
    const lines = review(csv, { skipped: new Set([2, 3]), isWhole: false })
    expect(lines.map(({ before, after }) => [before?.price, after?.price])).toEqual([
      [9_000, 9_500],
      [undefined, 12_000],
    ])
    const soldMeanwhile = lines.map((line) => ({ ...line, before: null }))
    expect(importEffect(soldMeanwhile)).toBe(importEffect(lines))
  })

  it('reads names as the search does, with the title above them, and asks where a name is not certain', () => {
    const lines = review('Сорт;Длина;Цена;Пачек\nРОЗЫ;;;\nэксплорер;60;90;20\nMondial Blu;50;80;4')
    expect(facts(lines)).toEqual([
      [2, 'title', null],
      [3, 'unchanged', 'explorer-60'],
      [4, 'asked', null],
    ])
    expect(lines[2]?.candidates.length).toBeGreaterThan(0)
  })

  it('counts bunches and boxes by the packs of the file, else of the plantation', () => {
    const csv =
      'Сорт;Длина;Цена;Коробок;Стеблей в пачке;Стеблей в коробке\nMondial;70;90;3;20;200\nExplorer;70;90;2;;'
    expect(review(csv).slice(0, 2)).toMatchObject([
      { after: { stemsAvailable: 600, stemsPerBunch: 20, stemsPerBox: 200 } },
      { after: { stemsAvailable: 500, stemsPerBunch: 25, stemsPerBox: 250 } },
    ])
  })

  it.each([
    ['no pack is known', 'Don Pedro;50;40;100', 'no-pack'],
    ['there is none left of what is not on sale', 'Mondial;70;40;0', 'none-left'],
    ['a price is no price', 'Mondial;70;9999999;100', 'out-of-bounds'],
    ['the stock is not a number', 'Mondial;70;40;много', 'no-stock'],
  ])('refuses a line where %s', (_why, line, reason) => {
    expect(review(`Сорт;Длина;Цена;Стеблей\n${line}`)[0]).toMatchObject({ status: 'refused', reason })
  })

  it('converts a price of another currency by its rate', () => {
    const [line] = review('Variety,Length,FOB price,Stems\nExplorer,60,1.10,500', {
      rate: parseRate('81,5')!,
    })
    expect(line).toMatchObject({ asked: 110, after: { price: 8_965 } })
  })
})

describe('what a review would do', () => {
  const csv = 'Сорт;Длина;Цена;Стеблей\nExplorer;60;95;600'
  const effect = (lots: readonly CurrentLot[]) => importEffect(review(csv, { current: lots }))
  const [first, second] = current as [CurrentLot, CurrentLot]

  it.each([
    ['stems of a lot that it counts anew were sold', [{ ...first, stemsAvailable: 475 }, second], false],
    ['the price that it changes was changed', [{ ...first, price: 9_100 }, second], false],
    ['a lot that it withdraws is gone', [first], false],
    ['stems of a lot that it withdraws were sold', [first, { ...second, stemsAvailable: 25 }], true],
    ['a lot has another tint', [{ ...first, tint: '#ffffff' }, second], true],
  ] as const)('where %s', (_what, lots, isSame) => {
    expect(effect(lots) === effect(current)).toBe(isSame)
  })

  it('is the same where the fields of a new lot come in another order', () => {
    const lines = review('Сорт;Длина;Цена;Стеблей\nExplorer;70;95;600', { isWhole: false })
    const turned = lines.map((line) => ({
      ...line,
      after: line.after && (Object.fromEntries(Object.entries(line.after).toReversed()) as typeof line.after),
    }))
    expect(importEffect(turned)).toBe(importEffect(lines))
  })
})
