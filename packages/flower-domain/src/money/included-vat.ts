import { divideRounded } from './divide-rounded.ts'
import { money } from './money.ts'
import type { Money } from './money.ts'
import type { Currency } from './currency.ts'

/**
 * The value-added tax inside an amount, by the rate in basis points: amount × rate / (100% + rate), rounded once, half away
 * from zero. Throws a RangeError when the rate is no whole number from zero on.
 */
export function includedVat<C extends Currency>(amount: Money<C>, vatBp: number): Money<C> {
  if (!Number.isSafeInteger(vatBp) || vatBp < 0)
    throw new RangeError(`A tax of ${vatBp} basis points is none.`)
  const tax = divideRounded(BigInt(amount.minor) * BigInt(vatBp), BigInt(10_000 + vatBp))
  return money(Number(tax), amount.currency)
}
