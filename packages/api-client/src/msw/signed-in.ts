import type { HttpHandler } from 'msw'
import { sessionOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { contract } from '../contract/contract.ts'
import { needsVerification, type Endpoint } from '../endpoint.ts'
import { mayCall } from '../permissions.ts'
import { isBeforeSecondFactor } from '../second-factor-calls.ts'
import type { PermittedCall } from '../permissions.ts'
import { hasAnswered } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import type { MockRequest, MockResolver } from './mock.ts'
import { refuse } from './mock-error.ts'
import { isSecondFactorMissing } from './second-factor.ts'
import { findBuyer } from './people.ts'

/** The person of the session cookie; undefined for a visitor and after the session was ended elsewhere. */
export function signedInPerson(state: MarketState): MockPerson | undefined {
  return state.sessions.some(({ _id }) => _id === state.sessionId)
    ? state.people.find(({ _id }) => _id === state.signedInId)
    : undefined
}

/** Refuses whoever is not verified where the operator requires it, but repeats an earlier answer. */
export function requireVerified(
  state: MarketState,
  call: PermittedCall,
  { _id, role, verification: { status, comment } }: MockPerson,
  { idempotencyKey, body }: { readonly idempotencyKey: string | null; readonly body: unknown },
): void {
  const isGuarded = needsVerification(contract[call] as Endpoint, body, { personId: _id, role })
  if (!isGuarded || !state.settings.isVerificationRequired || status === 'APPROVED') return
  if (hasAnswered(state, _id, { call, idempotencyKey })) return
  throw refuse('verification-needed', { status, comment })
}

/**
 * A handler for a call that needs a session. As on the server, the cookie identifies the person and the token must
 * match: no token is `not-signed-in`, an old one is `token-expired`, after which the client renews it. A role without
 * permission is `not-permitted`.
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
    if (!mayCall(person, name)) throw refuse('not-permitted')
    if (isSecondFactorMissing(state, person) && !isBeforeSecondFactor(name))
      throw refuse('second-factor-missing')
    requireVerified(state, name, person, request)
    return resolver(person, request)
  })
}

/** A call whose query may name for whom is asked. */
type BuyerCall = {
  [N in PermittedCall]: MockRequest<N> extends { readonly query: { readonly userId?: string | undefined } }
    ? N
    : never
}[PermittedCall]

/** A handler for a call that somebody makes for a buyer: for oneself, or a client; for anybody else it is `not-found`. */
export function mockForBuyer<N extends BuyerCall>(
  state: MarketState,
  name: N,
  resolver: (buyer: MockPerson, request: MockRequest<N>) => ReturnType<MockResolver<N>>,
): HttpHandler {
  return mockSignedIn<N>(state, name, (person, request) => {
    const { userId } = request.query as { readonly userId?: string }
    const buyer = findBuyer(state, person, userId)
    if (buyer === undefined) throw refuse('not-found')
    return resolver(buyer, request)
  })
}
