import { expect, test } from 'vitest'
import { cashOf, groupDeliveries, totalsOf, withPart, type Delivery } from './delivery-groups.ts'

function delivery(changes: Partial<Delivery>): Delivery {
  const order = { region: 'moscow', city: 'Москва', stems: 50, boxes: 1, due: 0 }
  const _id = String(changes.number)
  return { _id, ...order, paymentMethod: 'BALANCE', paymentStatus: 'paid', ...changes } as Delivery
}

test('orders are grouped by region and city in the order in which they come', () => {
  const groups = groupDeliveries(
    [
      delivery({ number: 1 }),
      delivery({ number: 2, city: 'Химки' }),
      delivery({ number: 3 }),
      delivery({ number: 4, region: 'kazan', city: '' }),
    ],
    [],
  )
  expect(
    groups.map(({ plan, cities }) => [
      plan.region,
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

test('the parts of a day make one list, in which an order of two parts stands once', () => {
  const [kazan, tula] = [delivery({ number: 4, region: 'kazan' }), delivery({ number: 3, city: 'Тула' })]
  const [moscow, older] = [delivery({ number: 2 }), delivery({ number: 1 })]
  expect(withPart([kazan, moscow, tula], [tula, older])).toEqual([kazan, older, moscow, tula])
})

test('orders on a route are not among those of their city, and a region without routes has version 0', () => {
  const orders = [delivery({ _id: 'a' }), delivery({ _id: 'b' }), delivery({ _id: 'c', region: 'kazan' })]
  const routes = [{ name: 'Север', carrier: '', stops: ['b', 'canceled'] }]
  const [moscow, kazan] = groupDeliveries(orders, [{ region: 'moscow', version: 3, routes }])
  expect(moscow?.routes.map(({ name, stops }) => [name, stops])).toEqual([['Север', [orders[1]]]])
  expect(moscow?.cities).toEqual([{ city: 'Москва', deliveries: [orders[0]] }])
  expect([moscow?.plan.version, kazan?.plan]).toEqual([3, { region: 'kazan', version: 0, routes: [] }])
})

test('the driver takes in cash what is to be paid in cash, and nothing else', () => {
  const inCash = delivery({ paymentMethod: 'CASH', paymentStatus: 'wait_paid', due: 500 })
  const byInvoice = delivery({ paymentMethod: 'CHECK', paymentStatus: 'wait_paid', due: 700 })
  const paid = delivery({ paymentMethod: 'CASH', paymentStatus: 'paid', due: 0 })
  expect([inCash, byInvoice, paid].map(cashOf)).toEqual([500, 0, 0])
  expect(totalsOf([inCash, byInvoice, paid])).toEqual({ orders: 3, stems: 150, boxes: 3, cash: 500 })
})
