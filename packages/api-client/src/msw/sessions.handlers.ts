import type { HttpHandler } from 'msw'
import type { MarketState } from './market-state.ts'
import { endSessions } from './open-session.ts'
import { changePerson, weakPassword } from './people.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

/** Sessions and password of the signed-in person. */
export function sessionsHandlers(state: MarketState): HttpHandler[] {
  const endOthers = (personId: string, isEnded: (sessionId: string) => boolean = () => true): number =>
    endSessions(
      state,
      (session) => session.personId === personId && session._id !== state.sessionId && isEnded(session._id),
    )

  return [
    mockSignedIn(state, 'sessionList', (person) =>
      state.sessions
        .filter(({ personId }) => personId === person._id)
        .map((session) => Object.assign({}, session, { isCurrent: session._id === state.sessionId }))
        .toSorted(
          (left, right) =>
            Number(right.isCurrent) - Number(left.isCurrent) ||
            right.lastUsedAt.localeCompare(left.lastUsedAt),
        ),
    ),
    mockSignedIn(state, 'sessionEndOthers', (person) => ({ ended: endOthers(person._id) })),
    mockSignedIn(state, 'sessionEnd', (person, { params: { id } }) =>
      endOthers(person._id, (_id) => _id === id) === 0 ? refuse('not-found') : {},
    ),
    mockSignedIn(state, 'passwordChange', (person, { body: { current, password } }) => {
      if (current !== person.password) return refuse('wrong-password')
      const weak = weakPassword(password, person)
      if (weak) return weak
      changePerson(state, person, { password })
      endOthers(person._id)
      state.apiTokens = state.apiTokens.filter(({ ownerId }) => ownerId !== person._id)
      return {}
    }),
  ]
}
