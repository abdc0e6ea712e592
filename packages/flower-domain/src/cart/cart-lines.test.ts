import { describe, expect, it } from 'vitest'
import { redRoses } from '../catalog/flower-card.arbitrary.ts'
import { cartDays, emptyCart, serializeCart } from './cart.ts'
import type { Cart } from './cart.ts'
import { removeCartDay, setCartQuantity } from './cart-lines.ts'

const cart: Cart = {
  '2026-11-21': [{ code: 'B', price: 5000, quantity: 10 }],
  '2026-11-20': [
    { code: 'A', price: 4000, quantity: 25, deliveryCost: 30_000 },
    { code: 'C', price: 6000, quantity: 20 },
  ],
}

describe('setCartQuantity', () => {
  it('puts a new line at the end of its day', () => {
    const next = setCartQuantity(cart, '2026-11-20', { code: 'D', price: 7000 }, 5)
    expect(next['2026-11-20']?.map(({ code }) => code)).toEqual(['A', 'C', 'D'])
  })

  it('changes a line in place, with the new price and the old delivery cost', () => {
    const next = setCartQuantity(cart, '2026-11-20', { code: 'A', price: 4100 }, 50)
    expect(next['2026-11-20']).toEqual([
      { code: 'A', price: 4100, quantity: 50, deliveryCost: 30_000 },
      { code: 'C', price: 6000, quantity: 20 },
    ])
  })

  it('keeps only the fields of a line when given a whole card', () => {
    const next = setCartQuantity(emptyCart, redRoses.deliveryDate, redRoses, 25)
    expect(next).toEqual({ '2026-11-20': [{ code: 'R-60', price: 12_000, quantity: 25 }] })
  })

  it('uses the given delivery cost', () => {
    const next = setCartQuantity(cart, '2026-11-20', { code: 'A', price: 4000, deliveryCost: 1 }, 25)
    expect(next['2026-11-20']?.[0]?.deliveryCost).toBe(1)
  })

  it('removes a line at zero, and the day with its last line', () => {
    expect(setCartQuantity(cart, '2026-11-20', { code: 'A', price: 4000 }, 0)['2026-11-20']).toEqual([
      { code: 'C', price: 6000, quantity: 20 },
    ])
    expect(setCartQuantity(cart, '2026-11-21', { code: 'B', price: 5000 }, 0)).not.toHaveProperty(
      '2026-11-21',
    )
  })

  it('creates no empty day when an absent line is removed', () => {
    expect(setCartQuantity(emptyCart, '2026-11-20', { code: 'A', price: 1 }, 0)).toEqual({})
    expect(setCartQuantity(cart, '2026-11-21', { code: 'A', price: 1 }, 0)).toEqual(cart)
  })

  it('leaves the cart that it was given as it was', () => {
    const before = structuredCloneOf(cart)
    setCartQuantity(cart, '2026-11-20', { code: 'A', price: 1 }, 0)
    setCartQuantity(cart, '2026-11-20', { code: 'A', price: 1 }, 5)
    expect(cart).toEqual(before)
  })

  it.each([-1, 0.5, Number.NaN])('refuses a quantity of %s', (quantity) => {
    expect(() => setCartQuantity(cart, '2026-11-20', { code: 'A', price: 1 }, quantity)).toThrow(RangeError)
  })
})

it('removes a day and leaves the others', () => {
  expect(removeCartDay(cart, '2026-11-20')).toEqual({ '2026-11-21': cart['2026-11-21'] })
})

it('lists the days from the earliest', () => {
  expect(cartDays(cart)).toEqual(['2026-11-20', '2026-11-21'])
})

function structuredCloneOf(original: Cart): Cart {
  return JSON.parse(serializeCart(original)) as Cart
}
