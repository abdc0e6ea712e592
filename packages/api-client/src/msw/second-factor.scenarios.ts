import { demoOperatorSettings } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { fixtureRecoveryCodes, type MockSecondFactor } from '../fixtures/mock-second-factor.ts'
import { vera } from '../fixtures/staff.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

const secondFactor: MockSecondFactor = {
  since: '2026-11-02T09:30:00.000Z',
  lastCode: '',
  recoveryCodes: fixtureRecoveryCodes().slice(2),
  passkeys: [],
}
const passkeys: MockSecondFactor['passkeys'] = [
  {
    _id: 'passkey-1',
    name: 'Chrome, Windows',
    addedAt: '2026-11-03T07:10:00.000Z',
    lastUsedAt: '2026-11-21T06:02:00.000Z',
    isSynced: true,
    credentialId: 'cGFzc2tleS0x',
  },
  {
    _id: 'passkey-2',
    name: 'YubiKey 5C',
    addedAt: '2026-11-10T12:40:00.000Z',
    lastUsedAt: null,
    isSynced: false,
    credentialId: 'cGFzc2tleS0y',
  },
]
const required: MarketOverrides['operatorSettings'] = {
  ...demoOperatorSettings,
  staffSecondFactor: 'required',
}

function market(
  overrides: MarketOverrides = {},
  factor: MockSecondFactor | null = secondFactor,
): HttpHandler[] {
  const secondFactors = new Map(factor === null ? [] : [[vera._id, factor]])
  return createMockMarket({ signedInId: vera._id, secondFactors, ...overrides }).handlers
}

/** Scenarios of the second factor of staff; Vera is signed in, and has one with eight recovery codes left. */
export const secondFactorScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [mockDelay('secondFactor', 'infinite'), ...market()],
  loadFailed: (): HttpHandler[] => [mock('secondFactor', () => refuse('internal')), ...market()],
  offline: (): HttpHandler[] => [networkFailure('secondFactor'), ...market()],
  /** She has none, and needs none. */
  none: (): HttpHandler[] => market({}, null),
  /** She has none, and may do nothing else before. */
  missing: (): HttpHandler[] => market({ operatorSettings: required }, null),
  /** She has one, because staff need one. */
  required: (): HttpHandler[] => market({ operatorSettings: required }),
  /** She has two passkeys beside her authenticator. */
  withPasskeys: (): HttpHandler[] => market({}, { ...secondFactor, passkeys }),
  /** What the browser has made cannot be verified. */
  passkeyRefused: (): HttpHandler[] => [mock('passkeyAdd', () => refuse('passkey-refused')), ...market()],
  /** All recovery codes but one are used. */
  oneCodeLeft: (): HttpHandler[] =>
    market({}, { ...secondFactor, recoveryCodes: fixtureRecoveryCodes().slice(9) }),
  /** Every code is wrong. */
  wrongCode: (): HttpHandler[] => [
    mock('secondFactorConfirm', () => refuse('wrong-second-factor')),
    mock('recoveryCodesCreate', () => refuse('wrong-second-factor')),
    mock('signinSecondFactor', () => refuse('wrong-second-factor')),
    ...market({}, null),
  ],
  /** Nobody is signed in; Vera needs a code after her password. */
  signedOut: (): HttpHandler[] => market({ signedInId: null }),
  /** The same, and a passkey would do. */
  signedOutWithPasskey: (): HttpHandler[] => market({ signedInId: null }, { ...secondFactor, passkeys }),
  /** The same, and what it signs cannot be verified. */
  signInPasskeyRefused: (): HttpHandler[] => [
    mock('signinPasskey', () => refuse('passkey-refused')),
    ...market({ signedInId: null }, { ...secondFactor, passkeys }),
  ],
  /** The same as `signedOut`, and the time to give it is over. */
  signInExpired: (): HttpHandler[] => [
    mock('signinSecondFactor', () => refuse('sign-in-expired')),
    ...market({ signedInId: null }),
  ],
  /** The same, and every code is wrong. */
  signInWrongCode: (): HttpHandler[] => [
    mock('signinSecondFactor', () => refuse('wrong-second-factor')),
    ...market({ signedInId: null }),
  ],
}
