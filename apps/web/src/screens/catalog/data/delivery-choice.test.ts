import { describe, expect, it } from 'vitest'
import { cutoffFor, moscowSchedule, type IsoDate } from '@flower-market/flower-domain'
import { chooseDate, daysNow } from './delivery-choice.ts'

const now = new Date('2026-11-21T08:00:00Z')
function dayOf(date: IsoDate, isOpen = true) {
  return {
    date,
    isOpen,
    cutoffAt: cutoffFor(date, moscowSchedule).toISOString(),
    cards: 10,
  }
}
function stockOn(date: IsoDate | null) {
  return { availability: 'inStock' as const, date }
}
const offered = [dayOf('2026-11-20', false), dayOf('2026-11-24'), dayOf('2026-11-25')]

describe('chooseDate', () => {
  it('keeps the day of the address, offered or not', () => {
    expect(chooseDate(stockOn('2026-11-25'), offered, now)).toBe('2026-11-25')
    expect(chooseDate(stockOn('2026-11-19'), offered, now)).toBe('2026-11-19')
  })

  it('takes the first open day where the address names none', () => {
    expect(chooseDate(stockOn(null), offered, now)).toBe('2026-11-24')
  })

  it('does not wait for the offer', () => {
    expect(chooseDate(stockOn(null), null, now)).toBe('2026-11-23')
    expect(chooseDate(stockOn('2026-12-31'), null, now)).toBe('2026-12-31')
  })

  it('does not wait for the offer of plantations either, whose first day comes later', () => {
    expect(chooseDate({ availability: 'toOrder', date: null }, null, now)).toBe('2026-11-25')
  })

  it('shows a closed day rather than none', () => {
    expect(chooseDate(stockOn(null), offered.slice(0, 1), now)).toBe('2026-11-20')
  })
})

describe('daysNow', () => {
  it('closes a day whose cut-off has passed since it was offered', () => {
    const later = new Date('2026-11-23T13:00:00Z')
    expect(daysNow(offered, '2026-11-24', later).map(({ isOpen }) => isOpen)).toEqual([false, false, true])
  })

  it('puts a chosen day that is not offered into its place, closed', () => {
    const days = daysNow(offered, '2026-11-21', now)
    expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25'])
    expect(days[1]).toMatchObject({ isOpen: false, cards: 0 })
  })

  it('adds nothing to the days that are offered', () => {
    expect(daysNow(offered, '2026-11-24', now)).toEqual(offered)
  })
})
