import type { HttpHandler } from 'msw'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function visitor(): HttpHandler[] {
  return createMockMarket({ signedInId: null }).handlers
}

/** What signing in may meet; nobody is signed in, Anna can. */
export const authScenarios = {
  loaded: visitor,
  /** The answer does not come. */
  loading: (): HttpHandler[] => [mockDelay('signin', 'infinite'), ...visitor()],
  wrongCredentials: (): HttpHandler[] => [mock('signin', () => refuse('wrong-credentials')), ...visitor()],
  tooManyAttempts: (): HttpHandler[] => [mock('signin', () => refuse('too-many-requests')), ...visitor()],
  loadFailed: (): HttpHandler[] => [mock('signin', () => refuse('internal')), ...visitor()],
  offline: (): HttpHandler[] => [networkFailure('signin'), ...visitor()],
}
