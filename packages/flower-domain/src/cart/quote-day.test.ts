import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowerCard, redRoses } from '../catalog/flower-card.arbitrary.ts'
import { money } from '../money/money.ts'
import { cutoffFor } from '../time/delivery-days.ts'
import { moscowSchedule } from '../time/delivery-schedule.ts'
import { addDays } from '../time/iso-date.ts'
import { cartItem } from './cart.arbitrary.ts'
import { mergeCartLines, quoteDay, shippingBoxes, type DayToQuote } from './quote-day.ts'

const moscow = { ...moscowSchedule, id: 'moscow' }
const item = { code: redRoses.code, price: redRoses.price, quantity: 50 }
const day: DayToQuote = {
  date: redRoses.deliveryDate,
  items: [item],
  stock: [redRoses],
  region: moscow,
  now: new Date(`${addDays(redRoses.deliveryDate, -5)}T09:00:00Z`),
  delivery: { method: 'delivery', cityCost: money(50_000, 'RUB') },
}

describe('quoteDay', () => {
  it('totals a day that fits as it is', () => {
    const { lines, totals, boxes } = quoteDay(day)
    expect(lines).toEqual([{ item, card: redRoses, mismatches: [], fixed: item }])
    expect(totals.goods.minor).toBe(item.price * item.quantity)
    expect(boxes).toBe(1)
  })

  it('totals what is left once every mismatch is fixed', () => {
    const stock = [{ ...redRoses, stemsAvailable: 25, price: redRoses.price + 100 }]
    const { lines, totals } = quoteDay({ ...day, stock })
    expect(lines[0]?.fixed).toEqual({ ...item, quantity: 25, price: redRoses.price + 100 })
    expect(totals.goods.minor).toBe(25 * (redRoses.price + 100))
  })

  it('takes a lot of another day for gone, and charges nothing for an empty day', () => {
    const { lines, totals, boxes } = quoteDay({ ...day, date: addDays(day.date, 1) })
    expect(lines).toEqual([
      { item, card: null, mismatches: [{ kind: 'gone', was: 50, now: 0 }], fixed: null },
    ])
    expect([totals.total.minor, boxes]).toEqual([0, 0])
  })

  it('compares the stock with all lines of a lot together', () => {
    const stock = [{ ...redRoses, stemsAvailable: 75 }]
    const { lines } = quoteDay({ ...day, stock, items: [item, item] })
    expect(lines.map(({ mismatches }) => mismatches)).toEqual([[{ kind: 'less-stock', was: 100, now: 75 }]])
  })

  it('can be ordered until the earliest cut-off of what is left: that of a plantation, else of the region', () => {
    const ofRegion = cutoffFor(day.date, moscow)
    expect(quoteDay(day).cutoffAt).toEqual(ofRegion)
    expect(quoteDay({ ...day, stock: [] }).cutoffAt).toEqual(ofRegion)
    const hours = (count: number) => new Date(day.now.getTime() + count * 3_600_000).toISOString()
    const stock = [
      { ...redRoses, code: 'late', cutoffAt: hours(9) },
      { ...redRoses, code: 'early', cutoffAt: hours(4) },
      { ...redRoses, code: 'over', cutoffAt: hours(-1) },
    ]
    const items = stock.map(({ code }) => ({ ...item, code }))
    expect(quoteDay({ ...day, items, stock }).cutoffAt.toISOString()).toBe(hours(4))
    const onlyOver = { items: items.slice(2), stock: stock.slice(2) }
    expect(quoteDay({ ...day, ...onlyOver }).cutoffAt.toISOString()).toBe(hours(-1))
  })

  it('finds nothing more once its fixes are applied', () => {
    fc.assert(
      fc.property(
        fc.array(cartItem, { maxLength: 6 }),
        fc.array(flowerCard, { maxLength: 6 }),
        (items, stock) => {
          const first = quoteDay({ ...day, items, stock })
          const fixed = first.lines.flatMap((line) => line.fixed ?? [])
          const second = quoteDay({ ...day, items: fixed, stock })
          for (const { mismatches } of second.lines) {
            // Lines of one lot at two prices have one price after the fix, and only then share its stock.
            expect(mismatches.every(({ kind }) => kind === 'less-stock')).toBe(true)
          }
        },
      ),
    )
  })
})

describe('mergeCartLines', () => {
  it('adds up lines of one lot at one price, and keeps those at another price apart', () => {
    const other = { ...item, price: item.price + 1 }
    expect(mergeCartLines([item, other, item])).toEqual([{ ...item, quantity: 100 }, other])
  })
})

describe('shippingBoxes', () => {
  it('lets lots share a box', () => {
    expect(
      shippingBoxes([
        { quantity: 100, stemsPerBox: 300 },
        { quantity: 200, stemsPerBox: 300 },
      ]),
    ).toBe(1)
    expect(
      shippingBoxes([
        { quantity: 100, stemsPerBox: 300 },
        { quantity: 201, stemsPerBox: 300 },
      ]),
    ).toBe(2)
  })

  it('is not affected by floating-point rounding', () => {
    expect(shippingBoxes(Array.from({ length: 10 }, () => ({ quantity: 10, stemsPerBox: 100 })))).toBe(1)
  })

  it('needs no box for nothing', () => {
    expect(shippingBoxes([])).toBe(0)
  })
})
