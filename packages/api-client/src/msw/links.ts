import type { CallInput } from '../contract/contract.ts'
import { FIXTURE_NOW } from '../fixtures/fixture-now.ts'
import { FIXTURE_PASSWORD } from '../fixtures/mock-person.ts'
import { RECOVERY_TOKEN, SIGNUP_TOKEN } from '../fixtures/outbox.fixtures.ts'
import type { MarketState } from './market-state.ts'

const HOUR_MS = 3_600_000

/** How long a link of a mail counts, ms. */
export const LINK_LIFE_MS = { signup: 24 * HOUR_MS, recovery: HOUR_MS } as const

/** Somebody who filled in the form and is nobody yet. */
export type MockSignup = Pick<
  CallInput<'signup'>['body'],
  'email' | 'password' | 'name' | 'surname' | 'locale'
> & { readonly company: string; readonly referredBy: string | null }

interface LinkBase {
  readonly token: string
  readonly expiresAt: Date
}

/** A link that joins a person to the market. */
export interface SignupLink extends LinkBase {
  readonly purpose: 'signup'
  readonly signup: MockSignup
}

/** A link that lets a person set a new password. */
export interface RecoveryLink extends LinkBase {
  readonly purpose: 'recovery'
  readonly personId: string
}

/** A link that was not followed yet. */
export type MockLink = SignupLink | RecoveryLink

/** The link behind a token, if it still counts. */
export const liveLink = <P extends MockLink['purpose']>(
  state: MarketState,
  purpose: P,
  token: string,
): Extract<MockLink, { purpose: P }> | undefined => {
  const link = state.links.find((one) => one.token === token && one.purpose === purpose)
  return link && link.expiresAt > state.now ? (link as Extract<MockLink, { purpose: P }>) : undefined
}

/** Uses a link up. */
export const spendLink = (state: MarketState, { token }: MockLink): void => {
  state.links = state.links.filter((link) => link.token !== token)
}

/** The links of the fixtures' mails: Nina has signed up, Anna has forgotten her password. */
export const PENDING_LINKS: readonly MockLink[] = [
  {
    purpose: 'signup',
    token: SIGNUP_TOKEN,
    expiresAt: new Date(FIXTURE_NOW.getTime() + LINK_LIFE_MS.signup),
    signup: {
      email: 'nina@romashka.example',
      password: FIXTURE_PASSWORD,
      name: 'Нина',
      surname: 'Полева',
      company: 'Ромашка',
      locale: 'ru',
      referredBy: null,
    },
  },
  {
    purpose: 'recovery',
    token: RECOVERY_TOKEN,
    expiresAt: new Date(FIXTURE_NOW.getTime() + LINK_LIFE_MS.recovery),
    personId: 'demo-anna',
  },
]
