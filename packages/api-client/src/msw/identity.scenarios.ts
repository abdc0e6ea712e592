import type { PasswordIssue } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function visitor(): HttpHandler[] {
  return createMockMarket({ signedInId: null }).handlers
}

const retryAt = new Date(fixtureNow.getTime() + 42_000).toISOString()

const calls = [
  'signinSendCode',
  'signinPhone',
  'signup',
  'signupResend',
  'signupVerify',
  'recovery',
  'recoveryVerify',
] as const

/**
 * Scenarios of sign-up, sign-in by phone and recovery; nobody is signed in. `signupToken` and `recoveryToken`
 * are the secrets of valid links, Anna's phone is `anna.phone`.
 */
export const identityScenarios = {
  loaded: visitor,
  /** No answer comes. */
  loading: (): HttpHandler[] => [...calls.map((name) => mockDelay(name, 'infinite')), ...visitor()],
  loadFailed: (): HttpHandler[] => [
    ...calls.map((name) => mock(name, () => refuse('internal'))),
    ...visitor(),
  ],
  offline: (): HttpHandler[] => [...calls.map((name) => networkFailure(name)), ...visitor()],
  tooManyAttempts: (): HttpHandler[] => [
    ...calls.map((name) => mock(name, () => refuse('too-many-requests'))),
    ...visitor(),
  ],
  /** The providers of mails and codes cannot be reached. */
  unavailable: (): HttpHandler[] => [
    ...calls.map((name) => mock(name, () => refuse('unavailable'))),
    ...visitor(),
  ],
  /** Every code is wrong; four attempts are left. */
  wrongCode: (): HttpHandler[] => [
    mock('signinPhone', () => refuse('invalid-code', { triesLeft: 4 })),
    ...visitor(),
  ],
  codeExpired: (): HttpHandler[] => [mock('signinPhone', () => refuse('code-expired')), ...visitor()],
  /** The last attempt failed: the code is invalid. */
  codeLocked: (): HttpHandler[] => [
    mock('signinPhone', () => refuse('invalid-code', { triesLeft: 0 })),
    ...visitor(),
  ],
  /** The same was requested recently; 42 seconds remain. */
  retryLater: (): HttpHandler[] => [
    mock('signinSendCode', () => refuse('retry-later', { retryAt: retryAt })),
    mock('signupResend', () => refuse('retry-later', { retryAt: retryAt })),
    mock('recovery', () => refuse('retry-later', { retryAt: retryAt })),
    ...visitor(),
  ],
  /** Used, expired, or never sent. */
  linkExpired: (): HttpHandler[] => [
    mock('signupVerify', () => refuse('link-expired')),
    mock('recoveryVerify', () => refuse('link-expired')),
    ...visitor(),
  ],
  /** Every address has an account: the answer is the same, only the mail differs. */
  addressTaken: (): HttpHandler[] => [mock('signup', () => ({ retryAt: retryAt })), ...visitor()],
  weakPassword: (reason: PasswordIssue): HttpHandler[] => [
    mock('signup', () => refuse('password-too-weak', { reason })),
    mock('recoveryVerify', ({ body: { password } }) =>
      password === undefined ? {} : refuse('password-too-weak', { reason }),
    ),
    ...visitor(),
  ],
  /** The referral code is unknown. */
  referralUnknown: (): HttpHandler[] => [mock('signup', () => refuse('referral-unknown')), ...visitor()],
}
