import { expect, test } from 'vitest'
import { isNarrowed, readAddressFilter } from '../../state/address-filter.ts'
import { peopleFilterNames, toQuery } from './people-filter.ts'

test('an address without a filter narrows nothing', () => {
  const filter = readAddressFilter(peopleFilterNames, new URLSearchParams('page=3'))
  expect([isNarrowed(filter), toQuery(filter)]).toEqual([false, {}])
})

test('each part of the address narrows the list', () => {
  const address = 'search=анна&role=BROKER&verification=WAITING&region=moscow&blocked=yes'
  const filter = readAddressFilter(peopleFilterNames, new URLSearchParams(address))
  expect(isNarrowed(filter)).toBe(true)
  expect(toQuery(filter)).toEqual({
    search: 'анна',
    role: 'BROKER',
    verification: 'WAITING',
    region: 'moscow',
    isBlocked: true,
  })
})

test('what no call would take is left out', () => {
  expect(
    toQuery(
      readAddressFilter(peopleFilterNames, new URLSearchParams('role=KING&verification=MAYBE&blocked=no')),
    ),
  ).toEqual({})
})
