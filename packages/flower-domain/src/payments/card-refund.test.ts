import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { cardRefundLeft, cardRefundStatuses } from './card-refund.ts'

test('what waits and what was refunded is gone, what the acquirer refused is not', () => {
  expect(
    cardRefundLeft(500_000, [
      { amount: 100_000, status: 'refunded' },
      { amount: 50_000, status: 'waiting' },
      { amount: 350_000, status: 'failed' },
    ]),
  ).toBe(350_000)
})

test('refunds that are asked for one after the other never bring back more than was paid', () => {
  const refund = record({ amount: integer({ min: 1 }), status: constantFrom(...cardRefundStatuses) })
  assert(
    property(integer({ min: 1 }), array(refund), (paid, asked) => {
      const made: typeof asked = []
      for (const one of asked) if (one.amount <= cardRefundLeft(paid, made)) made.push(one)
      const back = made.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)
      expect(back).toBeLessThanOrEqual(paid)
      expect(cardRefundLeft(paid, made)).toBe(paid - back)
    }),
  )
})
