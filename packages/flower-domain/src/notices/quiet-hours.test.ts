import { expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

const night = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Moscow' } as const
const noon = { from: 12 * 60, to: 13 * 60, timeZone: 'Asia/Vladivostok' } as const

function until(now: string, hours: Parameters<typeof quietUntil>[1] = night): string | undefined {
  return quietUntil(new Date(now), hours)?.toISOString()
}

test('a night over midnight is quiet from its start to its end by the clocks of the person', () => {
  expect(until('2026-11-21T18:59:59Z')).toBeUndefined()
  expect(until('2026-11-21T19:00:00Z')).toBe('2026-11-22T04:00:00.000Z')
  expect(until('2026-11-22T03:59:59Z')).toBe('2026-11-22T04:00:00.000Z')
  expect(until('2026-11-22T04:00:00Z')).toBeUndefined()
})

test('hours within a day are quiet by the clocks of the person', () => {
  expect(until('2026-11-21T02:30:00Z', noon)).toBe('2026-11-21T03:00:00.000Z')
  expect(until('2026-11-21T12:30:00Z', noon)).toBeUndefined()
})

test('where clocks change at night the quiet hours end by the new time', () => {
  const berlin = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Berlin' } as const
  expect(until('2026-03-28T22:00:00Z', berlin)).toBe('2026-03-29T05:00:00.000Z')
})

test('equal ends are no quiet hours', () => {
  expect(until('2026-11-21T19:00:00Z', { ...night, to: night.from })).toBeUndefined()
})

test('a time zone is known or not', () => {
  expect(['Europe/Moscow', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false])
})
