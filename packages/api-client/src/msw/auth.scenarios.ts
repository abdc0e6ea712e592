import type { HttpHandler } from 'msw'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function visitor(): HttpHandler[] {
  return createMockMarket({ signedInId: null }).handlers
}

/** Scenarios of signing in; nobody is signed in, Anna has an account. */
export const authScenarios = {
  loaded: visitor,
  /** No answer comes. */
  loading: (): HttpHandler[] => [mockDelay('signin', 'infinite'), ...visitor()],
  wrongCredentials: (): HttpHandler[] => [mock('signin', () => refuse('wrong-credentials')), ...visitor()],
  tooManyAttempts: (): HttpHandler[] => [mock('signin', () => refuse('too-many-requests')), ...visitor()],
  loadFailed: (): HttpHandler[] => [mock('signin', () => refuse('internal')), ...visitor()],
  offline: (): HttpHandler[] => [networkFailure('signin'), ...visitor()],
}
