import { expect, test } from 'vitest'
import { isNarrowed, readAddressFilter } from '../../state/address-filter.ts'
import { addressOf, ordersFilterNames, toQuery } from './orders-filter.ts'

test('an address without a filter narrows nothing', () => {
  const filter = readAddressFilter(ordersFilterNames, new URLSearchParams('page=3'))
  expect([isNarrowed(filter), toQuery(filter), addressOf(filter)]).toEqual([false, {}, ''])
})

test('each part of the address narrows the list, and is kept in one order', () => {
  const address = 'unpaid=yes&day=2026-11-26&search=анна&status=new&kind=toOrder&region=moscow&buyer=anna'
  const filter = readAddressFilter(ordersFilterNames, new URLSearchParams(address))
  expect(isNarrowed(filter)).toBe(true)
  expect(toQuery(filter)).toEqual({
    search: 'анна',
    status: 'new',
    kind: 'toOrder',
    region: 'moscow',
    day: '2026-11-26',
    buyer: 'anna',
    isUnpaid: true,
  })
  const kept = addressOf(filter)
  expect(kept.startsWith('search=')).toBe(true)
  expect(readAddressFilter(ordersFilterNames, new URLSearchParams(kept))).toEqual(filter)
})

test('what no call would take is left out', () => {
  const filter = readAddressFilter(
    ordersFilterNames,
    new URLSearchParams('status=lost&kind=gift&day=2026-02-30&unpaid=no'),
  )
  expect(toQuery(filter)).toEqual({})
})
