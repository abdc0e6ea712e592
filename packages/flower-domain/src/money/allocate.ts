import type { Currency } from './currency.ts'
import { money, type Money } from './money.ts'

/**
 * Splits an amount by weights (whole numbers) so that the parts sum to it: each is its exact share, rounded towards zero,
 * and the minor units that are left go one by one to the largest remainders, the earlier part first.
 * Throws a RangeError for a negative weight or weights that are all zero.
 */
export function allocate<C extends Currency>(amount: Money<C>, weights: readonly number[]): Money<C>[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Weights are whole numbers from zero, got ${weights.join(', ')}.`)
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) throw new RangeError('An amount is split by at least one weight above zero.')
  const isNegative = amount.minor < 0
  const minor = BigInt(Math.abs(amount.minor))
  const shares = weights.map((weight, place) => {
    const product = minor * BigInt(weight)
    return { place, part: product / total, remainder: product % total }
  })
  let left = minor - shares.reduce((sum, { part }) => sum + part, 0n)
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (left === 0n) break
    share.part += 1n
    left -= 1n
  }
  return shares.map(({ part }) => money(Number(isNegative ? -part : part), amount.currency))
}

/** What an amount covers of each due, and what it leaves over. */
export interface CoveredDues<C extends Currency> {
  readonly parts: readonly Money<C>[]
  readonly rest: Money<C>
}

/**
 * Pays dues from an amount, each in full before the next, as one payment pays several orders; parts and rest sum to the
 * amount. Throws a RangeError when the amount or a due is negative.
 */
export function coverDues<C extends Currency>(
  amount: Money<C>,
  dues: readonly Money<NoInfer<C>>[],
): CoveredDues<C> {
  let rest = amount.minor
  if (rest < 0) throw new RangeError(`Dues are paid from a positive amount, not ${rest}.`)
  const parts = dues.map(({ minor, currency }) => {
    if (currency !== amount.currency) throw new TypeError(`Cannot pay ${currency} with ${amount.currency}.`)
    if (minor < 0) throw new RangeError(`A due is not negative, got ${minor}.`)
    const part = Math.min(minor, rest)
    rest -= part
    return money(part, amount.currency)
  })
  return { parts, rest: money(rest, amount.currency) }
}
