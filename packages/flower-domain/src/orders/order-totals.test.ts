import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, zeroMoney } from '../money/money.ts'
import { lineShortfall, orderTotals } from './order-totals.ts'
import type { OrderLineAmounts } from './order-totals.ts'

function rubles(minor: number) {
  return money(minor, 'RUB')
}
const nothing = zeroMoney('RUB')
const full = { price: 4900, quantity: 400, agreedPrice: 4900, agreedQuantity: 400, billedQuantity: 400 }
const short = { ...full, agreedQuantity: 320, billedQuantity: 320 }

describe('orderTotals', () => {
  it('adds delivery to what was agreed, not to what was asked for', () => {
    expect(
      orderTotals({ lines: [full, short], delivery: rubles(50_000), paid: nothing, credited: nothing }),
    ).toEqual({
      asked: rubles(3_920_000),
      agreed: rubles(3_528_000),
      billed: rubles(3_528_000),
      delivery: rubles(50_000),
      total: rubles(3_578_000),
      paid: nothing,
      credited: nothing,
      due: rubles(3_578_000),
    })
  })

  it('is settled once the shortfall of a paid order is credited', () => {
    const paid = rubles(3_970_000)
    const totals = orderTotals({
      lines: [full, short],
      delivery: rubles(50_000),
      paid,
      credited: lineShortfall(short),
    })
    expect(totals.due).toEqual(nothing)
    expect(totals.paid.minor - totals.credited.minor).toBe(totals.total.minor)
  })

  it('has nothing due while the credit of a shortfall is pending', () => {
    expect(
      orderTotals({ lines: [short], delivery: nothing, paid: rubles(1_960_000), credited: nothing }).due,
    ).toEqual(nothing)
  })

  it('charges what was delivered of what was agreed', () => {
    const lines = [{ ...short, billedQuantity: 300 }]
    const totals = orderTotals({ lines, delivery: rubles(50_000), paid: nothing, credited: nothing })
    expect([totals.agreed, totals.billed, totals.total]).toEqual([
      rubles(320 * 4900),
      rubles(300 * 4900),
      rubles(300 * 4900 + 50_000),
    ])
  })

  it('refuses more credit than was paid', () => {
    expect(() =>
      orderTotals({ lines: [short], delivery: nothing, paid: rubles(1), credited: rubles(2) }),
    ).toThrow(RangeError)
  })

  it('settles every order whose shortfalls are credited line by line', () => {
    const line: fc.Arbitrary<OrderLineAmounts> = fc
      .record({
        price: fc.integer({ min: 1, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 10_000 }),
        less: fc.integer({ min: 0, max: 10_000 }),
        cheaper: fc.integer({ min: 0, max: 50_000 }),
      })
      .map(({ price, quantity, less, cheaper }) => ({
        price,
        quantity,
        agreedPrice: Math.max(0, price - cheaper),
        agreedQuantity: Math.max(0, quantity - less),
        billedQuantity: Math.max(0, quantity - less),
      }))
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 200_000 }),
        (lines, cost) => {
          const delivery = rubles(cost)
          const before = orderTotals({ lines, delivery, paid: nothing, credited: nothing })
          const paid = rubles(before.asked.minor + cost)
          const credited = rubles(lines.reduce((sum, one) => sum + lineShortfall(one).minor, 0))
          const after = orderTotals({ lines, delivery, paid, credited })
          expect(after.due).toEqual(nothing)
          expect(after.total.minor).toBe(after.paid.minor - after.credited.minor)
        },
      ),
    )
  })
})

describe('lineShortfall', () => {
  it('counts the difference at the asked and the agreed price', () => {
    expect(lineShortfall({ ...short, agreedPrice: 4800 })).toEqual(rubles(400 * 4900 - 320 * 4800))
  })

  it('is nothing for a line that costs the same or more', () => {
    expect(lineShortfall(full)).toEqual(nothing)
    expect(lineShortfall({ ...full, agreedPrice: 5000 })).toEqual(nothing)
  })
})
