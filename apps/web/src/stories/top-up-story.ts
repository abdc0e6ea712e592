import { transactions } from '@flower-market/api-client/msw'
import type { PaymentMethod, TransactionStatus } from '@flower-market/flower-domain'
import { startingFrom } from './screen-story.tsx'

/** The page of top-ups. */
export const route = '/transaction/replenishment'

/** The id of the fixtures' top-up with a method and a status. */
export function idOf(method: PaymentMethod, status: TransactionStatus): string {
  const found = transactions.find(
    (one) => one.kind === 'top-up' && one.method === method && one.status === status,
  )
  if (found === undefined) throw new Error(`No top-up by ${method} is ${status}.`)
  return found._id
}

/** Opens the page of a top-up with a method and a status. */
export function at(method: PaymentMethod, status: TransactionStatus) {
  return startingFrom({ path: `${route}?id=${idOf(method, status)}`, route })
}
