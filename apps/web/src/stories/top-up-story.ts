import { transactions } from '@flower-market/api-client/msw'
import type { PaymentMethod, TransactionStatus } from '@flower-market/flower-domain'
import { startingFrom } from './screen-story.tsx'

/** The page of top-ups. */
export const route = '/transaction/replenishment'

/** The top-up of the fixtures of a way and a status. */
export function idOf(method: PaymentMethod, status: TransactionStatus): string {
  const found = transactions.find(
    (one) => one.kind === 'top-up' && one.method === method && one.status === status,
  )
  if (found === undefined) throw new Error(`No top-up by ${method} is ${status}.`)
  return found._id
}

/** Starts at a top-up of a way and a status. */
export function at(method: PaymentMethod, status: TransactionStatus) {
  return startingFrom({ path: `${route}?id=${idOf(method, status)}`, route })
}
