import { expect, test } from 'vitest'
import { callKey } from './page-payload.ts'

test('does not depend on the order of keys', () => {
  expect(callKey('catalogCards', { query: { date: '2026-11-22', availability: 'inStock' } })).toBe(
    callKey('catalogCards', { query: { availability: 'inStock', date: '2026-11-22' } }),
  )
})

test('drops what is undefined', () => {
  expect(callKey('purchaseList', { query: { page: undefined, limit: 20 } })).toBe(
    callKey('purchaseList', { query: { limit: 20 } }),
  )
})

test('treats a number and its text as the same, as a URL does', () => {
  expect(callKey('purchaseList', { query: { page: 1 } })).toBe(
    callKey('purchaseList', { query: { page: '1' } }),
  )
})

test('distinguishes names, params and query', () => {
  const keys = [
    callKey('accountList'),
    callKey('filterList'),
    callKey('purchaseGet', { params: { id: 'a' } }),
    callKey('purchaseGet', { params: { id: 'b' } }),
    callKey('purchaseList', { query: { page: 1 } }),
    callKey('purchaseList', { query: { page: 2 } }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('treats an absent and an empty input alike', () => {
  expect(callKey('accountList', {})).toBe(callKey('accountList'))
})

test('tells questions with different bodies apart, whatever the order of their keys', () => {
  const line = { code: 'a', price: 4900, quantity: 20 }
  const [day, more] = [[line], [{ ...line, quantity: 40 }]]
  const asked = callKey('checkCart', { query: {}, body: { '2026-11-26': day, '2026-11-27': more } })
  expect(asked).toBe(callKey('checkCart', { query: {}, body: { '2026-11-27': more, '2026-11-26': day } }))
  expect(asked).not.toBe(callKey('checkCart', { query: {}, body: { '2026-11-26': more } }))
})
