import type { CardAttemptStatus } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { fixturePurchase } from '../fixtures/purchases.fixtures.ts'
import { transactions } from '../fixtures/transactions.fixtures.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay } from './mock.ts'
import { refuse } from './mock-error.ts'

/** Anna's transaction by card of these scenarios. */
export const cardTransactionId = 'transaction-by-card'

const amount = 2_500_000
const order = fixturePurchase('new')

interface Standing {
  readonly attempt: CardAttemptStatus | null
  readonly status: MockTransaction['status']
  /** @default a top-up */
  readonly isOrder?: boolean
  readonly changes?: Partial<MockTransaction>
  readonly refunds?: CallOutput<'transactionGet'>['refunds']
}

function marketWith({
  attempt,
  status,
  isOrder = false,
  changes = {},
  refunds = [],
}: Standing): HttpHandler[] {
  const at = fixtureNow.toISOString()
  const isSettled = status === 'CONFIRMED' || status === 'REJECTED'
  const paid = status === 'CONFIRMED' ? amount : 0
  const transaction: MockTransaction = {
    _id: cardTransactionId,
    number: 1100,
    ownerId: anna._id,
    kind: isOrder ? 'orders' : 'top-up',
    method: 'CARD',
    amount,
    currency: 'RUB',
    invoice: null,
    transfer: null,
    status,
    date: at,
    settledAt: isSettled ? at : null,
    reason: '',
    proof: null,
    orders: isOrder ? [{ _id: order._id, number: order.number, amount, paid }] : [],
    ...changes,
  }
  const expiresAt = new Date(fixtureNow.getTime() + 25 * 60_000).toISOString()
  const attempts = attempt && { status: attempt, amount: transaction.amount, url: '#card-page', expiresAt }
  return createMockMarket({
    transactions: [transaction, ...transactions],
    cardRefunds: new Map([[cardTransactionId, refunds]]),
    cardAttempts: new Map(attempts ? [[cardTransactionId, attempts]] : []),
  }).handlers
}

const date = fixtureNow.toISOString()
const threeRefunds: CallOutput<'transactionGet'>['refunds'] = [
  {
    _id: 'refund-1',
    amount: 400_000,
    reason: 'Заказ № 1042 отменён',
    status: 'refunded',
    date,
    settledAt: date,
  },
  {
    _id: 'refund-2',
    amount: 150_000,
    reason: 'Не хватило стеблей',
    status: 'waiting',
    date,
    settledAt: null,
  },
  { _id: 'refund-3', amount: 90_000, reason: 'По вашей просьбе', status: 'failed', date, settledAt: date },
]

/** Scenarios of a payment by card. */
export const cardScenarios = {
  /** The acquirer has not said anything yet. */
  waiting: (): HttpHandler[] => marketWith({ attempt: 'open', status: 'IN_PROCESSED' }),
  paid: (): HttpHandler[] => marketWith({ attempt: 'paid', status: 'CONFIRMED' }),
  orderPaid: (): HttpHandler[] => marketWith({ attempt: 'paid', status: 'CONFIRMED', isOrder: true }),
  /** Money of it went back to the card, is on its way, and could not go back. */
  refunded: (): HttpHandler[] => marketWith({ attempt: 'paid', status: 'CONFIRMED', refunds: threeRefunds }),
  declined: (): HttpHandler[] => marketWith({ attempt: 'declined', status: 'IN_PROCESSED' }),
  orderDeclined: (): HttpHandler[] =>
    marketWith({ attempt: 'declined', status: 'IN_PROCESSED', isOrder: true }),
  /** The time of the page is over, and the top-up is given up. */
  abandoned: (): HttpHandler[] => marketWith({ attempt: 'expired', status: 'REJECTED' }),
  /** Another sum came. */
  mismatched: (): HttpHandler[] => marketWith({ attempt: 'mismatched', status: 'IN_PROCESSED' }),
  /** The page could not be opened. */
  notOpened: (): HttpHandler[] => marketWith({ attempt: null, status: 'INITIAL' }),
  rejectedByStaff: (): HttpHandler[] =>
    marketWith({
      attempt: 'declined',
      status: 'REJECTED',
      changes: { reason: 'Платёж отменён по вашей просьбе.' },
    }),
  acquirerAway: (): HttpHandler[] => [
    mock('cardPurchase', () => refuse('unavailable')),
    ...marketWith({ attempt: 'declined', status: 'IN_PROCESSED' }),
  ],
  longContent: (): HttpHandler[] =>
    marketWith({
      attempt: 'declined',
      status: 'REJECTED',
      changes: { amount: 98_765_432_109_850, reason: 'Деньги не поступили. '.repeat(20).trim() },
    }),
  loading: (): HttpHandler[] => [mockDelay('transactionGet', 'infinite'), ...createMockMarket().handlers],
  loadFailed: (): HttpHandler[] => [
    mock('transactionGet', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
}
