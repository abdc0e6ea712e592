import {
  cryptoPaymentLifetimeMs,
  formatRate,
  formatUsdt,
  moscowDateOf,
  areRatesStale,
  parseRate,
  parseUsdt,
  quoteUsdt,
  rublesForUsdt,
  usdtRate,
} from '@flower-market/flower-domain'
import type { CryptoPaymentState } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { maxWaitingCryptoPayments } from '../contract/limits.ts'
import { cryptoTxid } from '../fixtures/crypto-payments.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState, MockHeldTransfer } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { settle } from './crypto-settlement.ts'
import { offeredMethods, settingOf } from './operator-settings.ts'
import { recordOperation } from './operations.ts'
import { mockSignedIn } from './signed-in.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

type CryptoPayment = CallOutput<'cryptoPaymentGet'>

function rateNow(state: MarketState) {
  const today = moscowDateOf(state.now)
  const table = state.rates.find(({ date }) => date <= today)
  if (table === undefined) return null
  const { spreadBp } = settingOf(state, 'exchangeTerms')
  return {
    rate: formatRate(usdtRate(parseRate(table.USD) ?? 0n, spreadBp)),
    dollarRate: table.USD,
    rateDate: table.date,
    spreadBp,
    isStale: areRatesStale(table.date, today),
  }
}

/** A payment as its person sees it; undefined when there is none. */
function shown(state: MarketState, transaction: MockTransaction): CryptoPayment | undefined {
  const payment = state.cryptoPayments.find(({ _id }) => _id === transaction._id)
  if (payment === undefined) return undefined
  const { _id, number, status, amount, date, settledAt, reason, isCanceled = false } = transaction
  const isOver = payment.state === 'waiting' && Date.parse(payment.expiresAt) < state.now.getTime()
  return {
    ...payment,
    _id,
    number,
    status: status as CryptoPayment['status'],
    state: isOver ? 'expired' : payment.state,
    amount,
    date,
    settledAt,
    reason: reason || payment.reason,
    isCanceled,
    serverTime: state.now.toISOString(),
  }
}

function begin(
  state: MarketState,
  person: MockPerson,
  { amount, rate }: MockRequest<'orderGarantex'>['body'],
) {
  if (!offeredMethods(state).includes('CRYPTO')) return refuse('payment-method-off')
  const { isStale: _isStale, ...parts } = rateNow(state) ?? { isStale: true, rate: null }
  if (parts.rate === null) return refuse('unavailable')
  if (parts.rate !== rate) return refuse('quote-expired')
  const own = state.transactions.filter(({ ownerId }) => ownerId === person._id)
  const waiting = own.flatMap((one) => shown(state, one) ?? []).filter((one) => one.state === 'waiting')
  const [first] = waiting.toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
  if (first && waiting.length >= maxWaitingCryptoPayments)
    return refuse('retry-later', { retryAt: first.expiresAt })
  const { units, credited } = quoteUsdt(
    amount,
    parseRate(rate) ?? 1n,
    (state.cryptoPayments.length % 998) + 1,
  )
  const begun = recordTransaction(state, {
    ownerId: person._id,
    kind: 'top-up',
    method: 'CRYPTO',
    amount: credited.minor,
    status: 'IN_PROCESSED',
    date: state.now.toISOString(),
    settledAt: null,
    reason: '',
    proof: null,
    orders: [],
  })
  const payment = {
    _id: begun._id,
    state: 'waiting' as const,
    reason: '',
    network: 'TRC20' as const,
    address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
    usdt: formatUsdt(units),
    ...parts,
    expiresAt: new Date(state.now.getTime() + cryptoPaymentLifetimeMs).toISOString(),
    confirmations: null,
    arrived: [],
  }
  state.cryptoPayments = [...state.cryptoPayments, payment]
  return { ...payment, ...shown(state, begun) } as CryptoPayment
}

/** Cancels a payment that nothing has been seen for; a repeat changes nothing. */
function cancel(state: MarketState, person: MockPerson, id: string) {
  const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  const payment = found && shown(state, found)
  if (!found || !payment) return refuse('not-found')
  if (payment.isCanceled) return payment
  const isAwaited = payment.state === 'waiting' || payment.state === 'expired'
  if (found.status !== 'IN_PROCESSED' || !isAwaited || payment.confirmations !== null) {
    return refuse('transaction-changed')
  }
  const settledAt = state.now.toISOString()
  const canceled = changeTransaction(state, found, { status: 'REJECTED', isCanceled: true, settledAt })
  return shown(state, canceled) ?? refuse('not-found')
}

