import { expect, test } from 'vitest'
import { findPositionsIssue, stemsPerBoxOf } from './request-positions.ts'

test.each([
  ['empty-order', []],
  ['quantity-not-selected', [0, 0]],
  ['zero-positions', [0, 25]],
  [null, [25, 50]],
] as const)('%s', (issue, quantities) => {
  expect(findPositionsIssue(quantities.map((quantity) => ({ quantity })))).toBe(issue)
})

test('stems are spread over the boxes', () => {
  expect(stemsPerBoxOf({ quantity: 500, boxes: 2 })).toBe(250)
  expect(stemsPerBoxOf({ quantity: 501, boxes: 2 })).toBe(251)
  expect(stemsPerBoxOf({ quantity: 25, boxes: 0 })).toBe(25)
})
