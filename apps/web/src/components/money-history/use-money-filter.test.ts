import { expect, test } from 'vitest'
import { firstDayOf, periodOf, readMoneyFilter } from './use-money-filter.ts'

function read(address: string) {
  return readMoneyFilter(new URLSearchParams(address))
}

test('an address tells the filters; what is none of the values is left out', () => {
  expect(read('account=7&sign=MINUS&status=CONCLUSION&from=2026-11-01')).toEqual({
    account: '7',
    sign: 'MINUS',
    status: 'CONCLUSION',
    from: '2026-11-01',
  })
  expect(read('account=&sign=minus&status=INITIAL&method=GOLD&from=2026-02-30&to=soon')).toEqual({})
})

test('a span counts today, and days that are no span are a span of their own', () => {
  const today = '2026-11-22'
  expect(firstDayOf('week', today)).toBe('2026-11-16')
  expect(periodOf({ from: '2026-11-16' }, today)).toBe('week')
  expect(periodOf({}, today)).toBe('all')
  expect(periodOf({ from: '2026-11-16', to: '2026-11-17' }, today)).toBe('own')
  expect(periodOf({ to: today }, today)).toBe('own')
})
