import { demoOperatorSettings, operatorParty } from '@flower-market/flower-domain'
import type {
  AnswerTemplate,
  CardAttemptStatus,
  FavoriteVariety,
  KnownVariety,
  OperatorSettingName,
  OperatorSettings,
  PriceFileColumn,
} from '@flower-market/flower-domain'
import type { CallInput, CallOutput } from '../contract/contract.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { flowerCards, type MarketCard } from '../fixtures/flower-cards.fixtures.ts'
import { ownBrowserId, pendingLinks } from '../fixtures/links.fixtures.ts'
import type { MockLink } from '../fixtures/links.fixtures.ts'
import type { MockCode } from '../fixtures/mock-code.ts'
import type { MockSecondFactor } from '../fixtures/mock-second-factor.ts'
import type { MockNotice } from '../fixtures/notices.fixtures.ts'
import { operations } from '../fixtures/operations.fixtures.ts'
import type { MockOperation } from '../fixtures/operations.fixtures.ts'
import type { MockCryptoPayment } from '../fixtures/crypto-payments.fixtures.ts'
import { dailyRates } from '../fixtures/rates.fixtures.ts'
import type { MockSavedList } from '../fixtures/saved-lists.fixtures.ts'
import type { MockStandingOrder } from '../fixtures/standing-orders.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockClaim } from '../fixtures/mock-claim.ts'
import type { MockShipment } from '../fixtures/mock-shipment.ts'
import type { MockTaxDocument } from '../fixtures/mock-tax-document.ts'
import { outbox } from '../fixtures/inbox.fixtures.ts'
import type { OutboxEntry } from '../fixtures/inbox.fixtures.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import type { MockAuction, MockPress } from '../fixtures/mock-auction.ts'
import type { MockDeskWatch, MockQuestion } from '../fixtures/mock-desk.ts'
import type { MockHold } from '../fixtures/mock-hold.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { mariaPurchases, plantationPurchases, purchases } from '../fixtures/purchases.fixtures.ts'
import type { MockPlantationRequest } from '../fixtures/plantation-request-of.ts'
import { plantationRequests, plantationTemplates } from '../fixtures/requests.fixtures.ts'
import type { MockApiToken } from '../fixtures/api-tokens.fixtures.ts'
import type { MockWebhook } from '../fixtures/webhooks.fixtures.ts'
import { newSession, otherSessions } from '../fixtures/sessions.fixtures.ts'
import type { MockSession } from '../fixtures/sessions.fixtures.ts'
import { allPeople } from '../fixtures/staff.fixtures.ts'
import { recipients } from '../fixtures/recipients.fixtures.ts'
import type { MockRecipient } from '../fixtures/recipients.fixtures.ts'
import { transactions } from '../fixtures/transactions.fixtures.ts'
import type { MockTransaction } from '../fixtures/mock-transaction.ts'
import type { MockStockImport } from '../fixtures/mock-stock-import.ts'
import type { MockMailDecision } from '../fixtures/mail-texts.fixtures.ts'
import type { MockBankStatement, MockBankTransfer } from '../fixtures/mock-bank-statement.ts'

/** A line of a kept cart; 0 stems for one that was removed. */
export type MockCartLine = CallInput<'cartSync'>['body']['changes'][number]

/** A marked variety and whose it is. */
export type MockFavorite = FavoriteVariety & { readonly ownerId: string }

/** A transfer that staff settle. */
export type MockHeldTransfer = CallOutput<'cryptoTransferList'>['items'][number]

/** A kept view of the list of orders, and whose it is. */
export type MockOrderView = CallOutput<'orderViews'>[number] & { readonly ownerId: string }

/** The routes of a region on a day. */
export type MockDeliveryPlan = CallOutput<'dayDeliveries'>['plans'][number] & { readonly day: string }

/** A closed day as it was recorded. */
export type MockDayClosing = Pick<CallOutput<'dayClosing'>, 'day' | 'closed' | 'figures'>

/** A quote and whose it is. */
export interface MockQuote {
  readonly quote: CallOutput<'accountRates'>
  readonly personId: string
  readonly isUsed: boolean
}

