import type { HttpHandler } from 'msw'
import { MANY_PEOPLE } from '../fixtures/many-people.fixtures.ts'
import { userSummaryOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { ALINA, BORIS, PEOPLE, VERA } from '../fixtures/staff.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './refusal.ts'

const market = (person: MockPerson = VERA, people: readonly MockPerson[] = PEOPLE): HttpHandler[] =>
  createMockMarket({ signedInId: person._id, people }).handlers

const READS = ['userList', 'userSearch', 'userById'] as const
const SAVES = ['userAddReferral', 'userVerificationReview'] as const

/** What the people of a role may meet. Vera is signed in unless said otherwise: use `sessionOf(VERA)`. */
export const usersScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [...READS.map((name) => mockDelay(name, 'infinite')), ...market()],
  loadFailed: (): HttpHandler[] => [
    ...READS.map((name) => mock(name, () => refuse('internal'))),
    ...market(),
  ],
  offline: (): HttpHandler[] => [...READS.map((name) => networkFailure(name)), ...market()],
  /** Three pages of people. */
  manyPages: (): HttpHandler[] => market(VERA, [...PEOPLE, ...MANY_PEOPLE]),
  /** The first page is there, the next one fails. */
  nextPageFailed: (): HttpHandler[] => [
    mock('userList', ({ query: { page, limit } }) =>
      page === 1
        ? { items: MANY_PEOPLE.slice(0, limit).map(userSummaryOf), page, limit, total: MANY_PEOPLE.length }
        : refuse('internal'),
    ),
    ...market(),
  ],
  /** A broker without clients: use `sessionOf(BORIS)`. */
  empty: (): HttpHandler[] => market(BORIS, [BORIS]),
  /** No search finds anything. */
  nothingFound: (): HttpHandler[] => [
    mock('userList', ({ query: { page, limit } }) => ({ items: [], page, limit, total: 0 })),
    mock('userSearch', () => []),
    ...market(),
  ],
  /** Whoever is signed in has no such right: the role is not the one of the page any longer. */
  notPermitted: (): HttpHandler[] => [
    ...[...READS, ...SAVES].map((name) => mock(name, () => refuse('not-permitted'))),
    ...market(),
  ],
  /** The person does not exist, or is somebody else's. */
  notFound: (): HttpHandler[] => [mock('userById', () => refuse('not-found')), ...market()],
  /** A broker's clients: use `sessionOf(BORIS)`. */
  ofBroker: (): HttpHandler[] => market(BORIS),
  /** Those who came by an agent's link: use `sessionOf(ALINA)`. */
  ofAgent: (): HttpHandler[] => market(ALINA),
  saveFailed: (): HttpHandler[] => [
    ...SAVES.map((name) => mock(name, () => refuse('internal'))),
    ...market(),
  ],
  /** Somebody else has decided meanwhile. */
  verificationClosed: (): HttpHandler[] => [
    mock('userVerificationReview', () => refuse('verification-closed')),
    ...market(),
  ],
}
