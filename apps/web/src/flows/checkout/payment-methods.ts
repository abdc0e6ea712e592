import type { CallOutput } from '@flower-market/api-client'
import { orderPaymentMethods, type OrderPaymentMethod } from '@flower-market/flower-domain'

/** Whether paying is part of placing an order: from the balance, or on the bank's page that opens then. Else it comes later. */
export function isPaidAtOnce(method: OrderPaymentMethod): boolean {
  return method === 'BALANCE' || method === 'CARD'
}

interface PayingBuyer {
  /** The ways by which the operator takes money now. */
  readonly ways: CallOutput<'topUpWays'>
  /** The client whom the order is for; null for oneself. */
  readonly clientId: string | null
}

/** The methods that the operator takes for a total (kopecks) now; the balance of a client is nobody else's to spend. */
export function payableBy({ ways, clientId }: PayingBuyer, totalMinor: number): OrderPaymentMethod[] {
  return orderPaymentMethods.filter(
    (method) =>
      (method === 'BALANCE' && clientId === null) ||
      ways.some((way) => way.method === method && totalMinor <= way.max),
  )
}
