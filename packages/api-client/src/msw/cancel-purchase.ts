import { moveOrder } from '@flower-market/flower-domain'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import type { MarketState } from './market-state.ts'
import { recordOperation } from './operations.ts'
import { refuse } from './mock-error.ts'

function putBack(state: MarketState, { lines }: MockPurchase): void {
  const returned = new Map(lines.map(({ code, agreedQuantity }) => [code, agreedQuantity]))
  state.cards = state.cards.map((card) => ({
    ...card,
    stemsAvailable: card.stemsAvailable + (returned.get(card.code) ?? 0),
  }))
}

function refund(state: MarketState, { _id, number, ownerId, totals }: MockPurchase): void {
  const owner = state.people.find((person) => person._id === ownerId)
  const amount = totals.paid - totals.credited
  if (owner === undefined || amount === 0) return
  const changes = [{ type: 'RUBLE', amount }] as const
  recordOperation(state, owner, { kind: 'refund', purchase: { _id, number }, changes })
}

/** Cancels anybody's order: its stock and its money go back. A repeat changes nothing. */
export function cancelPurchase(state: MarketState, id: string, reason: string) {
  const order = state.purchases.find(({ _id }) => _id === id)
  if (order === undefined) return refuse('not-found')
  const step = moveOrder(order.status, 'canceled')
  if (!step.ok) return refuse('order-closed')
  if (!step.isChanged) return order
  putBack(state, order)
  refund(state, order)
  const canceled: MockPurchase = {
    ...order,
    status: 'canceled',
    events: [...order.events, { status: 'canceled', at: state.now.toISOString() }],
    payUntil: null,
    cancellation: { cause: 'staff', reason },
  }
  state.purchases = state.purchases.map((one) => (one._id === id ? canceled : one))
  return canceled
}
