import type { CallOutput } from '@flower-market/api-client'
import { laterPaymentMethods, type LaterPaymentMethod } from '@flower-market/flower-domain'

/** The methods by which the operator takes an amount (kopecks) for orders that wait for their money. */
export function methodsForOrders(ways: CallOutput<'topUpWays'>, amount: number): LaterPaymentMethod[] {
  return laterPaymentMethods.filter((method) =>
    ways.some((way) => way.method === method && way.min <= amount && amount <= way.max),
  )
}
