import type { HttpHandler } from 'msw'
import { sessionOf } from '../fixtures/people.fixtures.ts'
import type { MockPerson } from '../fixtures/people.fixtures.ts'
import type { CallName, CallOutput, Contract } from '../contract/contract.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './refusal.ts'
import type { MockRefusal, RefusalOf } from './refusal.ts'

type SignedInCallName = {
  [N in CallName]: Contract[N]['access'] extends 'signed-in' ? N : never
}[CallName]

/** The person whose cookie the browser holds; undefined for a visitor. */
export const signedInPerson = (state: MarketState): MockPerson | undefined =>
  state.people.find(({ _id }) => _id === state.signedInId)

/**
 * A handler for a call that needs a session. As on the server the cookie says who it is and the token has to agree: no
 * token is `not-signed-in`, an old one `token-expired`, which the client mends by itself.
 */
export const mockSignedIn = <N extends SignedInCallName>(
  state: MarketState,
  name: N,
  resolver: (person: MockPerson, request: MockRequest<N>) => CallOutput<N> | MockRefusal<RefusalOf<N>>,
): HttpHandler =>
  mock<N>(name, (request) => {
    const person = signedInPerson(state)
    if (!person || request.token === null) throw refuse('not-signed-in')
    if (request.token !== sessionOf(person, state.now).token) throw refuse('token-expired')
    return resolver(person, request)
  })
