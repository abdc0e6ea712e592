import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { earningsState, orderEarnings, orderMargin, ordersByMonth } from './order-earnings.ts'
import { maxPercentageBp, noPercentages } from './percentages.ts'
import { percentages, priceParts } from './pricing.arbitrary.ts'
import { cityDeliveryCost, stemPrice } from './stem-price.ts'

const parts = { price: 10_000, deliveryToWarehouse: 2_000, deliveryToRegion: 500 }
const line = { parts, price: 12_500, agreedPrice: 12_500, billedQuantity: 50 }
const share = { priceBp: 200, deliveryToWarehouseBp: 100, deliveryToRegionBp: 50, deliveryToCityBp: 1_000 }
const order = { lines: [line], cityCost: null, margin: noPercentages, share }

it('takes the share of each part of the agreed stems', () => {
  // 200 + 20 + 2.5 kopecks a stem.
  expect(orderEarnings(order).minor).toBe(11_125)
  expect(orderEarnings({ ...order, lines: [{ ...line, billedQuantity: 25 }] }).minor).toBe(5_563)
})

it('takes the fourth share of delivery around the city, where the buyer pays for it', () => {
  expect(orderEarnings({ ...order, cityCost: money(60_000, 'RUB') }).minor).toBe(11_125 + 6_000)
})

it('leaves the margin out, and follows a price that was agreed at less', () => {
  const margin = { ...noPercentages, priceBp: 1_000 }
  const asked = { ...line, price: 13_500, agreedPrice: 13_500 }
  expect(orderEarnings({ ...order, margin, lines: [asked] }).minor).toBe(11_125)
  // 13,500 less 2,200 is 11,300 in full, so that the plantation's part is 8,000.
  const agreed = { ...asked, agreedPrice: 11_300 }
  expect(orderEarnings({ ...order, margin, lines: [agreed] }).minor).toBe(50 * 160 + 1_125)
})

it('is nothing without a share and for lines that nothing was agreed of', () => {
  expect(orderEarnings({ ...order, share: noPercentages }).minor).toBe(0)
  expect(orderEarnings({ ...order, lines: [{ ...line, billedQuantity: 0 }] }).minor).toBe(0)
})

it('never is more than half of what the buyer pays, whatever was agreed', () => {
  const agreedPart = fc.double({ min: 0, max: 1, noNaN: true })
  const quantity = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(
      priceParts,
      percentages,
      percentages,
      agreedPart,
      quantity,
      (some, margin, own, part, stems) => {
        const price = stemPrice(some, margin)
        const freightAlone = stemPrice({ ...some, price: 0 }, margin)
        const agreedPrice = Math.max(freightAlone + 1, Math.floor(price * part))
        const sold = { parts: some, price, agreedPrice, billedQuantity: stems }
        const earned = orderEarnings({ lines: [sold], cityCost: null, margin, share: own }).minor
        const half = (maxPercentageBp / 10_000) * (agreedPrice + 1) * stems
        expect(earned).toBeGreaterThanOrEqual(0)
        expect(earned).toBeLessThanOrEqual(Math.ceil(half) + 1)
      },
    ),
  )
})

it('gives the broker what the client pays above the parts, for the stems that are charged', () => {
  const margin = { ...noPercentages, priceBp: 1_000, deliveryToCityBp: 500 }
  const sold = { ...line, price: 13_500, agreedPrice: 13_500 }
  const client = { lines: [sold], cityCost: null, margin }
  expect(orderMargin(client).minor).toBe(50 * 1_000)
  expect(orderMargin({ ...client, lines: [{ ...sold, billedQuantity: 20 }] }).minor).toBe(20 * 1_000)
  expect(orderMargin({ ...client, cityCost: money(60_000, 'RUB') }).minor).toBe(50 * 1_000 + 3_000)
  // The plantation's part is 8,000, so that a tenth of it is the margin.
  expect(orderMargin({ ...client, lines: [{ ...sold, agreedPrice: 11_300 }] }).minor).toBe(50 * 800)
})

it('gives the broker exactly what is left of the payment when the parts are paid', () => {
  const quantity = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(
      priceParts,
      percentages,
      quantity,
      fc.integer({ min: 1, max: 200_000 }),
      (some, margin, stems, city) => {
        const price = stemPrice(some, margin)
        const cityCost = money(city, 'RUB')
        const sold = { parts: some, price, agreedPrice: price, billedQuantity: stems }
        const paid = price * stems + cityDeliveryCost(cityCost, margin).minor
        const withoutMargin = (some.price + some.deliveryToWarehouse + some.deliveryToRegion) * stems + city
        expect(orderMargin({ lines: [sold], cityCost, margin }).minor).toBe(paid - withoutMargin)
        const plain = {
          ...sold,
          price: stemPrice(some, noPercentages),
          agreedPrice: stemPrice(some, noPercentages),
        }
        expect(orderMargin({ lines: [plain], cityCost, margin: noPercentages }).minor).toBe(0)
      },
    ),
  )
})

it('is expected until the order is fulfilled, and nothing once it is canceled or returned', () => {
  const states = orderStatuses.map((status) => [status, earningsState(status)])
  expect(states.filter(([, state]) => state !== 'expected')).toEqual([
    ['fulfilled', 'fulfilled'],
    ['return', 'none'],
    ['canceled', 'none'],
  ])
})

it('adds up the orders of each month, the newest month first', () => {
  const months = ordersByMonth([
    { placedOn: '2026-11-20', sum: 1_000, earnings: 10, isFulfilled: false },
    { placedOn: '2026-10-31', sum: 5_000, earnings: 50, isFulfilled: true },
    { placedOn: '2026-11-01', sum: 2_000, earnings: 20, isFulfilled: true },
  ])
  expect(months).toEqual([
    { month: '2026-11-01', orders: 2, sum: 3_000, expected: 10, earned: 20 },
    { month: '2026-10-01', orders: 1, sum: 5_000, expected: 0, earned: 50 },
  ])
})
