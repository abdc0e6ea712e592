import type { OrderPaymentMethod } from '@flower-market/flower-domain'

/** Whether paying is part of placing an order: from the balance, or on the bank's page that opens then. Else it comes later. */
export function isPaidAtOnce(method: OrderPaymentMethod): boolean {
  return method === 'BALANCE' || method === 'CARD'
}
