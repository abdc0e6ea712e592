import { describe, expect, it } from 'vitest'
import { readDay, refuseDay, writeDay } from './read-day.ts'

const russian = { locale: 'ru-RU', from: '2026-11-18' }
const british = { locale: 'en-GB', from: '2026-11-18' }
const american = { locale: 'en-US', from: '2026-11-18' }
function dayOf(text: string, writing = russian) {
  return readDay(text, writing).day
}

describe('readDay', () => {
  it('reads the order of the locale', () => {
    expect(dayOf('03.12.2026')).toBe('2026-12-03')
    expect(dayOf('03/12/2026', british)).toBe('2026-12-03')
    expect(dayOf('12/03/2026', american)).toBe('2026-12-03')
  })

  it('takes points, commas, slashes, dashes and spaces alike', () => {
    for (const text of [
      '3.12.2026',
      '3,12,2026',
      '3/12/2026',
      '3-12-2026',
      '3 12 2026',
      ' 3. 12. 2026 г. ',
    ]) {
      expect(dayOf(text)).toBe('2026-12-03')
    }
  })

  it('takes a day without a year for the next one, or for the last one where only an end is set', () => {
    expect([dayOf('20.11'), dayOf('17.11')]).toEqual(['2026-11-20', '2027-11-17'])
    const past = { ...russian, until: '2026-11-18' }
    expect([dayOf('18.11', past), dayOf('19.11', past)]).toEqual(['2026-11-18', '2025-11-19'])
    expect(dayOf('19.11.2026', past)).toBe('2026-11-19')
  })

  it('reads a pasted ISO day whatever the order of the locale', () => {
    for (const writing of [russian, british, american])
      expect(dayOf('2026-12-03', writing)).toBe('2026-12-03')
  })

  it('reads digits without separators', () => {
    expect([dayOf('03122026'), dayOf('031226'), dayOf('0312')]).toEqual(Array(3).fill('2026-12-03'))
    expect(dayOf('12032026', american)).toBe('2026-12-03')
  })

  it('takes a day without its year for the next such day', () => {
    expect(dayOf('18.11')).toBe('2026-11-18')
    expect(dayOf('17.11')).toBe('2027-11-17')
    expect(dayOf('11/17', american)).toBe('2027-11-17')
  })

  it('calls only four digits of a year whole: two of them may be the beginning of four', () => {
    expect(readDay('3.12.26', russian)).toEqual({ day: '2026-12-03', isWhole: false, problem: null })
    expect(readDay('3.12.2026', russian).isWhole).toBe(true)
  })

  it('tells a day that does not exist from a text that is no day', () => {
    expect(readDay('30.02.2026', russian).problem).toBe('no-such-day')
    expect(readDay('12/31/2026', british).problem).toBe('no-such-day')
    expect(readDay('29.02', russian).problem).toBe('no-such-day')
    for (const text of ['завтра', '3', '312', '3.12.206', '3.12.20261', '1.2.3.4', '.', '2026-12-03T10:00']) {
      expect(readDay(text, russian).problem).toBe('unreadable')
    }
  })

  it('takes an empty text for no day, not for a mistake', () => {
    expect(readDay('  ', russian)).toEqual({ day: null, isWhole: true, problem: null })
  })
})

describe('writeDay', () => {
  it('writes what is read back in every locale', () => {
    for (const locale of ['ru-RU', 'en-GB', 'en-US', 'de-DE', 'fa-IR', 'th-TH', 'ja-JP']) {
      expect(dayOf(writeDay('2026-12-03', locale), { locale, from: '2026-11-18' })).toBe('2026-12-03')
    }
    expect(writeDay('2026-12-03', 'ru-RU')).toBe('03.12.2026')
    expect(writeDay(null, 'ru-RU')).toBe('')
  })
})

describe('refuseDay', () => {
  const ends = {
    min: '2026-11-18',
    max: '2027-01-15',
    closedDay: (day: string) => (day === '2026-11-22' ? { reason: 'Выходной' } : null),
  }

  it('says what is wrong with a day, and takes both ends', () => {
    expect(refuseDay('2026-11-17', ends)).toEqual({ problem: 'too-early' })
    expect(refuseDay('2027-01-16', ends)).toEqual({ problem: 'too-late' })
    expect(refuseDay('2026-11-22', ends)).toEqual({ reason: 'Выходной' })
    expect(refuseDay('2026-11-18', ends)).toBeNull()
    expect(refuseDay('2027-01-15', ends)).toBeNull()
  })
})
