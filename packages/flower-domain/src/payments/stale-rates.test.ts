import { expect, it } from 'vitest'
import { areRatesStale } from './stale-rates.ts'

it.each([
  ['2026-11-21', '2026-11-23', false],
  ['2026-11-20', '2026-11-24', false],
  ['2026-11-20', '2026-11-25', true],
  ['2026-11-26', '2026-11-25', false],
] as const)('rates of %s are stale on %s: %s', (date, today, isStale) => {
  expect(areRatesStale(date, today)).toBe(isStale)
})
