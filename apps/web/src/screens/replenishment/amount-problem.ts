import type { CallOutput } from '@flower-market/api-client'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** A way to top up, with its limits. */
export type TopUpWay = CallOutput<'topUpWays'>[number]

/** Why an amount cannot be brought by a way; null when it can. Each may use `{min}` and `{max}`. */
export function amountProblemOf(amount: number | null, { min, max }: TopUpWay): MessageId | null {
  if (amount === null || amount === 0) return 'transactions.enterAmount'
  if (amount < min) return 'transactions.amountTooSmall'
  return amount > max ? 'transactions.amountTooLarge' : null
}
