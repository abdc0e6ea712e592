import { coverDues, money } from '@flower-market/flower-domain'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketState } from './market-state.ts'
import { notifyOwner } from './notify-owner.ts'
import { recordOperation } from './operations.ts'
import { payOrders } from './pay-order.ts'
import { changeTransaction } from './transactions.ts'

/** Confirms a transaction with the amount that has come: it is credited, and pays its orders. */
export function settleTransaction(state: MarketState, transaction: MockTransaction): MockTransaction {
  const { ownerId, method, amount } = transaction
  const owner = state.people.find(({ _id }) => _id === ownerId)
  if (!owner) throw new Error(`The transaction ${transaction._id} is nobody's.`)
  recordOperation(state, owner, {
    kind: 'top-up',
    transactionId: transaction._id,
    method,
    creator: 'ADMIN',
    purchase: null,
    changes: [{ type: 'RUBLE', amount }],
  })
  const { parts } = coverDues(
    money(amount, 'RUB'),
    transaction.orders.map((order) => money(order.amount, 'RUB')),
  )
  const meant = transaction.orders
    .map((order, place) => ({ ...order, amount: parts[place]?.minor ?? 0 }))
    .filter((order) => order.amount > 0)
  const orders = payOrders(state, meant, transaction._id)
  const settledAt = state.now.toISOString()
  notifyOwner(state, ownerId, {
    kind: 'money-arrived',
    transactionId: transaction._id,
    number: transaction.number,
    orderId: orders[0]?._id ?? null,
    amount,
    currency: 'RUB',
  })
  return changeTransaction(state, transaction, { amount, status: 'CONFIRMED', settledAt, orders })
}
