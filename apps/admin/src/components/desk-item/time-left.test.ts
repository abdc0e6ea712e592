import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-20T08:42:00Z')

test.each([
  ['2026-11-20T09:00:00Z', false, '0:18'],
  ['2026-11-20T08:42:01Z', false, '0:01'],
  ['2026-11-20T11:54:00Z', false, '3:12'],
  ['2026-11-20T08:42:00Z', false, '0:00'],
  ['2026-11-20T08:20:00Z', true, '0:22'],
  ['2026-11-18T08:42:01Z', true, '47:59'],
])('until %s there are hours and minutes', (moment, isOver, clock) => {
  expect(timeLeft(new Date(moment), now)).toEqual({ isOver, days: null, clock })
})

test.each([
  ['2026-11-18T08:42:00Z', true, 2],
  ['2026-10-22T08:00:00Z', true, 29],
  ['2026-11-22T08:42:00Z', false, 2],
  ['2026-11-24T08:41:00Z', false, 3],
])('until %s there are days', (moment, isOver, days) => {
  expect(timeLeft(new Date(moment), now)).toMatchObject({ isOver, days })
})
