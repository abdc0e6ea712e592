import { expect, test } from 'vitest'
import { includedVat } from './included-vat.ts'
import { money } from './money.ts'

test.each([
  [12_200, 2_200, 2_200],
  [110, 1_000, 10],
  [100, 2_200, 18],
  [1, 2_200, 0],
  [3, 2_000, 1],
  [-12_200, 2_200, -2_200],
  [98_765_432_109_850, 2_200, 17_810_159_888_661],
  [500, 0, 0],
])('%d kopecks include at %d basis points a tax of %d', (gross, vatBp, tax) => {
  expect(includedVat(money(gross, 'RUB'), vatBp).minor).toBe(tax)
})

test('a tax below zero is refused', () => {
  expect(() => includedVat(money(100, 'RUB'), -1)).toThrow(RangeError)
})
