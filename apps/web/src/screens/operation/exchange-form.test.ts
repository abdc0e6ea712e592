import { ApiError } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { toQuoteError } from '../../components/quote/quote-error.ts'
import { emptyExchange, inputOf, questionOf, shownAmounts, swapped, withWallet } from './exchange-form.ts'

const form = { ...emptyExchange, amount: 100_000 }

test('without an amount there is nothing to ask', () => {
  expect(inputOf(questionOf(emptyExchange))).toBeNull()
  expect(inputOf(questionOf({ ...form, amount: 0 }))).toBeNull()
  expect(inputOf(questionOf(form))).toEqual({ query: form })
})

test('the amount stays where it was written when the sides are swapped', () => {
  expect(swapped(form)).toEqual({ ...form, source: 'DOLLAR', target: 'RUBLE', isSended: false })
  expect(swapped(swapped(form))).toEqual(form)
})

test('the two sides are never the same currency', () => {
  expect(withWallet(form, 'source', 'DOLLAR')).toMatchObject({ source: 'DOLLAR', target: 'RUBLE' })
  expect(withWallet(form, 'target', 'EURO')).toMatchObject({ source: 'RUBLE', target: 'EURO' })
})

test('the field that was not written shows the quote', () => {
  const quote = { total: 100_500, received: 1_213 }
  expect(shownAmounts(form, quote)).toEqual({ sent: 100_000, received: 1_213 })
  expect(shownAmounts({ ...form, isSended: false }, quote)).toEqual({ sent: 100_500, received: 100_000 })
  expect(shownAmounts({ ...form, amount: null }, quote)).toEqual({ sent: null, received: null })
  expect(shownAmounts(form, null)).toEqual({ sent: 100_000, received: null })
})

function failure(status: number, code: string) {
  return new ApiError({
    kind: 'http',
    call: 'accountExchange',
    message: code,
    status,
    code: code as 'quote-used',
  })
}

test.each([
  [failure(409, 'quote-used'), 'quote-used'],
  [failure(404, 'not-found'), 'quote-expired'],
  [failure(409, 'not-enough-funds'), 'not-enough-funds'],
  [failure(503, 'unavailable'), 'no-answer'],
  [failure(500, 'internal'), 'unexpected'],
  [new ApiError({ kind: 'network', call: 'accountExchange', message: 'down' }), 'no-answer'],
  [new Error('broken'), 'unexpected'],
])('%s is told as %s', (error, told) => {
  expect(toQuoteError(error)).toBe(told)
})
