import { expect, test } from 'vitest'
import { askedAmountOf } from './asked-amount.ts'

test('an address names an amount in whole kopecks', () => {
  expect(askedAmountOf('2000000')).toBe(2_000_000)
})

test.each([null, '', '0', '-5', '1.5', '1e9', '12 000', '9'.repeat(13)])(
  'the amount %j of an address counts as none',
  (value) => {
    expect(askedAmountOf(value)).toBeNull()
  },
)
