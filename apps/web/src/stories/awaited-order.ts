import {
  createMockMarket,
  fixturePurchase,
  type transactions,
  type MockPurchase,
} from '@flower-market/api-client/msw'
import type { OrderStatus } from '@flower-market/flower-domain'

type MockTransaction = (typeof transactions)[number]

/** The fixtures' order in a status, as it is while its cash is awaited. */
export function awaitedOrder(status: OrderStatus): MockPurchase {
  const order = fixturePurchase(status)
  const { totals } = order
  return {
    ...order,
    paymentStatus: 'wait_paid',
    paymentMethod: 'CASH',
    totals: { ...totals, paid: 0, credited: 0, due: totals.total },
  }
}

function transactionFor({ _id, number, ownerId, issueDate, sum }: MockPurchase): MockTransaction {
  return {
    _id: `transaction-${number}`,
    number,
    ownerId,
    kind: 'orders',
    method: 'CASH',
    amount: sum,
    currency: 'RUB',
    status: 'IN_PROCESSED',
    date: issueDate,
    settledAt: null,
    reason: '',
    proof: null,
    invoice: null,
    orders: [{ _id, number, amount: sum, paid: 0 }],
    transfer: null,
  }
}

/** A market in which these orders wait for their cash. */
export function marketAwaiting(...purchases: readonly MockPurchase[]) {
  return createMockMarket({ purchases, transactions: purchases.map(transactionFor) })
}
