import type { Currency } from './currency.ts'
import { roundHalfAwayFromZero } from './rounding.ts'

declare const moneyBrand: unique symbol

/** An amount in integer minor units (kopecks, cents) together with its currency; made by `money`. */
export interface Money<C extends Currency = Currency> {
  readonly currency: C
  readonly minor: number
  readonly [moneyBrand]: C
}

/** Makes an amount; throws a RangeError when `minor` is not a safe integer. */
export function money<C extends Currency>(minor: number, currency: C): Money<C> {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Money needs a whole number of minor units, got ${minor} ${currency}.`)
  }
  // Minus zero would print as "-0" and differ from zero in Object.is.
  return { currency, minor: minor === 0 ? 0 : minor } as Money<C>
}

/** Zero in the given currency. */
export function zeroMoney<C extends Currency>(currency: C): Money<C> {
  return money(0, currency)
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new TypeError(`Cannot mix ${a.currency} with ${b.currency}: exchange one of them first.`)
  }
}

/** The sum of two amounts of one currency; throws when the currencies differ. */
export function addMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

/** The first amount less the second, of one currency; throws when the currencies differ. */
export function subtractMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

/** The amount taken a whole number of times; throws a RangeError when `times` is not an integer. */
export function multiplyMoney<C extends Currency>(amount: Money<C>, times: number): Money<C> {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Money is multiplied by integers, got ${times}.`)
  return money(amount.minor * times, amount.currency)
}

/** The sum of a list; `currency` is the currency of the result, and every amount must be in it. */
export function sumMoney<C extends Currency>(amounts: readonly Money<NoInfer<C>>[], currency: C): Money<C> {
  let sum = zeroMoney(currency)
  for (const amount of amounts) sum = addMoney<C>(sum, amount)
  return sum
}

/** Negative, zero or positive as the first amount is less than, equal to or greater than the second. */
export function compareMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): number {
  assertSameCurrency(a, b)
  return Math.sign(a.minor - b.minor)
}

/**
 * A share of an amount in basis points (1% = 100), rounded once, half away from zero.
 * Throws a RangeError when `basisPoints` is not an integer or the product is not a safe integer.
 */
export function percentOf<C extends Currency>(amount: Money<C>, basisPoints: number): Money<C> {
  const product = amount.minor * basisPoints
  if (!Number.isSafeInteger(basisPoints) || !Number.isSafeInteger(product)) {
    throw new RangeError(`Cannot take ${basisPoints} basis points of ${amount.minor} ${amount.currency}.`)
  }
  return money(roundHalfAwayFromZero(product / 10_000), amount.currency)
}
