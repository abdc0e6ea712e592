import { expect, test } from 'vitest'
import { fixtureDays, fixtureCard, flowerCards } from '@flower-market/api-client/msw'
import type { FlowerCard } from '@flower-market/flower-domain'
import type { OrderPosition } from './order-facts.ts'
import { repeatOrder } from './repeat-order.ts'

const [MONDAY, TUESDAY] = fixtureDays
const explorer = fixtureCard('Explorer', 50)
const tiger = fixtureCard('Tiger', 60)
const onMonday = flowerCards.filter(({ deliveryDate }) => deliveryDate === MONDAY)

function positionOf(card: FlowerCard, quantity: number): OrderPosition {
  return {
    code: 'last-weeks-lot',
    type: card.type,
    variety: card.variety,
    plantation: card.plantation,
    lengthCm: card.lengthCm,
    tint: card.tint,
    stemsPerBunch: card.stemsPerBunch,
    price: 1,
    quantity,
    agreedPrice: 1,
    agreedQuantity: quantity,
    sum: quantity,
  }
}

test("finds last week's flower in this day's lot, at this day's price", () => {
  const { cart, added } = repeatOrder({}, MONDAY, [positionOf(explorer, 50)], onMonday)
  expect(cart).toEqual({ [MONDAY]: [{ code: explorer.code, price: explorer.price, quantity: 50 }] })
  expect(added).toBe(1)
})

test('tells what is not sold on the day, and leaves it out', () => {
  const gone = positionOf({ ...explorer, lengthCm: 95 }, 50)
  const repeated = repeatOrder({}, MONDAY, [gone, positionOf(tiger, 30)], onMonday)
  expect(repeated.missing).toEqual([gone])
  expect(repeated.added).toBe(1)
})

test('takes a lot that is sold out for a missing one', () => {
  const soldOut = onMonday.map((card) => (card === explorer ? { ...card, stemsAvailable: 0 } : card))
  expect(repeatOrder({}, MONDAY, [positionOf(explorer, 50)], soldOut).missing).toHaveLength(1)
})

test('takes what there is and tells that it is less', () => {
  const few = onMonday.map((card) => (card === explorer ? { ...card, stemsAvailable: 30 } : card))
  const { cart, less } = repeatOrder({}, MONDAY, [positionOf(explorer, 50)], few)
  expect(cart[MONDAY]?.[0]?.quantity).toBe(25)
  expect(less).toHaveLength(1)
})

test('does not take away from what is in the cart already', () => {
  const cart = { [MONDAY]: [{ code: explorer.code, price: explorer.price, quantity: 100 }] }
  expect(repeatOrder(cart, MONDAY, [positionOf(explorer, 50)], onMonday).cart[MONDAY]?.[0]?.quantity).toBe(
    100,
  )
})

test('leaves the other days of the cart alone', () => {
  const cart = { [TUESDAY]: [{ code: 'a', price: 1, quantity: 1 }] }
  expect(repeatOrder(cart, MONDAY, [positionOf(explorer, 50)], onMonday).cart[TUESDAY]).toBe(cart[TUESDAY])
})
