import { describe, expect, it } from 'vitest'
import { toIsoDay, fromIsoDay } from './iso-day.ts'

describe('fromIsoDay', () => {
  it('is that day where the person is, whatever their zone', () => {
    const date = fromIsoDay('2026-11-26')
    expect([date?.getFullYear(), date?.getMonth(), date?.getDate(), date?.getHours()]).toEqual([
      2026, 10, 26, 0,
    ])
  })

  it('refuses what is no day', () => {
    for (const text of ['', '2026-02-30', '2026-13-01', '26.11.2026', '2026-11-26T00:00:00Z']) {
      expect(fromIsoDay(text)).toBeNull()
    }
  })
})

describe('toIsoDay', () => {
  it('does not slip to a neighbour near midnight', () => {
    expect(toIsoDay(new Date(2026, 10, 26, 0, 0))).toBe('2026-11-26')
    expect(toIsoDay(new Date(2026, 10, 26, 23, 59))).toBe('2026-11-26')
  })

  it('reads back what fromIsoDay reads', () => {
    for (const day of ['2024-02-29', '2026-01-01', '2026-12-31']) {
      expect(toIsoDay(fromIsoDay(day) ?? new Date(0))).toBe(day)
    }
  })
})
