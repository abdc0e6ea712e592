import { expect, test } from 'vitest'
import type { CallInput } from './contract/contract.ts'
import { intentOf } from './intent.ts'

const body: CallInput<'purchaseCreate'>['body'] = {
  purchase: { '2026-11-23': [{ code: 'a', price: 100, quantity: 25 }] },
  methodDelivery: 'pickup',
  paymentMethod: 'BALANCE',
  total: 2500,
}

test('is the same for the same order, whatever the order of its keys', () => {
  const { purchase, ...rest } = body
  expect(intentOf('purchaseCreate', { body: { ...rest, purchase } })).toBe(
    intentOf('purchaseCreate', { body }),
  )
})

test.each([
  ['total', { total: 2501 }],
  ['comment', { comment: 'к обеду' }],
  ['quantity', { purchase: { '2026-11-23': [{ code: 'a', price: 100, quantity: 50 }] } }],
  ['day', { purchase: { '2026-11-24': [{ code: 'a', price: 100, quantity: 25 }] } }],
] satisfies [string, Partial<typeof body>][])('differs when the %s changes', (_what, change) => {
  expect(intentOf('purchaseCreate', { body: { ...body, ...change } })).not.toBe(
    intentOf('purchaseCreate', { body }),
  )
})

test('does not contain what is ordered', () => {
  expect(intentOf('purchaseCreate', { body: { ...body, comment: 'Лесная, 12' } })).toMatch(
    /^purchaseCreate:[0-9a-z]+-[0-9a-z]+$/u,
  )
})
