import {
  coverDues,
  money,
  moscowDateOf,
  paymentInstructions,
  topUpMethods,
  type WalletType,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { topUpLimits } from '../contract/limits.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import { answerOnce } from './answer-once.ts'
import { recordMockAudit } from './audit.handlers.ts'
import { deepPageOf } from './deep-page.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import { isInPeriod } from './in-period.ts'
import { followMethod, payOrdersLater, replacePayments } from './order-payment.ts'
import { dueOf, payOrder } from './pay-order.ts'
import { openPayments } from './open-payments.ts'
import { settleTransaction } from './settle-transaction.ts'
import { offeredMethods, settingOf } from './operator-settings.ts'
import { refusePayable } from './payable.ts'
import { mockReceipts } from './receipts.ts'
import { mockSignedIn } from './signed-in.ts'
import { changesOf, sumsOf } from './transaction-changes.ts'
import { changeTransaction, nextInvoice, recordTransaction } from './transactions.ts'
import { beginMockTransfer, confirmMockTransfer, findMockTransfer, rejectMockTransfer } from './transfers.ts'

type Account = MockPerson['accounts'][number]

function isOpen({ status }: MockTransaction): boolean {
  return status === 'INITIAL' || status === 'IN_PROCESSED'
}

/** Whether its money is a transfer on a network, which alone may confirm it. */
function awaitsTransfer({ method, orders }: MockTransaction): boolean {
  return method === 'CRYPTO' && orders.length === 0
}

/** A transaction with what it still needs. */
export function detailsOf(state: MarketState, transaction: MockTransaction): CallOutput<'transactionGet'> {
  const { ownerId: _owner, enteredReceipt = null, ...shown } = transaction
  const attempt = shown.method === 'CARD' ? state.cardAttempts.get(shown._id) : undefined
  const url = attempt?.status === 'open' ? attempt.url : null
  const card = attempt ? { status: attempt.status, url, expiresAt: attempt.expiresAt } : null
  const refunds = [...(state.cardRefunds.get(shown._id) ?? [])]
  const receipts = mockReceipts(shown)
  const details = { ...shown, enteredReceipt, card, refunds, receipts }
  if (!isOpen(transaction)) return { ...details, instructions: null }
  const date = moscowDateOf(new Date(shown.date))
  const vatBp = settingOf(state, 'vatBp')
  const requisites = settingOf(state, 'requisites')
  const instructions = paymentInstructions({ ...shown, date, vatBp, requisites })
  return { ...details, instructions }
}

type ListQuery = MockRequest<'transactionList'>['query']

/** Whether money of a transaction leaves or reaches an account; orders and top-ups are in rubles. */
function touches({ transfer }: MockTransaction, type: WalletType): boolean {
  if (transfer === null) return type === 'RUBLE'
  return transfer.source === type || (transfer.recipient === null && transfer.target === type)
}

function matches(transaction: MockTransaction, query: ListQuery, account: Account | undefined): boolean {
  const { status, method, kind, order } = query
  return (
    (account === undefined || touches(transaction, account.type)) &&
    isInPeriod(transaction.date, query) &&
    (status === undefined || transaction.status === status) &&
    (method === undefined || transaction.method === method) &&
    (kind === undefined || transaction.kind === kind) &&
    (order === undefined || transaction.orders.some(({ _id }) => _id === order))
  )
}

function change(
  state: MarketState,
  person: MockPerson,
  { id, paymentMethod: method, amount }: MockRequest<'transactionChange'>['body'],
) {
  const found = state.transactions.find(
    ({ _id, ownerId, kind }) => _id === id && ownerId === person._id && kind !== 'transfer',
  )
  if (!found) return refuse('not-found')
  if (!isOpen(found) || awaitsTransfer(found)) return refuse('transaction-changed')
  const { parts } = coverDues(
    money(amount, 'RUB'),
    found.orders.map((order) => money(order.amount, 'RUB')),
  )
  const orders = found.orders
    .map((order, place) => ({ ...order, amount: parts[place]?.minor ?? 0 }))
    .filter((order) => order.amount > 0)
  const incoming = { ownerId: person._id, method, amount, orders }
  const refused = refusePayable(state, incoming, ({ _id }) => _id === id)
  if (refused) return refused
  const status = method === 'QRCODE' ? found.status : 'IN_PROCESSED'
  followMethod(
    state,
    found.orders.map((order) => order._id),
    method,
  )
  const isSame = method === found.method && amount === found.amount
  const invoice = isSame ? found.invoice : method === 'CHECK' ? nextInvoice(state) : null
  return detailsOf(state, changeTransaction(state, found, { method, amount, orders, status, invoice }))
}

function payFromBalance(state: MarketState, person: MockPerson, id: string) {
  const purchase = state.purchases.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
  if (!purchase) return refuse('not-found')
  const due = dueOf(purchase)
  if (due === 0) return refuse('nothing-due')
  if ((person.accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0) < due)
    return refuse('not-enough-funds')
  replacePayments(state, [id])
  const at = state.now.toISOString()
  const { _id: transactionId } = recordTransaction(state, {
    ownerId: person._id,
    kind: 'orders',
    method: 'BALANCE',
    amount: due,
    status: 'CONFIRMED',
    date: at,
    settledAt: at,
    reason: '',
    proof: null,
    orders: [{ _id: id, number: purchase.number, amount: due, paid: due }],
  })
  const paid = payOrder(state, purchase, { atMost: due, transactionId })
  return { _id: id, paymentStatus: 'paid' as const, paid }
}

function confirm(state: MarketState, staff: MockPerson, { id, amount }: { id: string; amount: number }) {
  const transfer = findMockTransfer(state, id)
  if (transfer) {
    return transfer.amount === amount
      ? confirmMockTransfer(state, transfer, staff)
      : refuse('transaction-changed')
  }
  const found = state.transactions.find(({ _id }) => _id === id)
  if (!found) return refuse('not-found')
  if (!isOpen(found) || found.amount !== amount || awaitsTransfer(found)) return refuse('transaction-changed')
  recordMockAudit(state, staff, {
    action: 'transaction-confirmed',
    subject: { kind: 'transaction', _id: id },
    about: found.ownerId,
    effect: { amount, currency: 'RUB' },
    before: { status: found.status },
    after: { status: 'CONFIRMED' },
  })
  return settleTransaction(state, found)
}

function withDetails<R extends object>(state: MarketState, answer: MockTransaction | R) {
  return 'ownerId' in answer ? detailsOf(state, answer) : answer
}

/** Top-ups and payments of the mock market. */
export function transactionHandlers(state: MarketState): HttpHandler[] {
  return [
    // Before the address of a single one.
    mockSignedIn(state, 'openPayments', (_person, { query }) => openPayments(state, query)),
    mockSignedIn(state, 'transactionList', (person, { query }) => {
      const { accountId } = query
      const account = person.accounts.find(({ _id }) => _id === accountId)
      if (accountId !== undefined && account === undefined) return refuse('not-found')
      const own = state.transactions.filter(
        (one) => one.ownerId === person._id && matches(one, query, account),
      )
      const items = own.map((one) => Object.assign({ changes: changesOf(state, one) }, one))
      const sums = sumsOf(
        items.flatMap(({ changes }) => changes),
        account?.type,
      )
      return { ...deepPageOf(items, query), sums }
    }),
    mockSignedIn(state, 'topUpWays', () =>
      topUpMethods
        .filter((method) => offeredMethods(state).includes(method))
        .map((method) => {
          const { min, max } = topUpLimits[method]
          return { method, min, max: method === 'CASH' ? settingOf(state, 'cashLimit') : max }
        }),
    ),
    mockSignedIn(state, 'transactionGet', (person, { params: { id } }) => {
      const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      return found ? detailsOf(state, found) : refuse('not-found')
    }),
    mockSignedIn(state, 'invoiceGet', (person, { params: { id } }) => {
      const found = state.transactions.find(({ _id }) => _id === id)
      const maySee = found?.ownerId === person._id || person.role === 'ADMIN'
      if (!found?.invoice || !maySee) return refuse('not-found')
      const { number } = found.invoice
      return new File([`%PDF-1.7 ${number}`], `Счёт ${number}.pdf`, { type: 'application/pdf' })
    }),
    mockSignedIn(state, 'transactionCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionCreate', idempotencyKey, body }, () => {
        if (body.kind === 'transfer') {
          const transfer = beginMockTransfer(state, person, body)
          return transfer instanceof MockError ? transfer : detailsOf(state, transfer)
        }
        const { paymentMethod: method, amount } = body
        const refused = refusePayable(state, { ownerId: person._id, method, amount, orders: [] })
        if (refused) return refused
        const begun = recordTransaction(state, {
          ownerId: person._id,
          kind: 'top-up',
          method,
          amount,
          status: method === 'QRCODE' || method === 'CARD' ? 'INITIAL' : 'IN_PROCESSED',
          date: state.now.toISOString(),
          settledAt: null,
          reason: '',
          proof: null,
          orders: [],
        })
        return detailsOf(state, begun)
      }),
    ),
    mockSignedIn(state, 'transactionChange', (person, { body }) => change(state, person, body)),
    mockSignedIn(state, 'orderPayment', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'orderPayment', idempotencyKey, body }, () =>
        withDetails(state, payOrdersLater(state, person, { ...body, ids: [body.id] })),
      ),
    ),
    mockSignedIn(state, 'ordersPayment', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'ordersPayment', idempotencyKey, body }, () =>
        withDetails(state, payOrdersLater(state, person, body)),
      ),
    ),
    mockSignedIn(state, 'balancePurchase', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'balancePurchase', idempotencyKey, body }, () =>
        payFromBalance(state, person, body.id),
      ),
    ),
    mockSignedIn(state, 'transactionConfirm', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionConfirm', idempotencyKey, body: { id, ...body } }, () =>
        confirm(state, person, { id, ...body }),
      ),
    ),
    mockSignedIn(state, 'transactionReject', (person, { params: { id }, body: { reason, seenStatus } }) => {
      const transfer = findMockTransfer(state, id)
      if (transfer) return rejectMockTransfer(state, transfer, { by: person, reason, seenStatus })
      const found = state.transactions.find(({ _id }) => _id === id)
      if (!found) return refuse('not-found')
      if (!isOpen(found) || found.status !== (seenStatus ?? found.status))
        return refuse('transaction-changed')
      const settledAt = state.now.toISOString()
      recordMockAudit(state, person, {
        action: 'transaction-rejected',
        subject: { kind: 'transaction', _id: id },
        about: found.ownerId,
        reason,
        before: { status: found.status },
        after: { status: 'REJECTED' },
      })
      return changeTransaction(state, found, { status: 'REJECTED', settledAt, reason })
    }),
  ]
}
