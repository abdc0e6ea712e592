import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { deliveryMethods } from '../orders/order-kind.ts'
import { isIsoDate } from '../time/iso-date.ts'
import { cart, cartItem, isoDate } from './cart.arbitrary.ts'
import { cartDays, emptyCart, serializeCart } from './cart.ts'
import { setCartQuantity } from './cart-lines.ts'
import { cartDayTotals, cartTotals, lineTotal } from './cart-totals.ts'
import { parseCart } from './parse-cart.ts'

const delivery = fc.record({
  method: fc.constantFrom(...deliveryMethods),
  cityCost: fc.option(fc.integer({ min: 0, max: 200_000 }).map((minor) => money(minor, 'RUB'))),
})

it('totals exactly its lines and the delivery of its days', () => {
  fc.assert(
    fc.property(cart, delivery, (basket, how) => {
      const { lines, goods, total } = cartTotals(basket, how)
      const items = cartDays(basket).flatMap((day) => basket[day] ?? [])
      expect(lines).toBe(items.length)
      expect(goods.minor).toBe(items.reduce((sum, item) => sum + lineTotal(item).minor, 0))
      const delivered = cartDays(basket).map((day) => cartDayTotals(basket[day] ?? [], how).delivery.minor)
      expect(total.minor).toBe(goods.minor + delivered.reduce((sum, minor) => sum + minor, 0))
    }),
  )
})

it('reads back every cart that it stores, without a repair', () => {
  fc.assert(
    fc.property(cart, (basket) => {
      expect(parseCart(serializeCart(basket))).toEqual({
        ok: true,
        cart: basket,
        isRepaired: false,
        dropped: 0,
      })
    }),
  )
})

it('has the quantity that was set, and no empty day', () => {
  fc.assert(
    fc.property(cart, isoDate, cartItem, fc.integer({ min: 0, max: 500 }), (basket, day, item, quantity) => {
      const next = setCartQuantity(basket, day, item, quantity)
      const held = next[day]?.filter(({ code }) => code === item.code) ?? []
      expect(held.map((line) => line.quantity)).toEqual(quantity === 0 ? [] : [quantity])
      expect(Object.values(next).every((items) => items.length > 0)).toBe(true)
    }),
  )
})

// Similar to a cart, so that every repair is covered: arbitrary JSON alone is almost never similar to one.
const almostLine = fc.record(
  {
    code: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    price: fc.oneof(fc.maxSafeInteger(), fc.constant('4500'), fc.double(), fc.constant(null)),
    quantity: fc.oneof(fc.maxSafeInteger(), fc.constant('25'), fc.double()),
    count: fc.oneof(fc.nat(), fc.constant(' 10 ')),
    qty: fc.nat(),
    deliveryCost: fc.oneof(fc.nat(), fc.string()),
  },
  { requiredKeys: [] },
)
const almostDay = fc.oneof(
  fc.array(fc.oneof(almostLine, fc.jsonValue())),
  fc.dictionary(fc.string(), almostLine),
  fc.record({ items: fc.array(almostLine), deliveryCost: fc.nat() }),
  fc.jsonValue(),
)
const almostDate = fc.oneof(
  isoDate,
  isoDate.map((day) => `${day}T00:00:00.000Z`),
  fc.constantFrom('08.03.2026', '2026-02-30', '__proto__', 'constructor'),
  fc.string(),
)
const anything = fc.oneof(
  fc.string(),
  fc.json(),
  fc.dictionary(almostDate, almostDay).map((value) => JSON.stringify(value)),
)

it('never throws, and returns the text of an invalid cart unchanged', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const parsed = parseCart(text)
      expect(parsed.ok || parsed.text === text).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('keeps only valid lines, whose totals can be computed', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const parsed = parseCart(text)
      const basket = parsed.ok ? parsed.cart : emptyCart
      for (const [day, items] of Object.entries(basket)) {
        expect(isIsoDate(day)).toBe(true)
        expect(new Set(items.map(({ code }) => code)).size).toBe(items.length)
        for (const item of items) expect(Number.isSafeInteger(item.price * item.quantity)).toBe(true)
      }
      expect(() => cartTotals(basket, { method: 'delivery', cityCost: null })).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

it('finds nothing more to repair in what it has repaired', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const parsed = parseCart(text)
      const kept = parsed.ok ? parsed.cart : emptyCart
      expect(parseCart(serializeCart(kept))).toEqual({ ok: true, cart: kept, isRepaired: false, dropped: 0 })
    }),
    { numRuns: 1000 },
  )
})
