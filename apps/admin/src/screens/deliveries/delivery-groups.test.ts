import { expect, test } from 'vitest'
import { cashOf, groupDeliveries, totalsOf, type Delivery } from './delivery-groups.ts'

function delivery(changes: Partial<Delivery>): Delivery {
  const order = { region: 'moscow', city: 'Москва', stems: 50, boxes: 1, due: 0 }
  return { ...order, paymentMethod: 'BALANCE', paymentStatus: 'paid', ...changes } as Delivery
}

test('orders are grouped by region and city in the order in which they come', () => {
  const groups = groupDeliveries([
    delivery({ number: 1 }),
    delivery({ number: 2, city: 'Химки' }),
    delivery({ number: 3 }),
    delivery({ number: 4, region: 'kazan', city: '' }),
  ])
  expect(
    groups.map(({ region, cities }) => [
      region,
      cities.map(({ city, deliveries }) => [city, deliveries.map(({ number }) => number)]),
    ]),
  ).toEqual([
    [
      'moscow',
      [
        ['Москва', [1, 3]],
        ['Химки', [2]],
      ],
    ],
    ['kazan', [['', [4]]]],
  ])
})

test('the driver takes in cash what is to be paid in cash, and nothing else', () => {
  const inCash = delivery({ paymentMethod: 'CASH', paymentStatus: 'wait_paid', due: 500 })
  const byInvoice = delivery({ paymentMethod: 'CHECK', paymentStatus: 'wait_paid', due: 700 })
  const paid = delivery({ paymentMethod: 'CASH', paymentStatus: 'paid', due: 0 })
  expect([inCash, byInvoice, paid].map(cashOf)).toEqual([500, 0, 0])
  expect(totalsOf([inCash, byInvoice, paid])).toEqual({ orders: 3, stems: 150, boxes: 3, cash: 500 })
})
