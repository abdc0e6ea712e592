import type { CallInput } from '@flower-market/api-client/contract'
import type { CartItem, IsoDate } from '@flower-market/flower-domain'
import { invalidInput } from '../../platform/errors/api-error.ts'

/** A delivery day of a cart. */
export interface CartDay {
  readonly date: IsoDate
  readonly items: readonly CartItem[]
}

const mostDays = 31

/** The days of a cart that have lines, earliest first. Throws `validation-failed` when there are too many. */
export function cartDaysOf(cart: CallInput<'checkCart'>['body']): CartDay[] {
  const days = Object.entries(cart) as [IsoDate, CartItem[]][]
  if (days.length > mostDays) throw invalidInput('', `A cart has at most ${mostDays} days.`)
  return days
    .map(([date, items]) => ({ date, items }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
