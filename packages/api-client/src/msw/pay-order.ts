import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketState } from './market-state.ts'
import { recordOperation } from './operations.ts'

/** What is still to be paid for an order; nothing for a canceled one. */
export function dueOf({ status, totals }: MockPurchase): number {
  return status === 'canceled' ? 0 : totals.due
}

/** Takes what is due for an order from its buyer's balance, at most an amount; answers how much that was. */
export function payOrder(
  state: MarketState,
  purchase: MockPurchase,
  { atMost, transactionId }: { readonly atMost: number; readonly transactionId: string },
): number {
  const buyer = state.people.find((one) => one._id === purchase.ownerId)
  const amount = Math.min(dueOf(purchase), atMost)
  if (amount === 0 || buyer === undefined) return 0
  const { _id, number, totals } = purchase
  recordOperation(state, buyer, {
    kind: 'purchase',
    transactionId,
    purchase: { _id, number },
    changes: [{ type: 'RUBLE', amount: -amount }],
  })
  const due = totals.due - amount
  const paid: MockPurchase = {
    ...purchase,
    totals: { ...totals, paid: totals.paid + amount, due },
    paymentStatus: due === 0 ? 'paid' : 'wait_paid',
  }
  state.purchases = state.purchases.map((one) => (one._id === _id ? paid : one))
  return amount
}

/** Pays the orders that a confirmed transaction is meant for; what they do not need stays on the balance. */
export function payOrders(
  state: MarketState,
  orders: MockTransaction['orders'],
  transactionId: string,
): MockTransaction['orders'] {
  return orders.map((order) => {
    const purchase = state.purchases.find(({ _id }) => _id === order._id)
    return {
      ...order,
      paid: purchase === undefined ? 0 : payOrder(state, purchase, { atMost: order.amount, transactionId }),
    }
  })
}
