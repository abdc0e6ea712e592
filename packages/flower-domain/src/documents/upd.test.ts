import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { orderTotals } from '../orders/order-totals.ts'
import { noPercentages } from '../pricing/percentages.ts'
import { stemPrice } from '../pricing/stem-price.ts'
import { missingRequisites, updTable } from './upd.ts'

const line = { code: 'lot', name: 'Роза Explorer, 60 см', price: 12_000, quantity: 500, country: 'ECU' }

test.each([
  [60_000_00, 2200, 10_819_67],
  [15_050_00, 2200, 2_713_93],
  [100_00, 2200, 18_03],
  [110_00, 1000, 10_00],
  [1, 2200, 0],
  [99_99, 2000, 16_67],
])('of %i kopecks at %i basis points the tax is %i', (gross, vatBp, tax) => {
  const table = updTable([{ ...line, price: gross, quantity: 1 }], { delivery: 0, vatBp })
  expect([table.tax, table.net, table.gross]).toEqual([tax, gross - tax, gross])
})

test('the delivery is a row, and none where it is free', () => {
  const { rows } = updTable([line], { delivery: 100_000, vatBp: 2200 })
  expect(rows.map(({ name, kind, gross }) => [name, kind, gross])).toEqual([
    ['Роза Explorer, 60 см', 'goods', 6_000_000],
    ['Доставка', 'delivery', 100_000],
  ])
  expect(rows[0]?.unitNet).toBe(9836)
  expect(updTable([line], { delivery: 0, vatBp: 2200 }).rows).toHaveLength(1)
})

test('lines of which nothing is shipped are left out, and without tax nothing is taken', () => {
  const table = updTable([line, { ...line, quantity: 0 }], { delivery: 0, vatBp: null })
  expect([table.rows.length, table.tax, table.net]).toEqual([1, 0, table.gross])
})

test('a sole proprietor has no KPP', () => {
  const buyer = { company: 'ИП Иванов', inn: '770000001287', kpp: '', legalAddress: 'Москва' }
  expect(missingRequisites(buyer)).toEqual([])
  expect(missingRequisites({ ...buyer, inn: '7700000016' })).toEqual(['kpp'])
  expect(missingRequisites({ company: '', inn: '', kpp: '', legalAddress: '' })).toEqual([
    'company',
    'inn',
    'kpp',
    'legalAddress',
  ])
})

const shipped = fc.record({
  parts: fc.record({
    price: fc.integer({ min: 1, max: 40_000 }),
    deliveryToWarehouse: fc.nat(5000),
    deliveryToRegion: fc.nat(5000),
  }),
  bunches: fc.integer({ min: 1, max: 200 }),
  shippedFirst: fc.nat(200),
})

test('the documents of all shipments together are what the order costs, with and without a margin, in parts or whole', () => {
  const orders = fc.record({
    lines: fc.array(shipped, { minLength: 1, maxLength: 8 }),
    marginBp: fc.constantFrom(0, 1000, 3333),
    delivery: fc.constantFrom(0, 100_000),
    vatBp: fc.constantFrom(null, 500, 1000, 2200),
  })
  fc.assert(
    fc.property(orders, ({ lines, marginBp, delivery, vatBp }) => {
      const margin = { ...noPercentages, priceBp: marginBp, deliveryToRegionBp: marginBp }
      const priced = lines.map(({ parts, bunches, shippedFirst }) => {
        const quantity = bunches * 25
        return { price: stemPrice(parts, margin), quantity, first: Math.min(quantity, shippedFirst * 25) }
      })
      const { total } = orderTotals({
        lines: priced.map(({ price, quantity }) => ({
          price,
          quantity,
          agreedPrice: price,
          agreedQuantity: quantity,
          billedQuantity: quantity,
        })),
        delivery: money(delivery, 'RUB'),
        paid: money(0, 'RUB'),
        credited: money(0, 'RUB'),
      })
      const part = (quantityOf: (one: (typeof priced)[number]) => number, withDelivery: number) =>
        updTable(
          priced.map((one) => Object.assign({}, line, { price: one.price, quantity: quantityOf(one) })),
          { delivery: withDelivery, vatBp },
        )
      const first = part((one) => one.first, delivery)
      const second = part((one) => one.quantity - one.first, 0)
      expect(first.gross + second.gross).toBe(total.minor)
      for (const table of [first, second]) {
        expect(table.net + table.tax).toBe(table.gross)
        for (const row of table.rows) expect(row.net + row.tax).toBe(row.gross)
      }
    }),
  )
})
