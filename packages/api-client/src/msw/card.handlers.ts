import { cardRefundLeft } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState, MockCardAttempt } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import { offeredMethods } from './operator-settings.ts'
import { dueOf } from './pay-order.ts'
import { mockSignedIn } from './signed-in.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

const pageLifetimeMs = 30 * 60_000

function isOpen({ status }: MockTransaction): boolean {
  return status === 'INITIAL' || status === 'IN_PROCESSED'
}

function ownTransaction(state: MarketState, person: MockPerson, id: string) {
  const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  if (!found) return refuse('not-found')
  return isOpen(found) ? found : refuse('transaction-changed')
}

/** The transaction that waits for an order's money, or a new one, of what is due. */
function transactionOfOrder(state: MarketState, person: MockPerson, id: string) {
  const purchase = state.purchases.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  if (!purchase) return refuse('not-found')
  const amount = dueOf(purchase)
  if (amount === 0) return refuse('nothing-due')
  const orders = [{ _id: id, number: purchase.number, amount, paid: 0 }]
  const waiting = state.transactions.find(
    (one) => isOpen(one) && one.orders.length === 1 && one.orders[0]?._id === id,
  )
  if (waiting) return changeTransaction(state, waiting, { amount, orders })
  return recordTransaction(state, {
    ownerId: person._id,
    kind: 'orders',
    method: 'CARD',
    amount,
    status: 'IN_PROCESSED',
    date: state.now.toISOString(),
    settledAt: null,
    reason: '',
    proof: null,
    orders,
  })
}

function openPage(state: MarketState, person: MockPerson, body: MockRequest<'cardPurchase'>['body']) {
  const asked =
    'id' in body
      ? transactionOfOrder(state, person, body.id)
      : ownTransaction(state, person, body.transactionId)
  if (asked instanceof MockError) return asked
  const { _id, amount } = asked
  if (!offeredMethods(state).includes('CARD')) return refuse('payment-method-off')
  const open = state.cardAttempts.get(_id)
  const isStill = open?.status === 'open' && open.amount === amount
  const attempt: MockCardAttempt = isStill
    ? open
    : {
        status: 'open',
        amount,
        // A page of the acquirer would be another site; the shop itself stays where it is.
        url: `#card-${_id}`,
        expiresAt: new Date(state.now.getTime() + pageLifetimeMs).toISOString(),
      }
  state.cardAttempts = new Map(state.cardAttempts).set(_id, attempt)
  changeTransaction(state, asked, { method: 'CARD', status: 'IN_PROCESSED' })
  return { _id, url: attempt.url, expiresAt: attempt.expiresAt }
}

/** What a card has paid by a payment and what may go back to it; undefined where no card has. */
function refundable(state: MarketState, id: string) {
  const found = state.transactions.find(({ _id }) => _id === id)
  const attempt = state.cardAttempts.get(id)
  if (found?.status !== 'CONFIRMED' || found.method !== 'CARD' || attempt?.status !== 'paid') return undefined
  const refunds = state.cardRefunds.get(id) ?? []
  const owner = state.people.find(({ _id }) => _id === found.ownerId)
  const available = owner?.accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0
  const left = cardRefundLeft(attempt.amount, refunds)
  return { owner, answer: { paid: attempt.amount, left, available, refunds: [...refunds] } }
}

function refund(
  state: MarketState,
  id: string,
  { amount, seenLeft, reason }: MockRequest<'transactionRefund'>['body'],
) {
  if (!state.transactions.some(({ _id }) => _id === id)) return refuse('not-found')
  const found = refundable(state, id)
  if (found?.answer.left !== seenLeft) return refuse('transaction-changed')
  const { owner, answer } = found
  const { left, available, refunds: before } = answer
  if (amount > left) return refuse('refund-too-large', { left })
  if (owner === undefined || available < amount) return refuse('not-enough-funds')
  const accounts = owner.accounts.map((account) =>
    account.type === 'RUBLE' ? { ...account, amount: account.amount - amount } : account,
  )
  state.people = state.people.map((one) => (one === owner ? { ...owner, accounts } : one))
  const _id = `refund-${id}-${before.length + 1}`
  const date = state.now.toISOString()
  const made = { _id, amount, reason, status: 'waiting', date, settledAt: null } as const
  state.cardRefunds = new Map(state.cardRefunds).set(id, [...before, made])
  return { ...made, left: left - amount }
}

/** Payments by card in the mock market. */
export function cardHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'cardPurchase', (person, { body }) => openPage(state, person, body)),
    mockSignedIn(state, 'transactionRefunds', (_person, { params: { id } }) =>
      state.transactions.some(({ _id }) => _id === id)
        ? (refundable(state, id)?.answer ?? { paid: 0, left: 0, available: 0, refunds: [] })
        : refuse('not-found'),
    ),
    mockSignedIn(state, 'transactionRefund', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionRefund', idempotencyKey, body: { id, ...body } }, () =>
        refund(state, id, body),
      ),
    ),
  ]
}
