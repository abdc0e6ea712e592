import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  addMoney,
  compareMoney,
  money,
  multiplyMoney,
  percentOf,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts'
import type { Money } from './money.ts'

function rubles(minor: number) {
  return money(minor, 'RUB')
}
// What a caller without types could pass.
const mixed: Money = money(1, 'USD')

describe('money', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s minor units', (minor) => {
    expect(() => rubles(minor)).toThrow(RangeError)
  })

  it('has no minus zero', () => {
    expect(Object.is(rubles(-0).minor, 0)).toBe(true)
  })

  it('keeps the currency in its type', () => {
    expectTypeOf(rubles(1)).toEqualTypeOf<Money<'RUB'>>()
    expectTypeOf<{ currency: 'RUB'; minor: number }>().not.toExtend<Money<'RUB'>>()
  })
})

describe('arithmetic', () => {
  it('adds, subtracts, multiplies and compares', () => {
    expect(addMoney(rubles(1050), rubles(-50))).toEqual(rubles(1000))
    expect(subtractMoney(rubles(1000), rubles(1001))).toEqual(rubles(-1))
    expect(multiplyMoney(rubles(4550), 25)).toEqual(rubles(113_750))
    expect(compareMoney(rubles(1), rubles(2))).toBe(-1)
    expect(compareMoney(rubles(2), rubles(2))).toBe(0)
    expect(compareMoney(rubles(3), rubles(2))).toBe(1)
  })

  it('does not compile for two currencies', () => {
    const dollars = money(1, 'USD')
    // @ts-expect-error dollars are not added to rubles
    expect(() => addMoney(rubles(1), dollars)).toThrow(TypeError)
    // @ts-expect-error dollars are not taken from rubles
    expect(() => subtractMoney(rubles(1), dollars)).toThrow(TypeError)
    // @ts-expect-error dollars are not compared with rubles
    expect(() => compareMoney(rubles(1), dollars)).toThrow(TypeError)
    // @ts-expect-error dollars are not summed with rubles
    expect(() => sumMoney([dollars], 'RUB')).toThrow(TypeError)
  })

  it('throws for two currencies that the types did not tell apart', () => {
    const lost: Money = rubles(1)
    expect(() => addMoney(lost, mixed)).toThrow('Cannot mix RUB with USD')
    expect(() => subtractMoney(lost, mixed)).toThrow('Cannot mix RUB with USD')
    expect(() => compareMoney(lost, mixed)).toThrow('Cannot mix RUB with USD')
  })

  it('multiplies by whole numbers only', () => {
    expect(() => multiplyMoney(rubles(100), 0.5)).toThrow(RangeError)
  })

  it('refuses a result beyond safe integers', () => {
    expect(() => addMoney(rubles(Number.MAX_SAFE_INTEGER), rubles(1))).toThrow(RangeError)
    expect(() => multiplyMoney(rubles(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
  })

  it('sums an empty list to zero of the currency', () => {
    expect(sumMoney([], 'EUR')).toEqual(zeroMoney('EUR'))
  })
})

describe('percentOf', () => {
  it('rounds the share once, half away from zero', () => {
    expect(percentOf(rubles(10_000), 2200)).toEqual(rubles(2200))
    expect(percentOf(rubles(50), 100)).toEqual(rubles(1))
    expect(percentOf(rubles(-50), 100)).toEqual(rubles(-1))
    expect(percentOf(rubles(49), 100)).toEqual(rubles(0))
  })

  it('refuses a fraction of a basis point and a product beyond safe integers', () => {
    expect(() => percentOf(rubles(20_000), 0.5)).toThrow(RangeError)
    expect(() => percentOf(rubles(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
  })
})
