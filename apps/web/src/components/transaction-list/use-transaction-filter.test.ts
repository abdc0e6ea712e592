import { expect, test } from 'vitest'
import { readTransactionFilter } from './use-transaction-filter.ts'

function read(address: string) {
  return readTransactionFilter(new URLSearchParams(address))
}

test('an address tells the filters; what is none of the values is left out', () => {
  expect(read('account=7&kind=transfer&method=BALANCE&status=SENDED&to=2026-11-02')).toEqual({
    account: '7',
    kind: 'transfer',
    method: 'BALANCE',
    status: 'SENDED',
    to: '2026-11-02',
  })
  expect(read('account=&kind=gift&method=GOLD&status=INITIAL&from=2026-02-30')).toEqual({})
})
