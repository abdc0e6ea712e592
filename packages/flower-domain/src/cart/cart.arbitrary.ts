import * as fc from 'fast-check'
import type { IsoDate } from '../time/iso-date.ts'
import type { Cart, CartItem } from './cart.ts'

/** A generated line. */
export const cartItem: fc.Arbitrary<CartItem> = fc.record(
  {
    code: fc.string({ minLength: 1, maxLength: 8 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    deliveryCost: fc.integer({ min: 0, max: 200_000 }),
  },
  { requiredKeys: ['code', 'price', 'quantity'] },
)

/** The lines of one generated day, whose codes differ. */
const cartItems: fc.Arbitrary<CartItem[]> = fc.uniqueArray(cartItem, {
  selector: ({ code }) => code,
  minLength: 1,
  maxLength: 8,
})

/** A generated delivery day. */
export const isoDate: fc.Arbitrary<IsoDate> = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate)

/** A generated cart of a few days. */
export const cart: fc.Arbitrary<Cart> = fc.dictionary(isoDate, cartItems, {
  maxKeys: 4,
  noNullPrototype: true,
})
