import { expect, it } from 'vitest'
import { colors } from '../catalog/flower-card.ts'
import { parseRate } from '../payments/exchange-quote.ts'
import { findLotIssue, rublePrice, tintOf } from './lot.ts'

const pack = { stemsPerBunch: 25, stemsPerBox: 250 }

it.each([
  ['sells on its day', { ...pack, deliveryDate: '2026-11-23' }, null],
  ['is refused after its day', { ...pack, deliveryDate: '2026-11-22' }, 'day-passed'],
  [
    'is refused where a box holds half a bunch',
    { ...pack, stemsPerBox: 260, deliveryDate: '2026-11-23' },
    'box-not-whole-bunches',
  ],
] as const)('a lot %s', (_what, lot, issue) => {
  expect(findLotIssue(lot, '2026-11-23')).toBe(issue)
})

it('a price in another currency is whole kopecks, half away from zero, and never none', () => {
  expect(rublePrice(35, parseRate('81,1684')!)).toBe(2841)
  expect(rublePrice(1, parseRate('0,5')!)).toBe(1)
  expect(rublePrice(1, parseRate('0,0001')!)).toBe(1)
})

it('each color has a tint of its own', () => {
  expect(new Set(colors.map(tintOf)).size).toBe(colors.length)
  for (const color of colors) expect(tintOf(color)).toMatch(/^#[\da-f]{6}$/u)
})