const outcomes = {
  exact: 'paid',
  less: 'underpaid',
  more: 'overpaid',
  late: 'paid-late',
  'wrong-token': 'wrong-token',
} as const satisfies Record<MockRequest<'sandboxTransfer'>['body']['kind'], CryptoPaymentState>

/** What a wallet's transfer makes of a payment, at once. */
function play(state: MarketState, person: MockPerson, { id, kind }: MockRequest<'sandboxTransfer'>['body']) {
  const transaction = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  const payment = state.cryptoPayments.find(({ _id }) => _id === id)
  if (transaction === undefined || payment === undefined || !state.settings.hasSandboxInbox)
    return refuse('not-found')
  // Whatever comes after canceling is late.
  const outcome = transaction.isCanceled === true && kind === 'exact' ? 'paid-late' : outcomes[kind]
  const difference = kind === 'less' ? -1_000_000n : kind === 'more' ? 1_000_000n : 0n
  const units = (parseUsdt(payment.usdt) ?? 0n) + difference
  const place = state.heldTransfers.length
  const txid = `${cryptoTxid.slice(0, 56)}${place.toString(16).padStart(8, '0')}`
  const isPaid = outcome === 'paid'
  const arrived = {
    txid,
    amount: formatUsdt(units),
    token: kind === 'wrong-token' ? 'USDT (not Tether)' : 'USDT',
    at: state.now.toISOString(),
    credited: isPaid ? transaction.amount : null,
  }
  state.cryptoPayments = state.cryptoPayments.map((one) =>
    one._id === id ? { ...one, state: outcome, arrived: [arrived, ...one.arrived] } : one,
  )
  if (outcome === 'paid') {
    recordOperation(state, person, {
      kind: 'top-up',
      transactionId: id,
      method: 'CRYPTO',
      creator: 'ADMIN',
      purchase: null,
      changes: [{ type: 'RUBLE', amount: transaction.amount }],
    })
    changeTransaction(state, transaction, { status: 'CONFIRMED', settledAt: state.now.toISOString() })
    return { txid }
  }
  const rate = parseRate((outcome === 'paid-late' ? rateNow(state)?.rate : payment.rate) ?? '') ?? 0n
  const held: MockHeldTransfer = {
    _id: String(place + 1),
    txid,
    token: arrived.token,
    amount: arrived.amount,
    sender: 'TUoHaVjx7n5xz8LwPRDckgFrDWhMhuSuJM',
    at: arrived.at,
    status: 'held',
    reason: outcome,
    payment: {
      _id: id,
      number: transaction.number,
      personId: person._id,
      amount: transaction.amount,
      usdt: payment.usdt,
    },
    worth: outcome === 'wrong-token' ? null : rublesForUsdt(units, rate).minor,
    settledAt: null,
    settledReason: '',
  }
  state.heldTransfers = [held, ...state.heldTransfers]
  return { txid }
}

/** Top-ups in USDT of the mock market, where every transfer arrives at once. */
export function cryptoHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'cryptoRate', () => {
      if (!offeredMethods(state).includes('CRYPTO')) return refuse('payment-method-off')
      const rate = rateNow(state)
      return rate === null
        ? refuse('unavailable')
        : { ...rate, lifetimeMinutes: cryptoPaymentLifetimeMs / 60_000 }
    }),
    mockSignedIn(state, 'orderGarantex', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'orderGarantex', idempotencyKey, body }, () =>
        begin(state, person, body),
      ),
    ),
    mockSignedIn(state, 'cryptoPaymentGet', (person, { params: { id } }) => {
      const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      return (found && shown(state, found)) ?? refuse('not-found')
    }),
    mockSignedIn(state, 'cryptoPaymentCancel', (person, { params: { id } }) => cancel(state, person, id)),
    mockSignedIn(state, 'cryptoTransferList', (_person, { query: { status, page, limit } }) => {
      const all = state.heldTransfers.filter((one) => status === undefined || one.status === status)
      return { items: all.slice((page - 1) * limit, page * limit), page, limit, total: all.length }
    }),
    mockSignedIn(
      state,
      'cryptoTransferGet',
      (_person, { params: { id } }) =>
        state.heldTransfers.find(({ _id }) => _id === id) ?? refuse('not-found'),
    ),
    mockSignedIn(state, 'cryptoTransferSettle', (person, { params, body, idempotencyKey }) =>
      answerOnce(
        state,
        person,
        { call: 'cryptoTransferSettle', idempotencyKey, body: { ...params, ...body } },
        () => settle(state, params.id, body),
      ),
    ),
    mockSignedIn(state, 'sandboxTransfer', (person, { body }) => play(state, person, body)),
  ]
}
