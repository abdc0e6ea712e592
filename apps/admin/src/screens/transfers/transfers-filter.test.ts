import { expect, test } from 'vitest'
import { toQuery } from './transfers-filter.ts'

test('a filter asks for what it names, and for nothing that no call would take', () => {
  expect(toQuery({ search: '', status: '' })).toEqual({})
  expect(toQuery({ search: '1042', status: 'SENDED' })).toEqual({ search: '1042', status: 'SENDED' })
  expect(toQuery({ search: '', status: 'unanswered' })).toEqual({ isUnanswered: true })
  expect(toQuery({ search: '', status: 'INITIAL' })).toEqual({})
})
