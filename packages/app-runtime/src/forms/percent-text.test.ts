import { expect, test } from 'vitest'
import { percentText, readPercent } from './percent-text.ts'

test.each([
  ['2,5', 250],
  ['2.5', 250],
  ['2,05', 205],
  ['0', 0],
  ['50', 5_000],
  [' 7 % ', 700],
])('«%s» is %i basis points', (text, basisPoints) => {
  expect(readPercent(text)).toBe(basisPoints)
})

test.each(['', '-1', '50,01', '2,555', 'два', '1e2', '1,', '.5'])('«%s» is no share', (text) => {
  expect(readPercent(text)).toBeNull()
})

test('what is shown is read back as the same, to the hundredth', () => {
  for (const basisPoints of [0, 1, 10, 29, 57, 250, 1999, 5_000]) {
    expect(readPercent(percentText(basisPoints, ','))).toBe(basisPoints)
    expect(readPercent(percentText(basisPoints, '.'))).toBe(basisPoints)
  }
  expect(percentText(250, ',')).toBe('2,5')
})
