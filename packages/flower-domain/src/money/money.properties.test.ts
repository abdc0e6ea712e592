import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { minorToDecimalString, parseMinor } from './decimal.ts'
import { addMoney, money, percentOf, subtractMoney, sumMoney } from './money.ts'
import { roundHalfAwayFromZero } from './rounding.ts'

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
function rubles(minor: number) {
  return money(minor, 'RUB')
}

it('never loses a kopeck in addition and subtraction', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(subtractMoney(addMoney(rubles(a), rubles(b)), rubles(b))).toEqual(rubles(a))
    }),
  )
})

it('sums to the same in any order', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (minors) => {
      const exact = minors.reduce((sum, minor) => sum + BigInt(minor), 0n)
      expect(BigInt(sumMoney(minors.map(rubles), 'RUB').minor)).toBe(exact)
      expect(sumMoney(minors.toReversed().map(rubles), 'RUB').minor).toBe(Number(exact))
    }),
  )
})

it('rounds a share exactly as fractions of integers do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -900_000_000_000, max: 900_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (minor, basisPoints) => {
        const doubled = BigInt(Math.abs(minor)) * BigInt(basisPoints) * 2n
        const exact = Number((doubled + 10_000n) / 20_000n)
        expect(percentOf(rubles(minor), basisPoints)).toEqual(rubles(minor < 0 ? -exact : exact))
      },
    ),
  )
})

it('splits an amount into two shares that differ from it by at most one kopeck', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (minor, share) => {
        const parts = percentOf(rubles(minor), share).minor + percentOf(rubles(minor), 10_000 - share).minor
        expect(parts - minor).toBeOneOf([0, 1])
      },
    ),
  )
})

it('rounds opposite numbers to opposite integers', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (x) => {
      expect(roundHalfAwayFromZero(x) + roundHalfAwayFromZero(-x)).toBe(0)
      expect(Math.abs(roundHalfAwayFromZero(x) - x)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('reads back every decimal that it writes', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (minor, fractionDigits) => {
      const text = minorToDecimalString(minor, fractionDigits)
      expect(parseMinor(text, { fractionDigits })).toEqual({ ok: true, minor: minor === 0 ? 0 : minor })
    }),
  )
})

it('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseMinor(text, { fractionDigits: 2 })
      expect(parsed.ok ? Number.isSafeInteger(parsed.minor) : parsed.reason.length > 0).toBe(true)
    }),
  )
})
