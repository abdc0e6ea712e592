import { currencyOfWallet, isTransferUnanswered } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockRecipient } from '../fixtures/recipients.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import { MockError, refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'
import {
  cancelMockTransfer,
  confirmMockTransfer,
  findMockTransfer,
  sendMockTransfer,
  type MockTransfer,
} from './transfers.ts'

function sentAtOf({ transfer }: MockTransfer): string | null {
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
  return {
    _id: found._id,
    number: found.number,
    status: found.status,
    person: { _id: owner._id, name: `${owner.name} ${owner.surname}`, company: owner.company },
    amount: found.transfer.received,
    currency: currencyOfWallet(found.transfer.target),
    purpose: found.transfer.purpose,
    date: found.date,
    sentAt,
    isUnanswered:
      found.status === 'SENDED' && sentAt !== null && isTransferUnanswered(new Date(sentAt), state.now),
    recipient,
  }
}

function transfersOf(state: MarketState): MockTransfer[] {
  return state.transactions.filter((one): one is MockTransfer => one.transfer !== null)
}

/** What was sent to the plantation that a person represents. */
function receivedBy(state: MarketState, { plantationId }: MockPerson): MockTransfer[] {
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
        const confirmed = confirmMockTransfer(state, found)
        return confirmed instanceof MockError ? confirmed : receivedOf(state, confirmed as MockTransfer)
      }),
    ),
    mockSignedIn(state, 'transactionCancel', (person, { params: { id } }) => {
      const found = findMockTransfer(state, id)
      if (found?.ownerId !== person._id) return refuse('not-found')
      return cancelMockTransfer(state, found)
    }),
    mockSignedIn(state, 'transactionReview', (_person, { query: { page, limit, status } }) => {
      const open = transfersOf(state)
        .filter((one) => one.status === 'IN_PROCESSED' || one.status === 'SENDED')
        .filter((one) => status === undefined || one.status === status)
        .toReversed()
      const items = open.slice((page - 1) * limit, page * limit).map((one) => reviewedOf(state, one))
      return { items, page, limit, total: open.length }
    }),
    mockSignedIn(state, 'transactionSend', (person, { params, idempotencyKey }) =>
      answerOnce(state, person, { call: 'transactionSend', idempotencyKey, body: params }, () => {
        const found = findMockTransfer(state, params.id)
        if (!found) return refuse('not-found')
        const sent = sendMockTransfer(state, found)
        return sent instanceof MockError ? sent : reviewedOf(state, sent as MockTransfer)
      }),
    ),
  ]
}
