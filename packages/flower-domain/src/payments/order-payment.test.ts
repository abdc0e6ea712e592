import { expect, test } from 'vitest'
import { firstPaymentMethod } from './order-payment.ts'

test('the balance pays what it covers, to the kopeck', () => {
  const methods = ['CASH', 'BALANCE'] as const
  expect(firstPaymentMethod({ total: 100, balance: 100, methods })).toBe('BALANCE')
  expect(firstPaymentMethod({ total: 100, balance: 99, methods })).toBe('CASH')
})

test('the balance stays chosen where nothing else is switched on', () => {
  expect(firstPaymentMethod({ total: 100, balance: 0, methods: ['BALANCE'] })).toBe('BALANCE')
})

test('a client pays later where that is possible, by card where nothing else is', () => {
  const order = { total: 100, balance: 0, isPaidByClient: true }
  expect(firstPaymentMethod({ ...order, methods: ['CARD', 'CASH'] })).toBe('CASH')
  expect(firstPaymentMethod({ ...order, methods: ['CARD'] })).toBe('CARD')
})
