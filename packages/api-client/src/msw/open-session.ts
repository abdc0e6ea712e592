import type { Session } from '../page-payload.ts'
import { randomUuid } from '../random-uuid.ts'
import { sessionOf } from '../fixtures/mock-person.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { newSession } from '../fixtures/sessions.fixtures.ts'
import type { MockSession } from '../fixtures/sessions.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** Signs a person in: the browser's cookie becomes a new session, and its previous session ends. */
export function openSession(state: MarketState, person: MockPerson): Session {
  const session = newSession(randomUuid(), person._id, state.now)
  state.sessions = [session, ...state.sessions.filter(({ _id }) => _id !== state.sessionId)]
  state.sessionId = session._id
  state.signedInId = person._id
  return sessionOf(person, state.now)
}

/** Ends sessions; returns their number. */
export function endSessions(state: MarketState, isEnded: (session: MockSession) => boolean): number {
  const before = state.sessions.length
  state.sessions = state.sessions.filter((session) => !isEnded(session))
  return before - state.sessions.length
}
