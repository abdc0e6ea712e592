import { currencyOfWallet, isTransferUnanswered, type TransactionStatus } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockRecipient } from '../fixtures/recipients.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'
import {
  cancelMockTransfer,
  confirmMockTransfer,
  findMockTransfer,
  sendMockTransfer,
  type MockTransfer,
} from './transfers.ts'

/** When the bank has sent a transfer; null before that. */
export function sentAtOf({ transfer }: MockTransfer): string | null {
  return transfer.events.find(({ status }) => status === 'SENDED')?.at ?? null
}

function receivedOf(state: MarketState, found: MockTransfer): CallOutput<'transactionStatusAccept'> {
  const buyer = state.people.find(({ _id }) => _id === found.ownerId)
  const { transfer } = found
  return {
    _id: found._id,
    number: found.number,
    status: found.status,
    amount: transfer.received,
    currency: currencyOfWallet(transfer.target),
    purpose: transfer.purpose,
    sentAt: sentAtOf(found) ?? found.date,
    settledAt: found.settledAt,
    buyer: { company: buyer?.company ?? '', city: buyer?.city ?? '' },
    recipient: {
      name: transfer.recipient?.name ?? '',
      accountNumber: transfer.recipient?.accountNumber ?? '',
    },
  }
}

function reviewedOf(state: MarketState, found: MockTransfer): CallOutput<'transactionSend'> {
  const owner = state.people.find(({ _id }) => _id === found.ownerId) as MockPerson
  const recipient = state.recipients.find(({ _id }) => _id === found.transfer.recipient?._id) as MockRecipient
  const sentAt = sentAtOf(found)
  const { transfer } = found
  const movedBy = (status: TransactionStatus): string | undefined =>
    status === 'INITIAL' || status === 'IN_PROCESSED' ? found.ownerId : found.movedBy?.[status]
  const nameOf = (id: string | undefined): string | null => {
    const person = state.people.find(({ _id }) => _id === id)
    return person === undefined ? null : `${person.name} ${person.surname}`.trim()
  }
  return {
    _id: found._id,
    number: found.number,
    status: found.status,
    person: { _id: owner._id, name: `${owner.name} ${owner.surname}`, company: owner.company },
    amount: transfer.received,
    currency: currencyOfWallet(transfer.target),
    total: found.amount,
    source: currencyOfWallet(transfer.source),
    converted: transfer.converted,
    commission: transfer.commission,
    rate: transfer.rate,
    rateBase: transfer.rateBase,
    purpose: transfer.purpose,
    date: found.date,
    sentAt,
    settledAt: found.settledAt,
    reason: found.reason,
    isReturned: transfer.isReturned,
    events: transfer.events.map(({ status, at }) => ({ status, at, by: nameOf(movedBy(status)) })),
    isUnanswered:
      found.status === 'SENDED' && sentAt !== null && isTransferUnanswered(new Date(sentAt), state.now),
    recipient,
  }
}

function transfersOf(state: MarketState): MockTransfer[] {
  return state.transactions.filter((one): one is MockTransfer => one.transfer !== null)
}

/** The transfers to plantations that a filter finds. */
function reviewedBy(
  state: MarketState,
  { status, isUnanswered, search = '' }: MockRequest<'transactionReview'>['query'],
): CallOutput<'transactionReview'>['items'] {
  const statuses = isUnanswered ? ['SENDED'] : status === undefined ? ['IN_PROCESSED', 'SENDED'] : [status]
  const words = search.toLowerCase().split(/\s+/u)
  const found = transfersOf(state)
    .filter((one) => one.transfer.recipient !== null && statuses.includes(one.status))
    .map((one) => reviewedOf(state, one))
    .filter(({ person, recipient, ...one }) => {
      if (isUnanswered && !one.isUnanswered) return false
      if (/^\d+$/u.test(search)) return String(one.number) === search
      const { name, beneficiary, plantation } = recipient
      const text = [person.name, person.company, name, beneficiary, plantation.name].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
  const isNewestFirst = status === 'CONFIRMED' || status === 'REJECTED'
  return found.toSorted((left, right) => (left.number - right.number) * (isNewestFirst ? -1 : 1))
}

/** What was sent to the plantation that a person represents. */
export function receivedBy(state: MarketState, { plantationId }: MockPerson): MockTransfer[] {
  return transfersOf(state).filter(
    (one) => one.transfer.recipient?.plantation._id === plantationId && sentAtOf(one) !== null,
  )
}

/** Transfers of the mock market as plantations and staff see them. */
export function transferHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'transactionReceived', (person, { query: { page, limit, status } }) => {
      const own = receivedBy(state, person).filter((one) => status === undefined || one.status === status)
      const items = own.slice((page - 1) * limit, page * limit).map((one) => receivedOf(state, one))
      return { items, page, limit, total: own.length }
    }),
    mockSignedIn(state, 'transactionStatusAccept', (person, { params, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionStatusAccept', idempotencyKey, body: params }, () => {
        const found = receivedBy(state, person).find(({ _id }) => _id === params.id)
        if (!found) return refuse('not-found')
        const confirmed = confirmMockTransfer(state, found, person)
        return confirmed instanceof MockError ? confirmed : receivedOf(state, confirmed as MockTransfer)
      }),
    ),
    mockSignedIn(state, 'transactionCancel', (person, { params: { id } }) => {
      const found = findMockTransfer(state, id)
      if (found?.ownerId !== person._id) return refuse('not-found')
      return cancelMockTransfer(state, found)
    }),
    mockSignedIn(state, 'transactionReview', (_person, { query }) => {
      const { page, limit } = query
      const found = reviewedBy(state, query)
      return { items: found.slice((page - 1) * limit, page * limit), page, limit, total: found.length }
    }),
    mockSignedIn(state, 'transactionReviewGet', (_person, { params }) => {
      const found = findMockTransfer(state, params.id)
      return found === undefined || found.transfer.recipient === null
        ? refuse('not-found')
        : reviewedOf(state, found)
    }),
    mockSignedIn(state, 'transactionSend', (person, { params, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionSend', idempotencyKey, body: params }, () => {
        const found = findMockTransfer(state, params.id)
        if (!found) return refuse('not-found')
        const sent = sendMockTransfer(state, found, person)
        return sent instanceof MockError ? sent : reviewedOf(state, sent as MockTransfer)
      }),
    ),
  ]
}
