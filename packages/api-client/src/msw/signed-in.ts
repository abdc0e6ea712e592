import type { HttpHandler } from 'msw'
import { sessionOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { mayCall } from '../permissions.ts'
import type { PermittedCall } from '../permissions.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import type { MockRequest, MockResolver } from './mock.ts'
import { refuse } from './mock-error.ts'

/** The person whose cookie the browser holds; undefined for a visitor, and once the session was ended elsewhere. */
export function signedInPerson(state: MarketState): MockPerson | undefined {
  return state.sessions.some(({ _id }) => _id === state.sessionId)
    ? state.people.find(({ _id }) => _id === state.signedInId)
    : undefined
}

/**
 * A handler for a call that needs a session. As on the server the cookie says who it is and the token has to agree: no
 * token is `not-signed-in`, an old one `token-expired`, which the client mends by itself. A role that the call is
 * not for is `not-permitted`.
 */
export function mockSignedIn<N extends PermittedCall>(
  state: MarketState,
  name: N,
  resolver: (person: MockPerson, request: MockRequest<N>) => ReturnType<MockResolver<N>>,
): HttpHandler {
  return mock<N>(name, (request) => {
    const person = signedInPerson(state)
    if (!person || request.token === null) throw refuse('not-signed-in')
    if (request.token !== sessionOf(person, state.now).token) throw refuse('token-expired')
    if (!mayCall(person.role, name)) throw refuse('not-permitted')
    return resolver(person, request)
  })
}
