import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-20T08:42:00Z')

test.each([
  ['2026-11-20T09:00:00Z', '0:18'],
  ['2026-11-20T08:42:01Z', '0:01'],
  ['2026-11-20T11:54:00Z', '3:12'],
  ['2026-11-20T08:42:00Z', '0:00'],
  ['2026-11-20T08:20:00Z', '\u22120:22'],
])('until %s there is %s', (deadline, text) => {
  expect(timeLeft(new Date(deadline), now)).toBe(text)
})
