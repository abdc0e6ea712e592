import { expect, it } from 'vitest'
import { roundHalfAwayFromZero } from './rounding.ts'

it.each([
  [0.5, 1],
  [-0.5, -1],
  [2.5, 3],
  [-2.5, -3],
  [2.4, 2],
  [-2.6, -3],
  [0.499_999_999_999_999_94, 0],
  [-0.2, 0],
])('rounds %d to %d', (x, rounded) => {
  expect(roundHalfAwayFromZero(x)).toBe(rounded)
})

it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (x) => {
  expect(() => roundHalfAwayFromZero(x)).toThrow(RangeError)
})
