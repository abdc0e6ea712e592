import { expect, test } from 'vitest'
import {
  fillRateBp,
  isReportPeriod,
  isSlowLot,
  reportSpans,
  slowLotSpan,
  spanBefore,
  stoppedBuyerSpan,
  sumBySpan,
  usualSum,
} from './index.ts'

test('weeks end on Sundays, months with their last day, and the ends of a period shorten both', () => {
  // 18 November 2026 is a Wednesday.
  expect(reportSpans({ from: '2026-11-18', to: '2026-12-01' }, 'week')).toEqual([
    { from: '2026-11-18', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-12-01' },
  ])
  expect(reportSpans({ from: '2024-01-31', to: '2024-03-02' }, 'month')).toEqual([
    { from: '2024-01-31', to: '2024-01-31' },
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2024-03-01', to: '2024-03-02' },
  ])
  expect(reportSpans({ from: '2026-12-31', to: '2027-01-01' }, 'day')).toHaveLength(2)
})

test('a period has from one day to a leap year', () => {
  expect(isReportPeriod({ from: '2026-11-20', to: '2026-11-20' })).toBe(true)
  expect(isReportPeriod({ from: '2026-11-20', to: '2026-11-19' })).toBe(false)
  expect(isReportPeriod({ from: '2024-01-01', to: '2024-12-31' })).toBe(true)
  expect(isReportPeriod({ from: '2024-01-01', to: '2025-01-01' })).toBe(false)
})

test('the period before another has as many days and ends the day before', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  })
})

test('what belongs to a day counts in its span, and outside of all spans nowhere', () => {
  const spans = reportSpans({ from: '2026-11-22', to: '2026-11-24' }, 'week')
  const rows = [
    { day: '2026-11-21', sum: 1 },
    { day: '2026-11-22', sum: 10 },
    { day: '2026-11-23', sum: 100 },
    { day: '2026-11-24', sum: 1000 },
    { day: '2026-11-25', sum: 10_000 },
  ] as const
  expect(sumBySpan(spans, rows, ({ sum }) => sum)).toEqual([10, 1100])
})

test('a fill rate is of what was requested, and there is none of nothing', () => {
  expect(fillRateBp({ requested: 300, agreed: 200 })).toBe(6667)
  expect(fillRateBp({ requested: 0, agreed: 0 })).toBeNull()
})

test('whoever has stopped ordered in the sixty days before the last thirty', () => {
  expect(stoppedBuyerSpan('2026-11-30')).toEqual({ from: '2026-09-01', to: '2026-10-30' })
})

test('the usual sum is the middle one, the lower of two', () => {
  expect([usualSum([500, 100, 900]), usualSum([900, 100]), usualSum([7]), usualSum([])]).toEqual([
    500, 100, 7, 0,
  ])
})

test('a lot is slow while less than three tenths of it are sold, and a lot without stems never', () => {
  expect([isSlowLot({ sold: 29, left: 71 }), isSlowLot({ sold: 30, left: 70 })]).toEqual([true, false])
  expect(isSlowLot({ sold: 0, left: 0 })).toBe(false)
  expect(slowLotSpan('2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-12-02' })
})
