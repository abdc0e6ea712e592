import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, money, zeroMoney } from '../money/money.ts'
import { deliveryCost, freeDeliveryFrom, freeDeliveryProgress } from './delivery-cost.ts'

function rubles(minor: number) {
  return money(minor, 'RUB')
}
const cityCost = rubles(45_000)

describe('deliveryCost', () => {
  it('is free from exactly 10,000 ₽', () => {
    expect(deliveryCost({ method: 'delivery', goods: rubles(1_000_000), cityCost })).toEqual(zeroMoney('RUB'))
    expect(deliveryCost({ method: 'delivery', goods: rubles(999_999), cityCost })).toEqual(cityCost)
  })

  it('is free for pickup', () => {
    expect(deliveryCost({ method: 'pickup', goods: rubles(1), cityCost })).toEqual(zeroMoney('RUB'))
  })

  it('is 1,000 ₽ when the cost for the city is unknown', () => {
    expect(deliveryCost({ method: 'delivery', goods: rubles(1), cityCost: null })).toEqual(rubles(100_000))
  })
})

describe('freeDeliveryProgress', () => {
  it('names what is missing', () => {
    expect(freeDeliveryProgress(rubles(750_000))).toEqual({
      missing: rubles(250_000),
      ratio: 0.75,
      isFree: false,
    })
    expect(freeDeliveryProgress(rubles(3_000_000))).toEqual({ missing: rubles(0), ratio: 1, isFree: true })
  })

  it('agrees with the cost, and goods + missing reach the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (minor) => {
        const { missing, ratio, isFree } = freeDeliveryProgress(rubles(minor))
        expect(isFree).toBe(deliveryCost({ method: 'delivery', goods: rubles(minor), cityCost }).minor === 0)
        expect(addMoney(rubles(minor), missing).minor).toBe(Math.max(minor, freeDeliveryFrom.minor))
        expect(ratio === 1).toBe(isFree)
        expect(ratio).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is zero even when credits exceed the goods', () => {
    expect(freeDeliveryProgress(rubles(-100)).ratio).toBe(0)
  })
})
