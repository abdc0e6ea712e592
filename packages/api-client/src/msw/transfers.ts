import { currencyOfWallet, type TransactionStatus } from '@flower-market/flower-domain'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { payeeOf } from '../fixtures/transfers.fixtures.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import { exchangeBy } from './exchange.handlers.ts'
import type { MarketState } from './market-state.ts'
import { MockError, refuse } from './mock-error.ts'
import { settingOf } from './operator-settings.ts'
import { linkOperation, recordOperation } from './operations.ts'
import { changePerson } from './people.ts'
import { usableRecipient } from './recipients.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

/** A transaction that is a transfer. */
export interface MockTransfer extends MockTransaction {
  readonly transfer: NonNullable<MockTransaction['transfer']>
}

/** A transfer with an id. */
export function findMockTransfer({ transactions }: MarketState, id: string): MockTransfer | undefined {
  return transactions.find((one): one is MockTransfer => one._id === id && one.transfer !== null)
}

/** Takes money out of reach, or gives it back: a reservation is no operation. */
function hold(state: MarketState, ownerId: string, { transfer, amount }: MockTransfer, sign: 1 | -1): void {
  const owner = state.people.find(({ _id }) => _id === ownerId)
  if (!owner) return
  const accounts = owner.accounts.map((account) =>
    account.type === transfer.source ? { ...account, amount: account.amount - sign * amount } : account,
  )
  changePerson(state, owner, { accounts })
}

/** Moves a transfer on and writes when. */
function moveOn(
  state: MarketState,
  found: MockTransfer,
  status: TransactionStatus,
  by: Pick<MockPerson, '_id'>,
  changes: { readonly reason?: string; readonly isReturned?: boolean } = {},
): MockTransaction {
  const at = state.now.toISOString()
  const { isReturned = false, reason = '' } = changes
  const events = [...found.transfer.events, { status, at }]
  return changeTransaction(state, found, {
    status,
    reason,
    movedBy: { ...found.movedBy, [status]: by._id },
    settledAt: status === 'SENDED' ? null : at,
    transfer: { ...found.transfer, events, isReturned },
  })
}

/** Begins a transfer as a quote says. */
export function beginMockTransfer(
  state: MarketState,
  person: MockPerson,
  { quoteId, purpose = '' }: { readonly quoteId: string; readonly purpose?: string | undefined },
) {
  if (!settingOf(state, 'hasTransfers')) return refuse('payment-method-off')
  const found = state.quotes.get(quoteId)
  if (found?.personId !== person._id) return refuse('not-found')
  if (found.isUsed) return refuse('quote-used')
  const { quote } = found
  if (Date.parse(quote.expiresAt) < state.now.getTime()) return refuse('quote-expired')
  const recipient = quote.recipient === null ? null : usableRecipient(state, person, quote.recipient._id)
  if (recipient instanceof MockError) return recipient
  const { source, target, total, commission, converted, received, rate, rateBase } = quote
  let operationId: string | null = null
  if (recipient === null) {
    const exchanged = exchangeBy(state, person, quoteId)
    if (exchanged instanceof MockError) return exchanged
    operationId = exchanged._id
  } else {
    const balance = person.accounts.find(({ type }) => type === source)?.amount ?? 0
    if (balance < total) return refuse('not-enough-funds')
    state.quotes = new Map(state.quotes).set(quoteId, { ...found, isUsed: true })
  }
  const status = recipient === null ? 'CONFIRMED' : 'IN_PROCESSED'
  const at = state.now.toISOString()
  const begun = recordTransaction(state, {
    ownerId: person._id,
    kind: 'transfer',
    method: 'BALANCE',
    amount: total,
    currency: currencyOfWallet(source),
    status,
    date: at,
    settledAt: recipient === null ? at : null,
    reason: '',
    proof: null,
    orders: [],
    transfer: {
      recipient: recipient && payeeOf(recipient),
      source,
      target,
      commission,
      converted,
      received,
      rate,
      rateBase,
      purpose,
      events: [
        { status: 'INITIAL', at },
        { status, at },
      ],
      isReturned: false,
    },
  })
  if (operationId !== null) linkOperation(state, operationId, begun._id)
  if (recipient !== null) hold(state, person._id, begun as MockTransfer, 1)
  return begun
}

function postingsOf({ transfer: { source, converted, commission } }: MockTransfer, sign: 1 | -1) {
  const fee = commission === 0 ? [] : [{ type: source, amount: sign * commission }]
  return [{ type: source, amount: sign * converted }, ...fee]
}

function postOperation(state: MarketState, found: MockTransfer, sign: 1 | -1): void {
  const owner = state.people.find(({ _id }) => _id === found.ownerId)
  if (!owner) return
  recordOperation(state, owner, {
    kind: sign === 1 ? 'correction' : 'transfer',
    transactionId: found._id,
    creator: sign === 1 ? 'ADMIN' : 'USER',
    purchase: null,
    changes: postingsOf(found, sign),
  })
}

/** The bank has sent a transfer. */
export function sendMockTransfer(state: MarketState, found: MockTransfer, by: MockPerson) {
  if (found.status !== 'IN_PROCESSED') return refuse('transaction-changed')
  hold(state, found.ownerId, found, -1)
  postOperation(state, found, -1)
  return moveOn(state, found, 'SENDED', by)
}

/** A transfer has arrived. */
export function confirmMockTransfer(state: MarketState, found: MockTransfer, by: MockPerson) {
  return found.status === 'SENDED' ? moveOn(state, found, 'CONFIRMED', by) : refuse('transaction-changed')
}

/** The buyer has canceled a transfer that was not sent. */
export function cancelMockTransfer(state: MarketState, found: MockTransfer) {
  const { _id, number, status, settledAt, transfer } = found
  const isCanceled =
    status === 'REJECTED' && settledAt !== null && !transfer.isReturned && found.reason === ''
  if (status !== 'IN_PROCESSED' && !isCanceled) return refuse('transaction-changed')
  if (!isCanceled) {
    rejectMockTransfer(state, found, { by: { _id: found.ownerId }, reason: '', seenStatus: status })
  }
  return { _id, number, status: 'REJECTED' as const }
}

/** A transfer was not sent, or the bank has returned it. */
export function rejectMockTransfer(
  state: MarketState,
  found: MockTransfer,
  {
    by,
    reason,
    seenStatus,
  }: {
    readonly by: Pick<MockPerson, '_id'>
    readonly reason: string
    readonly seenStatus: TransactionStatus | undefined
  },
) {
  if (found.status !== seenStatus) return refuse('transaction-changed')
  if (found.status === 'SENDED') {
    postOperation(state, found, 1)
    return moveOn(state, found, 'REJECTED', by, { reason, isReturned: true })
  }
  if (found.status !== 'IN_PROCESSED') return refuse('transaction-changed')
  hold(state, found.ownerId, found, -1)
  return moveOn(state, found, 'REJECTED', by, { reason })
}
