import { expect, test } from 'vitest'
import { isSameRegions } from './lot-regions.ts'

test.each([
  [null, null, true],
  [null, ['moscow'], false],
  [['moscow'], null, false],
  [['moscow', 'kazan'], ['kazan', 'moscow'], true],
  [['moscow', 'kazan'], ['moscow'], false],
  [['moscow'], ['kazan'], false],
])('the regions %j and %j are the same: %s', (left, right, isSame) => {
  expect(isSameRegions(left, right)).toBe(isSame)
})
