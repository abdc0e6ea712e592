import { describe, expect, it } from 'vitest'
import { addDays, isIsoDate, weekdayOf } from './iso-date.ts'
import { dateIn } from './time-zone.ts'

describe('isIsoDate', () => {
  it.each(['2026-03-08', '2024-02-29', '2000-12-31'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '2026-00-10',
    '08.03.2026',
    '2026-3-8',
    '2026-03-08T00:00',
    '',
    null,
    20_260_308,
  ])('refuses %s', (value) => {
    expect(isIsoDate(value)).toBe(false)
  })
})

it('counts days over the ends of months and leap years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})

it('returns the day of the week', () => {
  expect(weekdayOf('2026-03-08')).toBe(0)
  expect(weekdayOf('2026-03-07')).toBe(6)
})

it('changes the day at midnight of the time zone, not of UTC', () => {
  expect(dateIn(new Date('2026-07-01T20:59:59Z'), 'Europe/Moscow')).toBe('2026-07-01')
  expect(dateIn(new Date('2026-07-01T21:00:00Z'), 'Europe/Moscow')).toBe('2026-07-02')
})
