import { coverDues, money, moscowDateOf, paymentInstructions } from '@flower-market/flower-domain'
import type { TopUpMethod } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { topUpLimits } from '../contract/limits.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockTransaction } from '../fixtures/transactions.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { recordOperation } from './operations.ts'
import { dueOf, payOrder, payOrders } from './pay-order.ts'
import { mockSignedIn } from './signed-in.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

function isOpen({ status }: MockTransaction): boolean {
  return status === 'INITIAL' || status === 'IN_PROCESSED'
}

/** A transaction with what it still needs. */
function detailsOf(transaction: MockTransaction): CallOutput<'transactionGet'> {
  const { ownerId: _owner, ...shown } = transaction
  const date = moscowDateOf(new Date(shown.date))
  return { ...shown, instructions: isOpen(transaction) ? paymentInstructions({ ...shown, date }) : null }
}

function isOn(state: MarketState, method: TopUpMethod): boolean {
  return state.topUpMethods.includes(method)
}

function matches(transaction: MockTransaction, query: MockRequest<'transactionList'>['query']): boolean {
  const { status, method, kind } = query
  return (
    (status === undefined || transaction.status === status) &&
    (method === undefined || transaction.method === method) &&
    (kind === undefined || transaction.kind === kind)
  )
}

function change(
  state: MarketState,
  person: MockPerson,
  { id, paymentMethod: method, amount }: MockRequest<'transactionChange'>['body'],
) {
  const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  if (!found) return refuse('not-found')
  if (!isOpen(found)) return refuse('transaction-changed')
  if (!isOn(state, method)) return refuse('payment-method-off')
  const { parts } = coverDues(
    money(amount, 'RUB'),
    found.orders.map((order) => money(order.amount, 'RUB')),
  )
  const orders = found.orders
    .map((order, place) => ({ ...order, amount: parts[place]?.minor ?? 0 }))
    .filter((order) => order.amount > 0)
  const status = method === 'QRCODE' ? found.status : 'IN_PROCESSED'
  return detailsOf(changeTransaction(state, found, { method, amount, orders, status }))
}

function payFromBalance(state: MarketState, person: MockPerson, id: string) {
  const purchase = state.purchases.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  if (!purchase) return refuse('not-found')
  const due = dueOf(purchase)
  if (due === 0) return refuse('nothing-due')
  if ((person.accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0) < due)
    return refuse('not-enough-funds')
  const paid = payOrder(state, purchase, due)
  const at = state.now.toISOString()
  recordTransaction(state, {
    ownerId: person._id,
    kind: 'orders',
    method: 'BALANCE',
    amount: paid,
    status: 'CONFIRMED',
    date: at,
    settledAt: at,
    reason: '',
    proof: null,
    orders: [{ _id: id, number: purchase.number, amount: paid, paid }],
  })
  return { _id: id, paymentStatus: 'paid' as const, paid }
}

function confirm(state: MarketState, id: string, amount: number) {
  const found = state.transactions.find(({ _id }) => _id === id)
  const owner = state.people.find(({ _id }) => _id === found?.ownerId)
  if (!found || !owner) return refuse('not-found')
  if (!isOpen(found) || found.amount !== amount) return refuse('transaction-changed')
  recordOperation(state, owner, {
    kind: 'top-up',
    method: found.method,
    creator: 'ADMIN',
    purchase: null,
    changes: [{ type: 'RUBLE', amount }],
  })
  const orders = payOrders(state, found.orders)
  const settledAt = state.now.toISOString()
  return changeTransaction(state, found, { status: 'CONFIRMED', settledAt, orders })
}

/** Top-ups and payments of the mock market. */
export function transactionHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'transactionList', (person, { query }) => {
      const { page, limit } = query
      const own = state.transactions.filter((one) => one.ownerId === person._id && matches(one, query))
      return { items: own.slice((page - 1) * limit, page * limit), page, limit, total: own.length }
    }),
    mockSignedIn(state, 'topUpWays', () =>
      state.topUpMethods.map((method) => Object.assign({ method }, topUpLimits[method])),
    ),
    mockSignedIn(state, 'transactionGet', (person, { params: { id } }) => {
      const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      return found ? detailsOf(found) : refuse('not-found')
    }),
    mockSignedIn(state, 'transactionCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionCreate', idempotencyKey, body }, () => {
        const { paymentMethod: method, amount } = body
        if (!isOn(state, method)) return refuse('payment-method-off')
        const begun = recordTransaction(state, {
          ownerId: person._id,
          kind: 'top-up',
          method,
          amount,
          status: method === 'QRCODE' ? 'INITIAL' : 'IN_PROCESSED',
          date: state.now.toISOString(),
          settledAt: null,
          reason: '',
          proof: null,
          orders: [],
        })
        return detailsOf(begun)
      }),
    ),
    mockSignedIn(state, 'transactionChange', (person, { body }) => change(state, person, body)),
    mockSignedIn(state, 'balancePurchase', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'balancePurchase', idempotencyKey, body }, () =>
        payFromBalance(state, person, body.id),
      ),
    ),
    mockSignedIn(state, 'transactionConfirm', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionConfirm', idempotencyKey, body: { id, ...body } }, () =>
        confirm(state, id, body.amount),
      ),
    ),
    mockSignedIn(state, 'transactionReject', (_person, { params: { id }, body: { reason } }) => {
      const found = state.transactions.find(({ _id }) => _id === id)
      if (!found) return refuse('not-found')
      if (!isOpen(found)) return refuse('transaction-changed')
      const settledAt = state.now.toISOString()
      return changeTransaction(state, found, { status: 'REJECTED', settledAt, reason })
    }),
  ]
}
