import { defaultUnpaidLimits, topUpMethods } from '@flower-market/flower-domain'
import type { FlowerCard, TopUpMethod, UnpaidLimits } from '@flower-market/flower-domain'
import type { CallInput, CallOutput } from '../contract/contract.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { pendingLinks } from '../fixtures/links.fixtures.ts'
import type { MockLink } from '../fixtures/links.fixtures.ts'
import type { MockCode } from '../fixtures/mock-code.ts'
import { operations } from '../fixtures/operations.fixtures.ts'
import type { MockOperation } from '../fixtures/operations.fixtures.ts'
import { dailyRates } from '../fixtures/rates.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { outbox } from '../fixtures/inbox.fixtures.ts'
import type { OutboxEntry } from '../fixtures/inbox.fixtures.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { mariaPurchases, purchases } from '../fixtures/purchases.fixtures.ts'
import { newSession, otherSessions } from '../fixtures/sessions.fixtures.ts'
import type { MockSession } from '../fixtures/sessions.fixtures.ts'
import { allPeople } from '../fixtures/staff.fixtures.ts'
import { transactions } from '../fixtures/transactions.fixtures.ts'
import type { MockTransaction } from '../fixtures/transactions.fixtures.ts'

/** A line of a kept cart; 0 stems for one that was removed. */
export type MockCartLine = CallInput<'cartSync'>['body']['changes'][number]

/** A quote and whose it is. */
export interface MockQuote {
  readonly quote: CallOutput<'accountRates'>
  readonly personId: string
  readonly isUsed: boolean
}

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
  /** Up to which total people may owe for orders. */
  unpaidLimits: UnpaidLimits
  cards: readonly FlowerCard[]
  /** Lines of kept carts and when they were changed, by person and line. */
  cartLines: ReadonlyMap<string, ReadonlyMap<string, MockCartLine>>
  /** Newest first. */
  purchases: readonly MockPurchase[]
  /** Top-ups and payments of orders, newest first. */
  transactions: readonly MockTransaction[]
  /** What identifies the receipts that prove transactions, by the transaction's id. */
  receipts: ReadonlyMap<string, string>
  /** The ways to top up that are switched on. */
  topUpMethods: readonly TopUpMethod[]
  /** Movements of money, newest first. */
  operations: readonly MockOperation[]
  /** The central bank's rates, newest first. */
  rates: CallOutput<'ratesList'>['items']
  quotes: ReadonlyMap<string, MockQuote>
  /** Answered exchanges by person and idempotency key. */
  exchanged: ReadonlyMap<string, CallOutput<'accountExchange'>>
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
    settings: {
      hasSafariWarning: true,
      hasSandboxInbox: true,
      isVerificationRequired: false,
      adminAddress: null,
    },
    unpaidLimits: defaultUnpaidLimits,
    cards: flowerCards,
    cartLines: new Map(),
    purchases: [...purchases, ...mariaPurchases],
    transactions,
    receipts: new Map(),
    topUpMethods,
    operations,
    rates: [...dailyRates],
    quotes: new Map(),
    exchanged: new Map(),
    answered: new Map(),
    ...overrides,
  }
}
