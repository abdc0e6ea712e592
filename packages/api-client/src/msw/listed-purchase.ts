import type { MockPurchase } from '../fixtures/purchase-of.ts'

/** An order as lists show it. */
export function listedPurchase(order: MockPurchase) {
  return { ...order, due: order.totals.due }
}
