import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cart } from './cart.arbitrary.ts'
import { applyCartChanges, cartChanges } from './cart-changes.ts'
import type { Cart } from './cart.ts'

const day = '2026-11-23'

function linesOf(basket: Cart): string[] {
  return Object.entries(basket)
    .flatMap(([date, items]) =>
      items.map(({ code, price, quantity }) => `${date} ${code} ${price} ${quantity}`),
    )
    .toSorted()
}

it('names what was added, set anew and removed, and nothing else', () => {
  const before = {
    [day]: [
      { code: 'same', price: 100, quantity: 25 },
      { code: 'more', price: 100, quantity: 25 },
      { code: 'gone', price: 100, quantity: 25 },
    ],
  }
  const after = {
    [day]: [
      { code: 'same', price: 100, quantity: 25 },
      { code: 'more', price: 100, quantity: 50 },
      { code: 'new', price: 200, quantity: 10 },
    ],
  }
  expect(cartChanges(before, after)).toEqual([
    { date: day, code: 'more', price: 100, quantity: 50 },
    { date: day, code: 'new', price: 200, quantity: 10 },
    { date: day, code: 'gone', price: 100, quantity: 0 },
  ])
})

it('another price alone is a change', () => {
  const line = { code: 'a', price: 100, quantity: 25 }
  expect(cartChanges({ [day]: [line] }, { [day]: [{ ...line, price: 110 }] })).toHaveLength(1)
})

it('the changes between two carts lead from one to the other', () => {
  fc.assert(
    fc.property(cart, cart, (before, after) => {
      expect(linesOf(applyCartChanges(before, cartChanges(before, after)))).toEqual(linesOf(after))
    }),
  )
})

it('changes of different lines made on two devices are both in the cart, whichever arrives first', () => {
  fc.assert(
    fc.property(cart, cart, cart, (common, phone, desktop) => {
      const first = cartChanges(common, phone)
      const names = new Set(first.map(({ date, code }) => `${date} ${code}`))
      const second = cartChanges(common, desktop).filter(({ date, code }) => !names.has(`${date} ${code}`))
      const one = applyCartChanges(applyCartChanges(common, first), second)
      const other = applyCartChanges(applyCartChanges(common, second), first)
      expect(linesOf(one)).toEqual(linesOf(other))
    }),
  )
})
