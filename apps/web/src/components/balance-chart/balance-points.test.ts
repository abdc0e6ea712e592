import { dayNumber, dayOfNumber } from '@flower-market/app-runtime/chart'
import { expect, test } from 'vitest'
import { balancePoints } from './balance-points.ts'

const days = [
  { date: '2026-11-10', balance: 500 },
  { date: '2026-11-12', balance: 300 },
] as const
const today = '2026-11-22'

function shown(chart: Parameters<typeof balancePoints>[0], period: object = {}) {
  return balancePoints(chart, { today, ...period }).map(({ time, value }) => [dayOfNumber(time), value])
}

test('all of the time begins the day before the first change and ends today', () => {
  expect(shown({ before: 0, days: [...days] })).toEqual([
    ['2026-11-09', 0],
    ['2026-11-10', 500],
    ['2026-11-12', 300],
    ['2026-11-22', 300],
  ])
})

test('a period begins with what there was, unless it changed that day, and ends with its last day', () => {
  const period = { from: '2026-11-01', to: '2026-11-15' }
  expect(shown({ before: 200, days: [...days] }, period)).toEqual([
    ['2026-11-01', 200],
    ['2026-11-10', 500],
    ['2026-11-12', 300],
    ['2026-11-15', 300],
  ])
  expect(shown({ before: 200, days: [...days] }, { from: '2026-11-10', to: '2026-11-12' })).toEqual([
    ['2026-11-10', 500],
    ['2026-11-12', 300],
  ])
})

test('a period without a change is level; an account on which nothing moved has no chart', () => {
  expect(shown({ before: 200, days: [] }, { from: '2026-11-13', to: '2030-01-01' })).toEqual([
    ['2026-11-13', 200],
    ['2026-11-22', 200],
  ])
  expect(shown({ before: 0, days: [] })).toEqual([])
})

test('a day and its number are one', () => {
  expect(dayOfNumber(dayNumber('2026-02-28'))).toBe('2026-02-28')
})
