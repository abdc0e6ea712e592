import { expect, test } from 'vitest'
import { amountProblemOf } from './amount-problem.ts'

const way = { method: 'CASH', min: 10_000, max: 20_000 } as const

test.each([
  [null, 'transactions.enterAmount'],
  [0, 'transactions.enterAmount'],
  [9_999, 'transactions.amountTooSmall'],
  [10_000, null],
  [20_000, null],
  [20_001, 'transactions.amountTooLarge'],
] as const)('%o kopecks: %o', (amount, problem) => {
  expect(amountProblemOf(amount, way)).toBe(problem)
})
