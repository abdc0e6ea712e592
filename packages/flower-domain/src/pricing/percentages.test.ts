import { expect, test } from 'vitest'
import { noPercentages, samePercentages } from './percentages.ts'

test.each([
  [noPercentages, { ...noPercentages }, true],
  [noPercentages, { ...noPercentages, deliveryToCityBp: 1 }, false],
  [null, null, true],
  [null, noPercentages, false],
])('%o and %o are the same percentages: %s', (one, other, areSame) => {
  expect([samePercentages(one, other), samePercentages(other, one)]).toEqual([areSame, areSame])
})
