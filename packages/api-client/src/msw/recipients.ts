import { maskAccountNumber } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockRecipient } from '../fixtures/recipients.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import type { MockError } from './mock-error.ts'

/** Whether a person may change a recipient: one's own, and the plantation's own as its representative. */
export function mayChangeRecipient(
  { ownerId, plantation }: Pick<MockRecipient, 'ownerId' | 'plantation'>,
  { _id, role, plantationId }: MockPerson,
): boolean {
  return ownerId === null ? role === 'ADMIN' || plantation._id === plantationId : ownerId === _id
}

/** A recipient as somebody sees it. */
export function recipientFor(recipient: MockRecipient, viewer: MockPerson): CallOutput<'recipientCreate'> {
  const {
    ownerId: _owner,
    revision: _revision,
    changedAt: _changedAt,
    approved: _approved,
    ...facts
  } = recipient
  const accountNumber = maskAccountNumber(recipient.accountNumber)
  return { ...facts, accountNumber, isOwn: mayChangeRecipient(recipient, viewer) }
}

/** A recipient as staff check it. */
export function recipientToReview(
  state: MarketState,
  { ownerId, ...recipient }: MockRecipient,
): CallOutput<'recipientReview'> {
  const owner = state.people.find(({ _id }) => _id === ownerId)
  return {
    ...recipient,
    isOwn: ownerId === null,
    owner: owner ? { _id: owner._id, name: `${owner.name} ${owner.surname}`, company: owner.company } : null,
  }
}

/** A recipient that a person may send money to, or why not. */
export function usableRecipient(
  { recipients }: MarketState,
  { _id: personId }: MockPerson,
  id: string,
): MockRecipient | MockError<'not-found' | 'recipient-not-approved'> {
  const found = recipients.find(({ _id }) => _id === id)
  const isOwn = found?.ownerId === personId
  if (!found || (!isOwn && (found.ownerId !== null || found.status !== 'APPROVED')))
    return refuse('not-found')
  return found.status === 'APPROVED' ? found : refuse('recipient-not-approved')
}

/** Adds a recipient or changes one. */
export function writeRecipient(state: MarketState, recipient: MockRecipient): MockRecipient {
  const isKnown = state.recipients.some(({ _id }) => _id === recipient._id)
  state.recipients = isKnown
    ? state.recipients.map((one) => (one._id === recipient._id ? recipient : one))
    : [...state.recipients, recipient]
  return recipient
}
