import { expect, test } from 'vitest'
import type { CardTransaction } from './card-payment.atoms.ts'
import { cardStandingOf } from './card-standing.ts'

function standing(
  status: CardTransaction['status'],
  attempt: NonNullable<CardTransaction['card']>['status'] | null,
  reason = '',
) {
  const card = attempt && { status: attempt, url: null, expiresAt: '2026-11-22T10:00:00.000Z' }
  return cardStandingOf({ status, card, reason } as CardTransaction)
}

test('what the server says of payment and attempt is one standing', () => {
  expect(standing('INITIAL', null)).toBe('not-opened')
  expect(standing('IN_PROCESSED', 'opening')).toBe('waiting')
  expect(standing('IN_PROCESSED', 'open')).toBe('waiting')
  expect(standing('IN_PROCESSED', 'declined')).toBe('declined')
  expect(standing('IN_PROCESSED', 'expired')).toBe('abandoned')
  expect(standing('IN_PROCESSED', 'mismatched')).toBe('checking')
  expect(standing('CONFIRMED', 'paid')).toBe('paid')
})

test('what staff confirm or reject counts more than the attempt', () => {
  expect(standing('CONFIRMED', 'mismatched')).toBe('paid')
  expect(standing('REJECTED', 'expired')).toBe('abandoned')
  expect(standing('REJECTED', 'expired', 'Вернули на карту')).toBe('rejected')
  expect(standing('REJECTED', 'declined')).toBe('rejected')
})
