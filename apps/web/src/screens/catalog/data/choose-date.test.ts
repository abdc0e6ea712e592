import { describe, expect, it } from 'vitest'
import { chooseDate } from './choose-date.ts'

const now = new Date('2026-11-21T08:00:00Z')
const offered = [
  { date: '2026-11-20', isOpen: false },
  { date: '2026-11-24', isOpen: true },
  { date: '2026-11-25', isOpen: true },
] as const

describe('chooseDate', () => {
  it('keeps the day of the address, closed or not', () => {
    expect(chooseDate('2026-11-25', offered, now)).toBe('2026-11-25')
    expect(chooseDate('2026-11-20', offered, now)).toBe('2026-11-20')
  })

  it('takes the first open day where the address names none', () => {
    expect(chooseDate(null, offered, now)).toBe('2026-11-24')
  })

  it('takes the first open day where the address names one that is not offered', () => {
    expect(chooseDate('2026-12-31', offered, now)).toBe('2026-11-24')
  })

  it('does not wait for the offer', () => {
    expect(chooseDate(null, null, now)).toBe('2026-11-23')
    expect(chooseDate('2026-12-31', null, now)).toBe('2026-12-31')
  })

  it('shows a closed day rather than none', () => {
    expect(chooseDate(null, [offered[0]], now)).toBe('2026-11-20')
  })
})
