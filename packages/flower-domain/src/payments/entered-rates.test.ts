import { expect, it } from 'vitest'
import { findEnteredRatesProblem } from './entered-rates.ts'

const newest = { date: '2026-11-20', rates: { USD: 80n, EUR: 90n } } as const

it.each([
  ['2026-11-21', { USD: 81n, EUR: 91n }, null],
  ['2026-11-21', { USD: 160n, EUR: 45n }, null],
  ['2026-11-20', { USD: 81n, EUR: 91n }, 'rates-known'],
  ['2026-11-19', { USD: 81n, EUR: 91n }, 'rates-known'],
  ['2026-11-21', { USD: 161n, EUR: 91n }, 'rates-implausible'],
  ['2026-11-21', { USD: 81n, EUR: 44n }, 'rates-implausible'],
] as const)('rates of %s, %o: %s', (date, rates, problem) => {
  expect(findEnteredRatesProblem({ date, rates }, newest)).toBe(problem)
})

it('the first rates of a shop are compared with none', () => {
  expect(findEnteredRatesProblem({ date: '2026-11-21', rates: { USD: 8n, EUR: 9n } }, undefined)).toBeNull()
})
