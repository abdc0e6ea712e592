import { expect, test } from 'vitest'
import type { Cart } from '@flower-market/flower-domain'
import { fixCartDay } from './fix-cart.ts'

const cartDay = '2026-11-26'
const otherDay = '2026-11-27'
const cart: Cart = {
  [cartDay]: [
    { code: 'a', price: 4700, quantity: 400 },
    { code: 'b', price: 9800, quantity: 25 },
    { code: 'c', price: 1000, quantity: 10 },
  ],
  [otherDay]: [{ code: 'a', price: 4700, quantity: 20 }],
}

test('puts a changed price and a smaller stock of one line right together', () => {
  const fixed = fixCartDay(cart, cartDay, [
    {
      code: 'a',
      mismatches: [
        { kind: 'less-stock', was: 400, now: 320 },
        { kind: 'price-changed', was: 4700, now: 4900 },
      ],
    },
  ])
  expect(fixed[cartDay]?.[0]).toEqual({ code: 'a', price: 4900, quantity: 320 })
})

test('takes out a line that is gone and leaves its neighbours as they were', () => {
  const fixed = fixCartDay(cart, cartDay, [{ code: 'b', mismatches: [{ kind: 'gone', was: 25, now: 0 }] }])
  expect(fixed[cartDay]).toEqual([cart[cartDay]?.[0], cart[cartDay]?.[2]])
})

test('leaves the other days alone, also where they hold the same lot', () => {
  const fixed = fixCartDay(cart, cartDay, [
    { code: 'a', mismatches: [{ kind: 'price-changed', was: 4700, now: 4900 }] },
  ])
  expect(fixed[otherDay]).toEqual(cart[otherDay])
})

test('takes the day out with its last line', () => {
  const fixed = fixCartDay(cart, otherDay, [
    { code: 'a', mismatches: [{ kind: 'cutoff-passed', was: 20, now: 0 }] },
  ])
  expect(Object.keys(fixed)).toEqual([cartDay])
})
