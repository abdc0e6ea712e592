import { expect, test } from 'vitest'
import { availableAfter, correctionChange, staffOperationChange } from './staff-operation.ts'

test('a compensation adds its amount, a write-off takes it away', () => {
  expect([staffOperationChange('compensation', 500), staffOperationChange('write-off', 500)]).toEqual([
    500, -500,
  ])
})

test.each([
  ['compensation', 39_200, 32_900, -6_300],
  ['compensation', 39_200, 0, -39_200],
  ['compensation', 39_200, 40_000, 800],
  ['write-off', -500, -700, -200],
  ['write-off', -500, 0, 500],
] as const)(
  'a %s of %i that should have been %i is corrected by %i',
  (operation, standing, right, change) => {
    expect(correctionChange({ operation, standing, right })).toBe(change)
  },
)

test('what is right already, or would move money the other way, is not corrected', () => {
  expect(correctionChange({ operation: 'compensation', standing: 500, right: 500 })).toBeNull()
  expect(correctionChange({ operation: 'compensation', standing: 500, right: -1 })).toBeNull()
  expect(correctionChange({ operation: 'write-off', standing: -500, right: 1 })).toBeNull()
})

test('no more is taken than can be spent', () => {
  expect(availableAfter(500, -500)).toBe(0)
  expect(availableAfter(500, -501)).toBeNull()
  expect(availableAfter(0, 300)).toBe(300)
})
