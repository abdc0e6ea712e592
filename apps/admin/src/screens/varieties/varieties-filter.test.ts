import { expect, test } from 'vitest'
import { toVarietyQuery } from './varieties-filter.ts'

test('what is no type narrows nothing', () => {
  expect(toVarietyQuery({ search: 'mond', type: 'roses', unmeasured: 'yes' })).toEqual({
    search: 'mond',
    type: 'roses',
    isUnmeasured: true,
  })
  expect(toVarietyQuery({ search: '', type: 'tulips', unmeasured: '' })).toEqual({})
})
