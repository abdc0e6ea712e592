import type { PasswordIssue, VerificationStatus } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { avatarFixture } from '../fixtures/avatar.fixtures.ts'
import { anna, annaIn } from '../fixtures/people.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

function as(person: typeof anna): HttpHandler[] {
  return createMockMarket({ people: [person] }).handlers
}

const long = {
  name: 'Константин-Александр Иоанн',
  surname: 'Константинопольский-Рождественский-Задунайский',
  company: 'Общество с ограниченной ответственностью «Воспоминание о долгом путешествии через экватор»',
  city: 'Александровск-Сахалинский-на-Долгом-Берегу',
  site: `https://${'very-long-name-of-a-flower-shop.'.repeat(4)}example/contacts`,
} as const

const saves = ['userUpdate', 'userVerification', 'userRegion', 'avatarSet', 'avatarRemove'] as const

/** Scenarios of the own profile and its verification; Anna is signed in. */
export const profileScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('userGet', 'infinite'), ...createMockMarket().handlers],
  loadFailed: (): HttpHandler[] => [
    mock('userGet', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [
    networkFailure('userGet'),
    ...saves.map((name) => networkFailure(name)),
    ...createMockMarket().handlers,
  ],
  /** The profile loads, saving fails. */
  saveFailed: (): HttpHandler[] => [
    ...saves.map((name) => mock(name, () => refuse('internal'))),
    ...createMockMarket().handlers,
  ],
  /** Saving is slow. */
  saving: (): HttpHandler[] => [
    ...saves.map((name) => mockDelay(name, 'infinite')),
    ...createMockMarket().handlers,
  ],
  /** The verification in a status; `sessionOf(annaIn(status))` is the matching session. */
  verification: (status: VerificationStatus): HttpHandler[] => as(annaIn(status)),
  /** Nothing is filled in but the name, and the phone is not confirmed. */
  empty: (): HttpHandler[] =>
    as({
      ...annaIn('INITIAL'),
      company: '',
      phone: '',
      isPhoneVerified: false,
      city: '',
      index: '',
      site: '',
      inn: '',
      deliveryDay: null,
      deliveryCity: null,
      address: '',
      addresses: [],
    }),
  /** The phone number is filled in but not confirmed. */
  phoneNotVerified: (): HttpHandler[] => as({ ...annaIn('INITIAL'), isPhoneVerified: false }),
  broker: (): HttpHandler[] => as({ ...anna, role: 'BROKER' }),
  avatar: (): HttpHandler[] => as({ ...anna, avatar: avatarFixture }),
  noAvatar: (): HttpHandler[] => as({ ...anna, avatar: null }),
  /** The chosen file is not a picture. */
  imagesOnly: (): HttpHandler[] => [
    mock('avatarSet', () => refuse('images-only')),
    ...createMockMarket().handlers,
  ],
  longContent: (): HttpHandler[] =>
    as({
      ...annaIn('REJECTED'),
      ...long,
      address: `${long.city}, ${long.company}`,
    }),
}

/** Scenarios of changing the password; Anna is signed in, her password is `flowers`. */
export const passwordScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  saving: (): HttpHandler[] => [mockDelay('passwordChange', 'infinite'), ...createMockMarket().handlers],
  saveFailed: (): HttpHandler[] => [
    mock('passwordChange', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  wrongPassword: (): HttpHandler[] => [
    mock('passwordChange', () => refuse('wrong-password')),
    ...createMockMarket().handlers,
  ],
  weakPassword: (reason: PasswordIssue): HttpHandler[] => [
    mock('passwordChange', () => refuse('password-too-weak', { reason })),
    ...createMockMarket().handlers,
  ],
}
