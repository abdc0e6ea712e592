import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountTails, quoteUsdt, rublesForUsdt, usdtRate } from './usdt-quote.ts'

const rate = 7_954_500_000n

it('the rate is the dollar’s less the spread, rounded once', () => {
  expect(usdtRate(8_116_840_000n, 200)).toBe(7_954_503_200n)
  expect(usdtRate(8_116_840_001n, 0)).toBe(8_116_840_001n)
})

it('names an amount by its last digits and credits what it is worth', () => {
  // 20,000 ₽ / 79.545 ₽ = 251.430008 USDT.
  expect(quoteUsdt(2_000_000, rate, 137)).toEqual({
    units: 251_430_137n,
    credited: { minor: 2_000_001, currency: 'RUB' },
  })
  expect(quoteUsdt(2_000_000, rate, 7).units).toBe(251_431_007n)
})

it.each([
  ['no sum', 0, rate, 1],
  ['half a kopeck', 0.5, rate, 1],
  ['no rate', 100, 0n, 1],
  ['the ending 000', 100, rate, 0],
  ['an ending of four digits', 100, rate, amountTails],
])('%s cannot be quoted', (_what, kopecks, at, tail) => {
  expect(() => quoteUsdt(kopecks, at, tail)).toThrow(RangeError)
})

it('brings at least what was asked for and at most a tenth of a cent more, whatever the ending', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.bigInt({ min: 100_000_000n, max: 100_000_000_000n }),
      fc.integer({ min: 1, max: amountTails - 1 }),
      (kopecks, at, tail) => {
        const { units, credited } = quoteUsdt(kopecks, at, tail)
        expect(units % 1000n).toBe(BigInt(tail))
        expect(credited.minor).toBeGreaterThanOrEqual(kopecks)
        expect(credited).toEqual(rublesForUsdt(units, at))
        expect(rublesForUsdt(units - 1000n, at).minor).toBeLessThanOrEqual(kopecks)
      },
    ),
  )
})
