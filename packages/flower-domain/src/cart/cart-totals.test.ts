import { describe, expect, it } from 'vitest'
import { money, zeroMoney } from '../money/money.ts'
import { cartDayTotals, cartTotals, lineTotal } from './cart-totals.ts'

function rubles(minor: number) {
  return money(minor, 'RUB')
}
const delivered = { method: 'delivery', cityCost: rubles(50_000) } as const
const line = { code: 'A', price: 12_050, quantity: 25 }

it('counts a line as price × stems', () => {
  expect(lineTotal(line)).toEqual(rubles(301_250))
})

describe('cartDayTotals', () => {
  it('adds the delivery to the goods', () => {
    expect(cartDayTotals([line, { code: 'B', price: 4000, quantity: 10 }], delivered)).toEqual({
      lines: 2,
      stems: 35,
      goods: rubles(341_250),
      delivery: rubles(50_000),
      total: rubles(391_250),
    })
  })

  it('charges no delivery for no goods', () => {
    expect(cartDayTotals([], delivered).total).toEqual(zeroMoney('RUB'))
  })

  it('uses the highest cost stored in its lines when none is given', () => {
    const items = [
      { ...line, deliveryCost: 20_000 },
      { ...line, code: 'B', deliveryCost: 30_000 },
      { ...line, code: 'C' },
    ]
    expect(cartDayTotals(items, { method: 'delivery', cityCost: null }).delivery).toEqual(rubles(30_000))
    expect(cartDayTotals(items, delivered).delivery).toEqual(rubles(50_000))
  })

  it('charges 1,000 ₽ when the cost is unknown', () => {
    expect(cartDayTotals([line], { method: 'delivery', cityCost: null }).delivery).toEqual(rubles(100_000))
  })

  it('charges nothing from 10,000 ₽ and for pickup, whatever cost the lines store', () => {
    const rich = { ...line, quantity: 1000, deliveryCost: 30_000 }
    expect(cartDayTotals([rich], { method: 'delivery', cityCost: null }).delivery).toEqual(zeroMoney('RUB'))
    const poor = { ...line, deliveryCost: 30_000 }
    expect(cartDayTotals([poor], { method: 'pickup', cityCost: null }).delivery).toEqual(zeroMoney('RUB'))
  })

  it('throws beyond safe integers instead of returning a wrong sum', () => {
    expect(() => cartDayTotals([{ code: 'A', price: 2 ** 40, quantity: 2 ** 20 }], delivered)).toThrow(
      RangeError,
    )
  })
})

describe('cartTotals', () => {
  it('charges each day separately: two small days do not add up to free delivery', () => {
    const day = [{ code: 'A', price: 10_000, quantity: 60 }]
    expect(cartTotals({ '2026-11-20': day, '2026-11-21': day }, delivered)).toEqual({
      lines: 2,
      stems: 120,
      goods: rubles(1_200_000),
      delivery: rubles(100_000),
      total: rubles(1_300_000),
    })
  })
})
