import { expect, test } from 'vitest'
import type { Cart } from '@flower-market/flower-domain'
import { fixCartDay } from './fix-cart.ts'

const DAY = '2026-11-26'
const OTHER_DAY = '2026-11-27'
const cart: Cart = {
  [DAY]: [
    { code: 'a', price: 4700, quantity: 400 },
    { code: 'b', price: 9800, quantity: 25 },
    { code: 'c', price: 1000, quantity: 10 },
  ],
  [OTHER_DAY]: [{ code: 'a', price: 4700, quantity: 20 }],
}

test('puts a changed price and a smaller stock of one line right together', () => {
  const fixed = fixCartDay(cart, DAY, [
    {
      code: 'a',
      mismatches: [
        { kind: 'less-stock', was: 400, now: 320 },
        { kind: 'price-changed', was: 4700, now: 4900 },
      ],
    },
  ])
  expect(fixed[DAY]?.[0]).toEqual({ code: 'a', price: 4900, quantity: 320 })
})

test('takes out a line that is gone and leaves its neighbours as they were', () => {
  const fixed = fixCartDay(cart, DAY, [{ code: 'b', mismatches: [{ kind: 'gone', was: 25, now: 0 }] }])
  expect(fixed[DAY]).toEqual([cart[DAY]?.[0], cart[DAY]?.[2]])
})

test('leaves the other days alone, also where they hold the same lot', () => {
  const fixed = fixCartDay(cart, DAY, [
    { code: 'a', mismatches: [{ kind: 'price-changed', was: 4700, now: 4900 }] },
  ])
  expect(fixed[OTHER_DAY]).toEqual(cart[OTHER_DAY])
})

test('takes the day out with its last line', () => {
  const fixed = fixCartDay(cart, OTHER_DAY, [
    { code: 'a', mismatches: [{ kind: 'cutoff-passed', was: 20, now: 0 }] },
  ])
  expect(Object.keys(fixed)).toEqual([DAY])
})
