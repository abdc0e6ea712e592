import { expect, test } from 'vitest'
import { lastDays, readReportAddress, shownDays } from './report-address.ts'

const today = '2026-11-21'

test('an address that says nothing shows the turnover of thirty days up to today', () => {
  const usual = { report: 'turnover', step: 'day', from: '2026-10-23', to: today }
  expect(readReportAddress(new URLSearchParams(), today)).toEqual(usual)
  const wrong = new URLSearchParams('report=profit&step=year&from=yesterday&to=2026-02-30')
  expect(readReportAddress(wrong, today)).toEqual(usual)
})

test('an address holds the report, its period and its step', () => {
  const params = new URLSearchParams('report=margin&step=week&from=2026-01-01&to=2026-03-31')
  expect(readReportAddress(params, today)).toEqual({
    report: 'margin',
    step: 'week',
    from: '2026-01-01',
    to: '2026-03-31',
  })
})

test('a period is known by its days where it ends today', () => {
  expect(shownDays(lastDays(90, today), today)).toBe(90)
  expect(shownDays({ from: '2026-11-01', to: '2026-11-20' }, today)).toBeNull()
})
