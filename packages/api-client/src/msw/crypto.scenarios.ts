import type { CryptoPaymentState } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { SettlementStatus } from '@flower-market/flower-domain'
import { cryptoAmount, cryptoPaymentIn } from '../fixtures/crypto-payments.fixtures.ts'
import type { MockCryptoPayment } from '../fixtures/crypto-payments.fixtures.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MarketOverrides } from './market-state.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay } from './mock.ts'
import { refuse } from './mock-error.ts'

const id = 'transaction-2419'
const minuteMs = 60_000

/** A market in which Anna has one top-up in USDT, `cryptoScenarios.id`. */
function marketWith(
  state: CryptoPaymentState,
  changes: Partial<MockCryptoPayment> = {},
  transaction: Partial<MockTransaction> = {},
): MarketOverrides {
  const payment = cryptoPaymentIn(state, { _id: id, ...changes })
  const begun: MockTransaction = {
    _id: id,
    ownerId: anna._id,
    number: 2419,
    kind: 'top-up',
    method: 'CRYPTO',
    amount: cryptoAmount,
    currency: 'RUB',
    status: 'IN_PROCESSED',
    date: new Date(Date.parse(payment.expiresAt) - 30 * minuteMs).toISOString(),
    settledAt: null,
    reason: '',
    proof: null,
    invoice: null,
    orders: [],
    transfer: null,
    ...transaction,
  }
  return { transactions: [begun], cryptoPayments: [payment] }
}

function settled(status: SettlementStatus, more: Partial<MockTransaction> = {}): Partial<MockTransaction> {
  return { status, settledAt: fixtureNow.toISOString(), ...more }
}

function handlersWith(...parts: Parameters<typeof marketWith>): HttpHandler[] {
  return createMockMarket(marketWith(...parts)).handlers
}

/** Scenarios of top-ups in USDT. */
export const cryptoScenarios = {
  /** The top-up of every scenario. */
  id,
  waiting: () => handlersWith('waiting'),
  /** A minute and 47 seconds are left. */
  expiring: () =>
    handlersWith('waiting', { expiresAt: new Date(fixtureNow.getTime() + 1.783 * minuteMs).toISOString() }),
  confirming: () => handlersWith('waiting', { confirmations: 7 }),
  expired: () => handlersWith('expired'),
  paidLate: () => handlersWith('paid-late'),
  underpaid: () => handlersWith('underpaid'),
  /** 101 USDT of 251 are missing: enough for a top-up of their own. */
  underpaidByMuch: () =>
    handlersWith('underpaid', {
      arrived: cryptoPaymentIn('underpaid').arrived.map((one) =>
        Object.assign({}, one, { amount: '150.430137' }),
      ),
    }),
  overpaid: () => handlersWith('overpaid'),
  wrongToken: () => handlersWith('wrong-token'),
  /** It came for an account that is being checked. */
  held: () => handlersWith('paid', { arrived: cryptoPaymentIn('underpaid').arrived }),
  credited: () => handlersWith('paid', {}, settled('CONFIRMED')),
  rejected: () =>
    handlersWith(
      'underpaid',
      {},
      settled('REJECTED', { reason: 'Вернули отправителю: сумма меньше комиссии.' }),
    ),
  loadFailed: (): HttpHandler[] => [
    mock('cryptoPaymentGet', () => refuse('internal')),
    ...handlersWith('waiting'),
  ],
  loading: (): HttpHandler[] => [mockDelay('cryptoPaymentGet', 'infinite'), ...handlersWith('waiting')],
  /** The rate changes between the form and its answer. */
  rateChanged: (): HttpHandler[] => [
    mock('orderGarantex', () => refuse('quote-expired')),
    ...createMockMarket().handlers,
  ],
  rateFailed: (): HttpHandler[] => [
    mock('cryptoRate', () => refuse('unavailable')),
    ...createMockMarket().handlers,
  ],
  tooMany: (): HttpHandler[] => [
    mock('orderGarantex', () => refuse('retry-later', { retryAt: fixtureNow.toISOString() })),
    ...createMockMarket().handlers,
  ],
  /** Amounts of nine digits, a token of a long name, a reason of many words. */
  longContent: () =>
    handlersWith(
      'overpaid',
      {
        usdt: '123456789.430137',
        arrived: cryptoPaymentIn('overpaid').arrived.map((one) =>
          Object.assign({}, one, { amount: '987654321.430137', credited: 98_765_432_109 }),
        ),
      },
      settled('CONFIRMED', {
        amount: 98_765_432_109,
        reason: 'Зачислили всё, что пришло, по курсу платежа. '.repeat(6),
      }),
    ),
}
