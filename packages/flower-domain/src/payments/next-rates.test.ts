import { expect, it } from 'vitest'
import { nextRates } from './next-rates.ts'

it.each([
  ['2026-11-21', '2026-11-21T08:00:00Z', '2026-11-24', 'after Saturday comes Tuesday'],
  ['2026-11-21', '2026-11-23T08:00:00Z', '2026-11-24', 'on Monday it is the next day'],
  ['2026-11-24', '2026-11-24T08:00:00Z', '2026-11-25', 'in the week it is the next day'],
  ['2026-11-21', '2026-11-23T21:10:00Z', '2026-11-24', 'after midnight it is the day that has begun'],
  ['2026-11-21', '2026-11-23T21:30:00Z', '2026-11-25', 'a table that did not come is not promised again'],
  ['2026-11-25', '2026-11-24T08:00:00Z', '2026-11-26', 'a table of tomorrow is known'],
] as const)('of %s, seen at %s, the next rates are those of %s: %s', (newest, now, date, _why) => {
  expect(nextRates(newest, new Date(now)).date).toBe(date)
})

it('they are known from half past midnight in Moscow', () => {
  expect(nextRates('2026-11-21', new Date('2026-11-21T08:00:00Z')).at).toEqual(
    new Date('2026-11-23T21:30:00Z'),
  )
})
