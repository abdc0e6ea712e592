import { expect, test } from 'vitest'
import { isNarrowed, readFilter, toQuery } from './people-filter.ts'

test('an address without a filter narrows nothing', () => {
  const filter = readFilter(new URLSearchParams('page=3'))
  expect([isNarrowed(filter), toQuery(filter)]).toEqual([false, {}])
})

test('each part of the address narrows the list', () => {
  const address = 'search=анна&role=BROKER&verification=WAITING&region=moscow&blocked=yes'
  const filter = readFilter(new URLSearchParams(address))
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
  expect(toQuery(readFilter(new URLSearchParams('role=KING&verification=MAYBE&blocked=no')))).toEqual({})
})
