import { expect, test } from 'vitest'
import {
  areRegionsStale,
  cellText,
  changedCells,
  chooseRegions,
  packChoices,
  pasteCells,
  sortDrafts,
  staleCells,
  toSavedLot,
  typeCell,
  type Lot,
  type LotDrafts,
} from './lot-drafts.ts'

function lotOf(code: string, changes: Partial<Lot> = {}): Lot {
  return {
    code,
    type: 'roses',
    variety: 'Explorer',
    plantationId: 'alto-zafiro',
    plantation: 'Alto Zafiro Roses',
    lengthCm: 60,
    color: 'red',
    tint: '#b3122b',
    price: 6_850,
    priceIn: null,
    freight: 1_900,
    regions: null,
    availability: 'inStock',
    deliveryDate: '2026-11-26',
    stemsAvailable: 500,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    soldBy: 'bunch',
    cutoffAt: null,
    photos: [],
    ...changes,
  }
}
const none: LotDrafts = new Map()
const lot = lotOf('a')
const inDollars = lotOf('b', {
  price: 6_837,
  priceIn: { currency: 'USD', amount: 84, rate: '81.4000', rateDate: '2026-11-20' },
})

test('a cell is written with the decimal sign of the language, a price in the currency of its lot', () => {
  expect([cellText(lot, 'price', ','), cellText(lot, 'stemsAvailable', ',')]).toEqual(['68,50', '500'])
  expect(cellText(inDollars, 'price', '.')).toBe('0.84')
})

test('typing what the cell held leaves no draft', () => {
  const typed = typeCell(none, lot, { cell: 'price', text: '70' })
  expect(typed.size).toBe(1)
  expect(typeCell(typed, lot, { cell: 'price', text: '68.5' }).size).toBe(0)
  expect(typeCell(typed, lot, { cell: 'price', text: null }).size).toBe(0)
})

test('a bad cell stays as it was typed and keeps its lot from being saved, not the others', () => {
  const first = typeCell(none, lot, { cell: 'stemsAvailable', text: 'много' })
  const drafts = typeCell(first, lotOf('c'), { cell: 'stemsAvailable', text: '475' })
  const { ready, wrong } = sortDrafts(drafts)
  expect([ready.map(({ seen }) => seen.code), wrong.map(({ seen }) => seen.code)]).toEqual([['c'], ['a']])
  expect(changedCells(wrong[0]!)).toEqual([
    { cell: 'stemsAvailable', from: 500, to: null, text: 'много', problem: 'no-number' },
  ])
})

test('a box that holds no whole bunches is refused where it was typed', () => {
  const box = typeCell(none, lot, { cell: 'stemsPerBox', text: '260' })
  expect(changedCells(box.get('a')!)).toMatchObject([{ problem: 'box-not-whole-bunches' }])
  const both = typeCell(box, lot, { cell: 'stemsPerBunch', text: '20' })
  expect(changedCells(both.get('a')!).map(({ problem }) => problem)).toEqual([null, null])
})

test('a copied table fills cells to the right and below; what has no lot is counted', () => {
  const lots = [lotOf('a'), lotOf('b'), lotOf('c')]
  const text = '25\t\t300\r\n20\t200\t40\r\n25\t250\t7\r\n'
  const { drafts, filled, left } = pasteCells(none, lots, { code: 'b', cell: 'stemsPerBunch', text })
  expect([filled, left]).toEqual([5, 1])
  expect(drafts.get('a')).toBeUndefined()
  expect(drafts.get('b')?.typed).toEqual({ stemsAvailable: '300' })
  expect(drafts.get('c')?.typed).toEqual({ stemsPerBunch: '20', stemsPerBox: '200', stemsAvailable: '40' })
})

test('a cell is stale where its number changed meanwhile, not where another one did', () => {
  const draft = typeCell(none, lot, { cell: 'price', text: '70' }).get('a')!
  expect(staleCells(draft, lotOf('a', { stemsAvailable: 475 }))).toEqual([])
  expect(staleCells(draft, lotOf('a', { price: 6_900 }))).toEqual(['price'])
})

test('what is saved names what was seen of each changed number, and keeps the currency', () => {
  const drafts = typeCell(none, inDollars, { cell: 'price', text: '0,90' })
  const both = typeCell(drafts, inDollars, { cell: 'stemsAvailable', text: '475' })
  expect(toSavedLot(both.get('b')!)).toEqual({
    code: 'b',
    price: { from: 6_837, to: { amount: 90, currency: 'USD' } },
    stemsAvailable: { from: 500, to: 475 },
  })
})

test('chosen regions are saved beside those that were seen; those that the lot has leave no draft', () => {
  const chosen = chooseRegions(none, lot, ['moscow'])
  const draft = chosen.get('a')!
  expect(toSavedLot(draft)).toEqual({ code: 'a', regions: { from: null, to: ['moscow'] } })
  expect(sortDrafts(chosen).ready).toEqual([draft])
  expect(areRegionsStale(draft, lot)).toBe(false)
  expect(areRegionsStale(draft, lotOf('a', { regions: ['kazan'] }))).toBe(true)
  expect(chooseRegions(chosen, lot, null).size).toBe(0)
})

test('regions and numbers of a lot are one draft: taking one back keeps the other', () => {
  const both = typeCell(chooseRegions(none, lot, ['moscow']), lot, { cell: 'freight', text: '18,5' })
  expect(toSavedLot(both.get('a')!)).toMatchObject({ freight: { from: 1_900, to: 1_850 } })
  expect(typeCell(both, lot, { cell: 'freight', text: null }).get('a')?.regions).toEqual(['moscow'])
  expect(chooseRegions(both, lot, null).get('a')?.typed).toEqual({ freight: '18,5' })
})

function choice(of: Lot, ...cells: readonly (readonly ['stemsAvailable' | 'stemsPerBunch', string])[]) {
  const drafts = cells.reduce<LotDrafts>((all, [cell, text]) => typeCell(all, of, { cell, text }), none)
  const draft = drafts.get(of.code)
  return draft ? packChoices(draft) : null
}

test('stems between two packs have a choice of whole ones, by the packing that is typed beside them', () => {
  expect(choice(lotOf('a'), ['stemsAvailable', '960'])).toEqual({ fewer: 950, more: 975, step: 25 })
  expect(choice(lotOf('a'), ['stemsAvailable', '975'])).toBeNull()
  expect(choice(lotOf('a'), ['stemsAvailable', 'много'])).toBeNull()
  expect(choice(lotOf('a', { soldBy: 'box' }), ['stemsAvailable', '960'])).toMatchObject({
    fewer: 750,
    more: 1000,
  })
  expect(choice(lotOf('a'), ['stemsPerBunch', '10'], ['stemsAvailable', '975'])).toMatchObject({ step: 10 })
})
