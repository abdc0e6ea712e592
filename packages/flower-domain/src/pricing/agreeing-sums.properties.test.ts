import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cartDayTotals } from '../cart/cart-totals.ts'
import { quoteDay } from '../cart/quote-day.ts'
import { redRoses } from '../catalog/flower-card.arbitrary.ts'
import type { FlowerCard } from '../catalog/flower-card.ts'
import { money, zeroMoney } from '../money/money.ts'
import { orderTotals } from '../orders/order-totals.ts'
import { deliveryMethods } from '../orders/order-kind.ts'
import { moscowSchedule } from '../time/delivery-schedule.ts'
import { noPercentages, type Percentages } from './percentages.ts'
import { percentages, priceParts } from './pricing.arbitrary.ts'
import { cityDeliveryCost, stemPrice, type PriceParts } from './stem-price.ts'

const region = { ...moscowSchedule, id: 'moscow' }
const now = new Date('2026-11-18T09:00:00Z')

const lots = fc.array(fc.record({ parts: priceParts, packs: fc.integer({ min: 1, max: 20 }) }), {
  minLength: 1,
  maxLength: 8,
})
const cityCost = fc.option(fc.integer({ min: 0, max: 300_000 }).map((minor) => money(minor, 'RUB')))
const method = fc.constantFrom(...deliveryMethods)

interface Lot {
  readonly parts: PriceParts
  readonly packs: number
}

/** The cards of a catalog at a buyer's prices. */
function cardsOf(all: readonly Lot[], margin: Percentages): FlowerCard[] {
  return all.map(({ parts }, index) => ({
    ...redRoses,
    code: `R-${index}`,
    price: stemPrice(parts, margin),
    stemsAvailable: 500,
  }))
}
function linesOf(cards: readonly FlowerCard[], all: readonly Lot[]) {
  return cards.map(({ code, price }, index) => ({ code, price, quantity: 25 * (all[index]?.packs ?? 1) }))
}

it('agrees on lines, delivery and total on card, cart, check and order', () => {
  fc.assert(
    fc.property(lots, percentages, cityCost, method, (all, margin, city, how) => {
      const stock = cardsOf(all, margin)
      const items = linesOf(stock, all)
      const delivery = { method: how, cityCost: cityDeliveryCost(city, margin) }
      const cart = cartDayTotals(items, delivery)
      const check = quoteDay({ date: redRoses.deliveryDate, items, stock, region, now, delivery })
      const order = orderTotals({
        lines: items.map(({ price, quantity }) => ({
          price,
          quantity,
          agreedPrice: price,
          agreedQuantity: quantity,
          billedQuantity: quantity,
        })),
        delivery: cart.delivery,
        paid: zeroMoney('RUB'),
        credited: zeroMoney('RUB'),
      })
      const cards = stock.reduce((sum, { price }, index) => sum + price * (items[index]?.quantity ?? 0), 0)
      expect(cart.goods.minor).toBe(cards)
      expect(cart.goods.minor + cart.delivery.minor).toBe(cart.total.minor)
      expect(check.lines.every(({ mismatches }) => mismatches.length === 0)).toBe(true)
      expect(check.totals).toEqual(cart)
      expect([order.asked, order.delivery, order.total]).toEqual([cart.goods, cart.delivery, cart.total])
    }),
  )
})

it('ends in changed prices and never in another sum, when the margin or the freight changes meanwhile', () => {
  fc.assert(
    fc.property(lots, percentages, percentages, fc.nat(50_000), method, (all, was, is, more, how) => {
      const items = linesOf(cardsOf(all, was), all)
      const dearer = all.map(({ parts, packs }) => ({
        packs,
        parts: { ...parts, deliveryToRegion: parts.deliveryToRegion + more },
      }))
      const stock = cardsOf(dearer, is)
      const delivery = { method: how, cityCost: cityDeliveryCost(null, is) }
      const question = { date: redRoses.deliveryDate, stock, region, now, delivery }
      const { lines, totals } = quoteDay({ ...question, items })
      for (const { item, card, mismatches } of lines) {
        const expected = { kind: 'price-changed', was: item.price, now: card?.price }
        expect(mismatches).toEqual(item.price === card?.price ? [] : [expected])
      }
      const fixed = lines.flatMap((line) => line.fixed ?? [])
      const again = quoteDay({ ...question, items: fixed })
      expect(again.lines.flatMap(({ mismatches }) => mismatches)).toEqual([])
      expect(again.totals).toEqual(totals)
    }),
  )
})

it('charges whoever has no margin the parts and nothing else', () => {
  fc.assert(
    fc.property(lots, (all) => {
      const sums = all.map(({ parts }) => parts.price + parts.deliveryToWarehouse + parts.deliveryToRegion)
      expect(cardsOf(all, noPercentages).map(({ price }) => price)).toEqual(sums)
    }),
  )
})
