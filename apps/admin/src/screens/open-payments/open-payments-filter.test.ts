import { expect, test } from 'vitest'
import { toQuery } from './open-payments-filter.ts'

test('a filter asks for what it names, and for nothing that no call would take', () => {
  expect(toQuery({ search: '', method: '' })).toEqual({})
  expect(toQuery({ search: '10482', method: 'CASH' })).toEqual({ search: '10482', method: 'CASH' })
  expect(toQuery({ search: '', method: 'CARD' })).toEqual({})
})
