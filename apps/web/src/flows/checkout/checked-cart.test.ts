import { expect, test } from 'vitest'
import type { CallOutput } from '@flower-market/api-client'
import { fixtureCard, sessionFixture } from '@flower-market/api-client/msw'
import { cartQuestion, toCheckedCart, unknownCart, withAnswer } from './checked-cart.ts'

const cartDay = '2026-11-26'
const line = { code: 'a', price: 4900, quantity: 20 }
const question = cartQuestion({ [cartDay]: [line] }, sessionFixture)
const card = { ...fixtureCard('Explorer', 50), code: 'a' }

function answerOf(goods: number, isGone = false): CallOutput<'checkCart'> {
  return {
    days: [
      {
        date: cartDay,
        kind: 'inStok',
        cutoffAt: '2026-11-25T13:00:00.000Z',
        isOpen: true,
        goods,
        deliveryCost: 0,
        lines: [{ item: line, card: isGone ? null : card, mismatches: [] }],
      },
    ],
  }
}
const known = withAnswer(unknownCart, answerOf(1).days)

test('asks for the region of the person who is signed in', () => {
  expect(question).toEqual({
    query: { region: sessionFixture.region, userId: sessionFixture._id },
    body: { [cartDay]: [line] },
  })
})

test('asks nothing about an empty cart', () => {
  expect(cartQuestion({}, sessionFixture)).toBeNull()
  expect(toCheckedCart(null, { status: 'loading' }, known)).toMatchObject({ days: [], isChecking: false })
})

test('shows the last answer while the server is asked about the cart as it is now', () => {
  const checked = toCheckedCart(question, { status: 'loading' }, known)
  expect(checked).toMatchObject({ days: [{ goods: 1 }], isChecking: true, error: null })
})

test('keeps the last answer when the next question fails', () => {
  const error = new Error('No answer')
  const checked = toCheckedCart(question, { status: 'failed', error }, known)
  expect(checked).toMatchObject({ days: [{ goods: 1 }], isChecking: false, error })
})

test('shows the answer about this very cart before the last one', () => {
  const check = { status: 'ready', data: answerOf(2), isRefreshing: true } as const
  expect(toCheckedCart(question, check, known)).toMatchObject({ days: [{ goods: 2 }], isChecking: true })
})

test('remembers the lots that an earlier answer named', () => {
  expect(withAnswer(known, answerOf(0, true).days).cards.get('a')?.variety).toBe('Explorer')
})
