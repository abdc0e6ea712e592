import { expect, it } from 'vitest'
import { balanceOperationStatus, creatorOf, operationSign } from './movement-kind.ts'

it.each([
  ['top-up', 5, 'CONFIRMED'],
  ['purchase', -5, 'CONCLUSION'],
  ['compensation', 5, 'COMPENSATION'],
  ['compensation', -5, 'CONCLUSION'],
  ['refund', 5, 'CONFIRMED'],
  ['exchange', -5, 'CONCLUSION'],
] as const)('a %s of %d is %s', (kind, amount, status) => {
  expect(balanceOperationStatus(kind, operationSign(amount))).toBe(status)
})

it.each([
  [null, 'ADMIN'],
  [{ id: 'vera', role: 'ADMIN' }, 'ADMIN'],
  [{ id: 'anna', role: 'USER' }, 'USER'],
  [{ id: 'boris', role: 'BROKER' }, 'MANAGER'],
] as const)('what %j does on an account of anna is created by %s', (creator, expected) => {
  expect(creatorOf(creator, 'anna')).toBe(expected)
})
