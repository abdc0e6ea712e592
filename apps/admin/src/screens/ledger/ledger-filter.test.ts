import { expect, test } from 'vitest'
import { readAmount } from '../../state/read-amount.ts'
import { queryOf, withParams } from './ledger-filter.ts'

test.each([
  ['392', 39_200],
  ['392,5', 39_250],
  ['1 284.05', 128_405],
  ['0', null],
  ['-5', null],
  ['1,234', null],
  ['много', null],
])('the amount "%s" is %s in minor units', (text, minor) => {
  expect(readAmount(text)).toBe(minor)
})

test('each part of the address narrows the search', () => {
  const params = new URLSearchParams(
    'person=anna&account=12&cursor=7&kind=refund&amount=10&from=2026-11-01&to=2026-11-30',
  )
  expect(queryOf(params)).toEqual({
    person: 'anna',
    account: '12',
    cursor: '7',
    kind: 'refund',
    amount: 1000,
    from: '2026-11-01',
    to: '2026-11-30',
  })
})

test('what no call would take is left out, and another condition begins at the first page', () => {
  expect(queryOf(new URLSearchParams('kind=gift&from=soon&account=x&amount=all'))).toEqual({})
  expect(withParams(new URLSearchParams('cursor=7&kind=refund'), { kind: '', person: 'anna' })).toBe(
    '?person=anna',
  )
})