/** A decision of staff about a setting. */
export interface MockDecision {
  readonly name: OperatorSettingName
  readonly value: OperatorSettings[OperatorSettingName]
  readonly holdsFrom: string
  readonly setAt: string
  /** Null for what a start of the server has decided. */
  readonly setBy: { readonly _id: string; readonly name: string } | null
  readonly reason: string
}

/** An attempt to pay by card, as the last one of its transaction. */
export interface MockCardAttempt {
  readonly status: CardAttemptStatus
  /** Kopecks. */
  readonly amount: number
  readonly url: string
  readonly expiresAt: string
}

/** The whole state of the mock market; handlers replace its fields. */
export interface MarketState {
  now: Date
  people: readonly MockPerson[]
  /** The person of the session cookie; null for a visitor. */
  signedInId: string | null
  /** The session of that cookie. */
  sessionId: string
  /** Whose forms of signing up are this browser's own. */
  browserId: string
  sessions: readonly MockSession[]
  apiTokens: readonly MockApiToken[]
  webhooks: readonly MockWebhook[]
  /** Links in mails, those of sign-ups with the submitted form. */
  links: readonly MockLink[]
  codes: readonly MockCode[]
  /** Second factors of staff, by person. */
  secondFactors: ReadonlyMap<string, MockSecondFactor>
  /** Whose password was right and whose code this browser still has to give. */
  pendingId: string | null
  /** What a passkey has to sign for them. */
  pendingChallenge: string | null
  /** When a message was last sent, by purpose and recipient, known or not. */
  sendings: ReadonlyMap<string, Date>
  /** Sent messages, newest first. */
  outbox: readonly OutboxEntry[]
  settings: CallOutput<'shopSettings'>
  /** What the operator's settings hold that staff have not decided. */
  operatorSettings: OperatorSettings
  /** What staff have decided about them, the last first. */
  settingDecisions: readonly MockDecision[]
  /** What staff have decided about the texts of mails, the last first. */
  mailDecisions: readonly MockMailDecision[]
  cards: readonly MarketCard[]
  /** Lines of kept carts and when they were changed, by cart (a person, or a person and their client) and line. */
  cartLines: ReadonlyMap<string, ReadonlyMap<string, MockCartLine>>
  /** Saved lists with their owners, the last changed first. */
  savedLists: readonly MockSavedList[]
  /** Standing orders with their owners. */
  standingOrders: readonly MockStandingOrder[]
  /** What people are notified of, the newest first, with whose it is. */
  notices: readonly MockNotice[]
  /** What people have chosen about it, by person. */
  noticeSettings: ReadonlyMap<string, CallOutput<'noticeSettings'>>
  /** Sessions whose browser is pushed to. */
  pushedSessions: ReadonlySet<string>
  /** Marked varieties with whose they are. */
  favorites: readonly MockFavorite[]
  /** Auctions by their start, and the presses that took lots. */
  auctions: readonly MockAuction[]
  presses: readonly MockPress[]
  /** Stems that are held for people, and were. */
  holds: readonly MockHold[]
  /** Newest first. */
  purchases: readonly MockPurchase[]
  /** Days whose books are closed, and accounts that their postings do not explain. */
  dayClosings: readonly MockDayClosing[]
  ledgerDifferences: CallOutput<'dayClosing'>['differences']
  /** Views of the list of orders that staff have kept, with whose they are. */
  orderViews: readonly MockOrderView[]
  /** The routes of each region and day that staff have saved. */
  deliveryPlans: readonly MockDeliveryPlan[]
  /** Requests to plantations. */
  requests: readonly MockPlantationRequest[]
  /** What staff have done, the last first. */
  auditEntries: CallOutput<'auditList'>['items']
  /** Which members of staff have which item of the desk open. */
  deskWatches: readonly MockDeskWatch[]
  questions: readonly MockQuestion[]
  /** By plantation. */
  answerTemplates: ReadonlyMap<string, readonly AnswerTemplate[]>
  /** Claims about orders, in the order in which they were made. */
  claims: readonly MockClaim[]
  /** Shipments, the newest last, with the order that each is of. */
  shipments: readonly MockShipment[]
  /** Corrections and invoices of advances, the newest first, with whose they are. */
  taxDocuments: readonly MockTaxDocument[]
  /** Top-ups and payments of orders, newest first. */
  transactions: readonly MockTransaction[]
  /** The last attempts to pay by card, by the transaction's id. */
  cardAttempts: ReadonlyMap<string, MockCardAttempt>
  /** What of them goes back to the card, by the transaction's id. */
  cardRefunds: ReadonlyMap<string, readonly CallOutput<'transactionGet'>['refunds'][number][]>
  /** The number of the last invoice; a canceled one's is not used again. */
  lastInvoice: number
  /** Regions and plantations as staff keep them; undefined where they are the fixtures'. */
  regionRecords: CallOutput<'regionRecords'> | undefined
  plantationRecords: readonly Omit<CallOutput<'plantationRecords'>[number], 'lots'>[] | undefined
  /** Measurements that staff have set, by `type name`. */
  varietyMeasurements: ReadonlyMap<string, Pick<CallOutput<'catalogVariety'>, 'headMm' | 'vaseDays'>>
  /** Price lists that were uploaded, the newest first; how their columns are read, and what names mean, by plantation. */
  stockImports: readonly MockStockImport[]
  priceFileLayouts: ReadonlyMap<string, readonly PriceFileColumn[]>
  varietyAnswers: ReadonlyMap<string, KnownVariety>
  /** Statements of the operator's bank, the newest first, and the transfers in them. */
  bankStatements: readonly MockBankStatement[]
  bankTransfers: readonly MockBankTransfer[]
  /** What identifies the receipts that prove transactions, by the transaction's id. */
  receipts: ReadonlyMap<string, string>
  /** Whom money may be sent to. */
  recipients: readonly MockRecipient[]
  /** What payments in USDT ask for, and what became of them on the network. */
  cryptoPayments: readonly MockCryptoPayment[]
  /** Transfers that staff settle, newest first. */
  heldTransfers: readonly MockHeldTransfer[]
  /** When the balances were last proven; null where they never were. */
  provenAt: string | null
  /** Movements of money, newest first. */
  operations: readonly MockOperation[]
  /** The central bank's rates, newest first. */
  rates: CallOutput<'ratesList'>['items']
  quotes: ReadonlyMap<string, MockQuote>
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
    browserId: ownBrowserId,
    sessions: [...current, ...otherSessions],
    apiTokens: [],
    webhooks: [],
    links: pendingLinks,
    codes: [],
    secondFactors: new Map(),
    pendingId: null,
    pendingChallenge: null,
    sendings: new Map(),
    outbox: outbox,
    settings: {
      hasSafariWarning: true,
      hasSandboxInbox: true,
      isVerificationRequired: false,
      adminAddress: null,
      operator: {
        ru: operatorParty(demoOperatorSettings, 'ru'),
        en: operatorParty(demoOperatorSettings, 'en'),
      },
    },
    // As `isVerificationRequired` above says.
    operatorSettings: { ...demoOperatorSettings, verification: 'optional' },
    settingDecisions: [],
    mailDecisions: [],
    cards: flowerCards,
    cartLines: new Map(),
    savedLists: [],
    standingOrders: [],
    notices: [],
    noticeSettings: new Map(),
    pushedSessions: new Set(),
    favorites: [],
    auctions: [],
    presses: [],
    holds: [],
    purchases: [...purchases, ...plantationPurchases, ...mariaPurchases],
    dayClosings: [],
    ledgerDifferences: [],
    orderViews: [],
    deliveryPlans: [],
    requests: plantationRequests,
    auditEntries: [],
    deskWatches: [],
    questions: [],
    answerTemplates: plantationTemplates,
    claims: [],
    shipments: [],
    taxDocuments: [],
    transactions,
    cardAttempts: new Map(),
    cardRefunds: new Map(),
    lastInvoice: 0,
    regionRecords: undefined,
    plantationRecords: undefined,
    varietyMeasurements: new Map(),
    stockImports: [],
    priceFileLayouts: new Map(),
    varietyAnswers: new Map(),
    bankStatements: [],
    bankTransfers: [],
    receipts: new Map(),
    recipients,
    cryptoPayments: [],
    heldTransfers: [],
    // Last night at 00:40 in Moscow.
    provenAt: '2026-11-20T21:40:00.000Z',
    operations,
    rates: [...dailyRates],
    quotes: new Map(),
    answered: new Map(),
    ...overrides,
  }
}
