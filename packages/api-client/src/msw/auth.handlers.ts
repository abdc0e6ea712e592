import type { HttpHandler } from 'msw'
import { sessionOf } from '../fixtures/people.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { mock } from './mock.ts'
import { refuse } from './refusal.ts'
import { mockSignedIn, signedInPerson } from './signed-in.ts'

/** Signing in and out of the mock market. */
export const authHandlers = (state: MarketState): HttpHandler[] => [
  mock('authentication', () => {
    const person = signedInPerson(state)
    return person ? sessionOf(person, state.now) : refuse('not-signed-in')
  }),
  mock('signin', ({ body: { email, password } }) => {
    const person = state.people.find((one) => one.email === email && one.password === password)
    if (!person) return refuse('wrong-credentials')
    state.signedInId = person._id
    return sessionOf(person, state.now)
  }),
  mockSignedIn(state, 'logout', () => {
    state.signedInId = null
    return {}
  }),
]
