import { operators } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { pickupPoint } from './pickup-point.ts'

test('orders are picked up where the footer says that the operator is', () => {
  expect(pickupPoint.address).toBe(operators.ru.address)
})
