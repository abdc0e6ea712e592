import type { HttpHandler } from 'msw'
import { manyPeople } from '../fixtures/many-people.fixtures.ts'
import { staffSummaryOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { alina, boris, allPeople, vera } from '../fixtures/staff.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { deepPageOf } from './deep-page.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function market(person: MockPerson = vera, people: readonly MockPerson[] = allPeople): HttpHandler[] {
  return createMockMarket({ signedInId: person._id, people }).handlers
}

const reads = ['userList', 'userSearch', 'userById'] as const
const saves = ['userAddReferral', 'userVerificationReview'] as const

/** Scenarios of the people of a role. Vera is signed in unless stated otherwise: use `sessionOf(vera)`. */
export const usersScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [...reads.map((name) => mockDelay(name, 'infinite')), ...market()],
  loadFailed: (): HttpHandler[] => [
    ...reads.map((name) => mock(name, () => refuse('internal'))),
    ...market(),
  ],
  offline: (): HttpHandler[] => [...reads.map((name) => networkFailure(name)), ...market()],
  /** Three pages of people. */
  manyPages: (): HttpHandler[] => market(vera, [...allPeople, ...manyPeople]),
  /** The first page loads, the next one fails. */
  nextPageFailed: (): HttpHandler[] => [
    mock('userList', ({ query }) =>
      query.page === 1 ? deepPageOf(manyPeople.map(staffSummaryOf), query) : refuse('internal'),
    ),
    ...market(),
  ],
  /** A broker without clients: use `sessionOf(boris)`. */
  empty: (): HttpHandler[] => market(boris, [boris]),
  /** No search finds anything. */
  nothingFound: (): HttpHandler[] => [
    mock('userList', ({ query }) => deepPageOf([], query)),
    mock('userSearch', () => []),
    ...market(),
  ],
  /** The signed-in person has lost the permission: the role is no longer that of the page. */
  notPermitted: (): HttpHandler[] => [
    ...[...reads, ...saves].map((name) => mock(name, () => refuse('not-permitted'))),
    ...market(),
  ],
  /** The person does not exist, or is somebody else's. */
  notFound: (): HttpHandler[] => [mock('userById', () => refuse('not-found')), ...market()],
  /** A broker's clients: use `sessionOf(boris)`. */
  ofBroker: (): HttpHandler[] => market(boris),
  /** People referred by an agent: use `sessionOf(alina)`. */
  ofAgent: (): HttpHandler[] => market(alina),
  saveFailed: (): HttpHandler[] => [
    ...saves.map((name) => mock(name, () => refuse('internal'))),
    ...market(),
  ],
  /** Another person has decided in the meantime. */
  verificationClosed: (): HttpHandler[] => [
    mock('userVerificationReview', () => refuse('verification-closed')),
    ...market(),
  ],
}
