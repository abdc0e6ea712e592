import type { HttpHandler } from 'msw'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { profileScenarios } from './profile.scenarios.ts'
import { refuse } from './mock-error.ts'

const market = profileScenarios.phoneNotVerified

/** Scenarios of confirming a phone number; Anna is signed in, her number is not confirmed. */
export const phoneScenarios = {
  loaded: market,
  /** The call is being placed. */
  loading: (): HttpHandler[] => [mockDelay('confirmPhone', 'infinite'), ...market()],
  /** The digits are being checked. */
  checking: (): HttpHandler[] => [mockDelay('sendPin', 'infinite'), ...market()],
  loadFailed: (): HttpHandler[] => [mock('confirmPhone', () => refuse('internal')), ...market()],
  /** The provider of calls cannot be reached. */
  unavailable: (): HttpHandler[] => [mock('confirmPhone', () => refuse('unavailable')), ...market()],
  offline: (): HttpHandler[] => [networkFailure('confirmPhone'), networkFailure('sendPin'), ...market()],
  /** The last call was 18 seconds ago. */
  retryLater: (): HttpHandler[] => {
    const retryAt = new Date(fixtureNow.getTime() + 42_000).toISOString()
    return [mock('confirmPhone', () => refuse('retry-later', { retryAt })), ...market()]
  },
  wrongCode: (): HttpHandler[] => [
    mock('sendPin', () => refuse('invalid-code', { triesLeft: 4 })),
    ...market(),
  ],
  codeExpired: (): HttpHandler[] => [mock('sendPin', () => refuse('code-expired')), ...market()],
  /** The last attempt failed: the code is invalid. */
  codeLocked: (): HttpHandler[] => [
    mock('sendPin', () => refuse('invalid-code', { triesLeft: 0 })),
    ...market(),
  ],
  /** Any digits are correct. */
  acceptsAnyCode: (): HttpHandler[] => [mock('sendPin', () => ({ phone: anna.phone })), ...market()],
  /** The number is confirmed already. */
  confirmed: (): HttpHandler[] => createMockMarket().handlers,
}
