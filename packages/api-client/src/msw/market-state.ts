import type { FlowerCard } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { pendingLinks } from '../fixtures/links.fixtures.ts'
import type { MockLink } from '../fixtures/links.fixtures.ts'
import type { MockCode } from '../fixtures/mock-code.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { outbox } from '../fixtures/inbox.fixtures.ts'
import type { OutboxEntry } from '../fixtures/inbox.fixtures.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { mariaPurchases, purchases } from '../fixtures/purchases.fixtures.ts'
import { newSession, otherSessions } from '../fixtures/sessions.fixtures.ts'
import type { MockSession } from '../fixtures/sessions.fixtures.ts'
import { allPeople } from '../fixtures/staff.fixtures.ts'

/** The whole state of the mock market; handlers replace its fields. */
export interface MarketState {
  now: Date
  people: readonly MockPerson[]
  /** The person of the session cookie; null for a visitor. */
  signedInId: string | null
  /** The session of that cookie. */
  sessionId: string
  sessions: readonly MockSession[]
  /** Links in mails, those of sign-ups with the submitted form. */
  links: readonly MockLink[]
  codes: readonly MockCode[]
  /** When a message was last sent, by purpose and recipient, known or not. */
  sendings: ReadonlyMap<string, Date>
  /** Sent messages, newest first. */
  outbox: readonly OutboxEntry[]
  settings: CallOutput<'shopSettings'>
  cards: readonly FlowerCard[]
  /** Newest first. */
  purchases: readonly MockPurchase[]
  /** Answered calls by person, call and idempotency key. */
  answered: ReadonlyMap<string, { readonly body: string; readonly answer: unknown }>
}

/** Overrides of the initial state. */
export type MarketOverrides = Partial<MarketState>

/** The initial state: Anna is signed in, the fixtures are on sale, her orders are in the history. */
export function initialState(overrides: MarketOverrides): MarketState {
  const { now = fixtureNow, signedInId = anna._id } = overrides
  const current = signedInId === null ? [] : [newSession('session-current', signedInId, now)]
  return {
    now,
    people: allPeople,
    signedInId,
    sessionId: current[0]?._id ?? '',
    sessions: [...current, ...otherSessions],
    links: pendingLinks,
    codes: [],
    sendings: new Map(),
    outbox: outbox,
    settings: { hasSafariWarning: true, hasSandboxInbox: true, adminAddress: null },
    cards: flowerCards,
    purchases: [...purchases, ...mariaPurchases],
    answered: new Map(),
    ...overrides,
  }
}
