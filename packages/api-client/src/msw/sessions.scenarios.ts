import type { HttpHandler } from 'msw'
import { anna } from '../fixtures/people.fixtures.ts'
import { fixtureBrowser } from '../fixtures/sessions.fixtures.ts'
import type { MockSession } from '../fixtures/sessions.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

const many = 24
const dayMs = 86_400_000
const longBrowser = 'Mozilla/5.0 (Unknown) '.repeat(30).slice(0, 500)

function sessionAt(place: number, now: Date): MockSession {
  return {
    _id: `session-more-${place}`,
    personId: anna._id,
    userAgent: place % 5 === 0 ? longBrowser : fixtureBrowser.userAgent,
    address: `198.51.100.${place + 10}`,
    createdAt: '2026-10-01T08:00:00.000Z',
    lastUsedAt: new Date(now.getTime() - (place + 1) * dayMs).toISOString(),
  }
}

/** Scenarios of the list of own sessions; Anna is signed in here and in two other browsers. */
export const sessionsScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('sessionList', 'infinite'), ...createMockMarket().handlers],
  loadFailed: (): HttpHandler[] => [
    mock('sessionList', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [networkFailure('sessionList'), ...createMockMarket().handlers],
  /** Signed in here only. */
  one: (): HttpHandler[] => {
    const { state, handlers } = createMockMarket()
    state.sessions = state.sessions.filter(({ _id }) => _id === state.sessionId)
    return handlers
  },
  /** Signed in in two dozen other browsers, some with long user agents. */
  many: (): HttpHandler[] => {
    const { state, handlers } = createMockMarket()
    const more = Array.from({ length: many }, (_, place) => sessionAt(place, state.now))
    state.sessions = [...state.sessions.filter(({ _id }) => _id === state.sessionId), ...more]
    return handlers
  },
  /** The sessions load and cannot be ended. */
  saveFailed: (): HttpHandler[] => [
    mock('sessionEnd', () => refuse('internal')),
    mock('sessionEndOthers', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
}
