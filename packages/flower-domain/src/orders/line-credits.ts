import { addMoney, money, subtractMoney, sumMoney, zeroMoney } from '../money/money.ts'
import type { Money } from '../money/money.ts'
import { billedAmount } from './order-totals.ts'
import type { OrderLineAmounts } from './order-totals.ts'

/** Lines before and after a move, in one order, and what has been paid and credited before. */
export interface CreditsQuestion {
  readonly before: readonly OrderLineAmounts[]
  readonly after: readonly OrderLineAmounts[]
  readonly delivery: Money<'RUB'>
  readonly paid: Money<'RUB'>
  readonly credited: Money<'RUB'>
}

/**
 * What is credited back for each line that costs less than before: together at most what was paid beyond the new total, so
 * that nothing is credited for an order that waits for its money.
 */
export function lineCredits({
  before,
  after,
  delivery,
  paid,
  credited,
}: CreditsQuestion): readonly Money<'RUB'>[] {
  const total = addMoney(sumMoney(after.map(billedAmount), 'RUB'), delivery)
  let beyond = subtractMoney(subtractMoney(paid, credited), total).minor
  return after.map((line, place) => {
    const earlier = before[place]
    if (earlier === undefined) throw new RangeError(`There is no line ${place} before.`)
    const less = subtractMoney(billedAmount(earlier), billedAmount(line)).minor
    const minor = Math.min(less, beyond)
    if (minor <= 0) return zeroMoney('RUB')
    beyond -= minor
    return money(minor, 'RUB')
  })
}
