import { expect, test } from 'vitest'
import { rangeText, toCm } from './measured-range.ts'

function comma(value: number): string {
  return String(value).replace('.', ',')
}

test('a range is written from the least to the most, and a single number once', () => {
  expect(rangeText(toCm({ from: 55, to: 60 }), comma)).toBe('5,5–6')
  expect(rangeText({ from: 12, to: 12 }, comma)).toBe('12')
})
