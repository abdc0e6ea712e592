import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  fiscalItems,
  offsetAmount,
  offsetItems,
  refundItems,
  returnedAmount,
  returnItems,
  type FiscalOrder,
} from './fiscal-receipt.ts'

const order: FiscalOrder = {
  number: 1007,
  amount: 260_000,
  total: 260_000,
  delivery: 10_000,
  lines: [
    { name: 'Explorer, 60 см', price: 10_000, quantity: 25 },
    { name: 'Freedom, 50 см', price: 9_000, quantity: 0 },
  ],
}

test('an order that is paid as a whole names its goods and its delivery', () => {
  expect(fiscalItems(260_000, [order], 2200)).toEqual([
    { name: 'Explorer, 60 см', price: 10_000, quantity: 25, settlement: 'full-prepayment', vatBp: 2200 },
    {
      name: 'Доставка заказа № 1007',
      price: 10_000,
      quantity: 1,
      settlement: 'full-prepayment',
      vatBp: 2200,
    },
  ])
})

test('a part of an order is a prepayment, what is for no order an advance', () => {
  expect(fiscalItems(300_000, [{ ...order, amount: 200_000 }], null)).toEqual([
    {
      name: 'Предоплата по заказу № 1007',
      price: 200_000,
      quantity: 1,
      settlement: 'prepayment',
      vatBp: null,
    },
    { name: 'Пополнение баланса (аванс)', price: 100_000, quantity: 1, settlement: 'advance', vatBp: null },
  ])
})

test('goods that are handed over are paid in full by what was paid before; a part of it is one line', () => {
  const settlement = 'full-payment'
  expect(offsetItems(order, 2200)).toEqual([
    { name: 'Explorer, 60 см', price: 10_000, quantity: 25, settlement, vatBp: 2200 },
    { name: 'Доставка заказа № 1007', price: 10_000, quantity: 1, settlement, vatBp: 2200 },
  ])
  expect(offsetItems({ ...order, amount: 200_000 }, 2200)).toEqual([
    { name: 'Товары по заказу № 1007', price: 200_000, quantity: 1, settlement, vatBp: 2200 },
  ])
})

test('money that goes back to a card was an advance', () => {
  expect(refundItems(100, null)).toEqual([
    { name: 'Возврат аванса', price: 100, quantity: 1, settlement: 'advance', vatBp: null },
  ])
})

test.each([
  ['by card', { byReceipt: 100, fromBalance: 0, net: 100, notOffset: 500 }, 100],
  ['by bank', { byReceipt: 0, fromBalance: 0, net: 100, notOffset: 500 }, 0],
  [
    'from a balance that a card has topped up in part',
    { byReceipt: 0, fromBalance: 100, net: 100, notOffset: 70 },
    70,
  ],
  ['by card, and credited back in part', { byReceipt: 100, fromBalance: 0, net: 60, notOffset: 100 }, 60],
  ['and nothing is left to offset', { byReceipt: 0, fromBalance: 100, net: 100, notOffset: -5 }, 0],
])('what was paid %s is offset by %o: %i', (_how, prepaid, amount) => {
  expect(offsetAmount(prepaid)).toBe(amount)
})

test('goods that come back are named; a part of their price is one line', () => {
  const settlement = 'full-payment'
  const returned = { ...order, amount: 250_000, total: 250_000, delivery: 0 }
  expect(returnItems(returned, 2200)).toEqual([
    { name: 'Explorer, 60 см', price: 10_000, quantity: 25, settlement, vatBp: 2200 },
  ])
  expect(returnItems({ ...returned, amount: 30_000 }, 2200)).toEqual([
    { name: 'Возврат товаров по заказу № 1007', price: 30_000, quantity: 1, settlement, vatBp: 2200 },
  ])
})

test.each([
  ['nothing is credited', { offset: 100, credited: 0 }, 0],
  ['a part is credited', { offset: 100, credited: 30 }, 30],
  ['a part is credited and the rest had come by bank', { offset: 60, credited: 30 }, 30],
  ['all is credited and some had come by bank', { offset: 60, credited: 100 }, 60],
  ['nothing stands offset', { offset: 0, credited: 100 }, 0],
])('of what was offset, where %s, %o takes back %i', (_what, facts, amount) => {
  expect(returnedAmount(facts)).toBe(amount)
})

test('the name of a line has at most 128 characters', () => {
  const long = { ...order, lines: [{ name: 'я'.repeat(300), price: 10_000, quantity: 25 }] }
  expect(fiscalItems(260_000, [long], null)[0]?.name).toHaveLength(128)
})

test('more for orders than was paid is refused', () => {
  expect(() => fiscalItems(100, [order], null)).toThrow(RangeError)
})

const lines = array(
  record({ price: integer({ min: 1, max: 50_000 }), quantity: integer({ min: 0, max: 500 }) }),
)

test('the lines of a receipt are together what was paid', () => {
  assert(
    property(
      lines,
      integer({ min: 0, max: 90_000 }),
      boolean(),
      integer({ min: 0, max: 10_000 }),
      (goods, delivery, isWhole, more) => {
        const named = goods.map((line) => ({ ...line, name: 'x' }))
        const total = named.reduce((sum, { price, quantity }) => sum + price * quantity, delivery) + 1
        const amount = isWhole ? total : Math.ceil(total / 2)
        const items = fiscalItems(amount + more, [{ number: 1, amount, total, delivery, lines: named }], null)
        const sum = items.reduce((all, { price, quantity }) => all + price * quantity, 0)
        expect(sum).toBe(amount + more)
      },
    ),
  )
})
