import { divideRounded } from '../money/divide-rounded.ts'
import { money, type Money } from '../money/money.ts'

/** Kopecks of a ruble times units of a USDT times the scale of a rate, which all stand in one product. */
const unitsPerKopeck = 10n ** 12n
const wholeBp = 10_000n

/** How many last digits of an amount tell payments of the same sum apart: a tenth of a cent in all. */
export const amountTails = 1000

/** What is to be sent for a sum in rubles, and what it brings. */
export interface UsdtQuote {
  /** Exactly so many units have to be sent. */
  readonly units: bigint
  /** What is credited for them: at least what was asked for, at most a few kopecks more. */
  readonly credited: Money<'RUB'>
}

/** Rubles for one USDT, times 10^8: the dollar's rate of a central bank, lower by a spread, rounded once. */
export function usdtRate(dollarRate: bigint, spreadBp: number): bigint {
  return divideRounded(dollarRate * (wholeBp - BigInt(spreadBp)), wholeBp)
}

/** What an amount of USDT brings in rubles at a rate times 10^8, rounded once, half away from zero. */
export function rublesForUsdt(units: bigint, rate: bigint): Money<'RUB'> {
  return money(Number(divideRounded(units * rate, unitsPerKopeck)), 'RUB')
}

/**
 * The least amount of USDT that ends in given three digits and brings at least a sum of kopecks at a rate times 10^8. No
 * ending is 000: what a wallet has cut to three digits is nobody's exact amount. Throws a RangeError otherwise.
 */
export function quoteUsdt(kopecks: number, rate: bigint, tail: number): UsdtQuote {
  if (!Number.isSafeInteger(kopecks) || kopecks <= 0)
    throw new RangeError(`${kopecks} kopecks cannot be paid.`)
  if (rate <= 0n) throw new RangeError(`A rate is above zero, not ${rate}.`)
  if (!Number.isInteger(tail) || tail <= 0 || tail >= amountTails)
    throw new RangeError(`${tail} is no ending.`)
  const least = (BigInt(kopecks) * unitsPerKopeck + rate - 1n) / rate
  const tails = BigInt(amountTails)
  const units = least + ((BigInt(tail) - (least % tails) + tails) % tails)
  return { units, credited: rublesForUsdt(units, rate) }
}
