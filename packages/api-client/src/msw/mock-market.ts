import type { HttpHandler } from 'msw'
import { randomUuid } from '../random-uuid.ts'
import { accountHandlers } from './account.handlers.ts'
import { addressesHandlers } from './addresses.handlers.ts'
import { auctionHandlers } from './auction.handlers.ts'
import { authHandlers } from './auth.handlers.ts'
import { cardHandlers } from './card.handlers.ts'
import { dayClosingHandlers } from './day-closing.handlers.ts'
import { deskHandlers } from './desk.handlers.ts'
import { questionsHandlers } from './questions.handlers.ts'
import { auditHandlers } from './audit.handlers.ts'
import { bankStatementHandlers } from './bank-statement.handlers.ts'
import { cartHandlers } from './cart.handlers.ts'
import { catalogHandlers } from './catalog.handlers.ts'
import { claimsHandlers } from './claims.handlers.ts'
import { cryptoHandlers } from './crypto.handlers.ts'
import { fileHandlers } from './file.handlers.ts'
import { exchangeHandlers } from './exchange.handlers.ts'
import { historyHandlers } from './history.handlers.ts'
import { initialState } from './market-state.ts'
import type { MarketOverrides, MarketState } from './market-state.ts'
import { noticesHandlers } from './notices.handlers.ts'
import { purchaseHandlers } from './purchase.handlers.ts'
import { avatarHandlers } from './avatar.handlers.ts'
import { mailTextsHandlers } from './mail-texts.handlers.ts'
import { operatorSettingsHandlers } from './operator-settings.handlers.ts'
import { personalDataHandlers } from './personal-data.handlers.ts'
import { phoneHandlers } from './phone.handlers.ts'
import { documentsHandlers } from './documents.handlers.ts'
import { plantationHandlers } from './plantation.handlers.ts'
import { placesHandlers } from './places.handlers.ts'
import { staffPlacesHandlers } from './staff-places.handlers.ts'
import { proofHandlers } from './proof.handlers.ts'
import { profileHandlers } from './profile.handlers.ts'
import { recoveryHandlers } from './recovery.handlers.ts'
import { reportsHandlers } from './reports.handlers.ts'
import { requestsHandlers } from './requests.handlers.ts'
import { savedListsHandlers } from './saved-lists.handlers.ts'
import { setupHandlers } from './setup.handlers.ts'
import { passkeyHandlers } from './passkeys.handlers.ts'
import { secondFactorHandlers } from './second-factor.handlers.ts'
import { apiTokensHandlers } from './api-tokens.handlers.ts'
import { sessionsHandlers } from './sessions.handlers.ts'
import { shipmentsHandlers } from './shipments.handlers.ts'
import { signupHandlers } from './signup.handlers.ts'
import { usersHandlers } from './users.handlers.ts'
import { staffOrdersHandlers } from './staff-orders.handlers.ts'
import { staffPeopleHandlers } from './staff-people.handlers.ts'
import { staffPersonHandlers } from './staff-person.handlers.ts'
import { staffHandlers } from './staff.handlers.ts'
import { stockImportHandlers } from './stock-import.handlers.ts'
import { stockHandlers } from './stock.handlers.ts'
import { varietyRecordsHandlers } from './variety-records.handlers.ts'
import { standingOrdersHandlers } from './standing-orders.handlers.ts'
import { systemHandlers } from './system.handlers.ts'
import { transactionHandlers } from './transaction.handlers.ts'
import { transferHandlers } from './transfer.handlers.ts'
import { varietyHandlers } from './variety.handlers.ts'
import { webhooksHandlers } from './webhooks.handlers.ts'

/** A mock market in memory: its state, which tests may change, and handlers for every call. */
export interface MockMarket {
  readonly state: MarketState
  readonly handlers: HttpHandler[]
  /** Handlers for another browser of the same market, without a session. */
  readonly openBrowser: () => HttpHandler[]
}

function handlersOf(state: MarketState): HttpHandler[] {
  return [
    ...authHandlers(state),
    ...signupHandlers(state),
    ...recoveryHandlers(state),
    ...apiTokensHandlers(state),
    ...webhooksHandlers(state),
    ...sessionsHandlers(state),
    ...passkeyHandlers(state),
    ...secondFactorHandlers(state),
    ...staffHandlers(state),
    ...personalDataHandlers(state),
    ...phoneHandlers(state),
    ...profileHandlers(state),
    ...usersHandlers(state),
    ...staffPeopleHandlers(state),
    ...staffPersonHandlers(state),
    ...avatarHandlers(state),
    ...fileHandlers(),
    ...addressesHandlers(state),
    ...placesHandlers(state),
    ...staffPlacesHandlers(state),
    ...plantationHandlers(state),
    ...accountHandlers(state),
    ...exchangeHandlers(state),
    ...historyHandlers(state),
    ...catalogHandlers(state),
    ...varietyHandlers(state),
    ...stockHandlers(state),
    ...varietyRecordsHandlers(state),
    ...stockImportHandlers(state),
    ...auctionHandlers(state),
    ...cartHandlers(state),
    ...savedListsHandlers(state),
    ...standingOrdersHandlers(state),
    ...noticesHandlers(state),
    ...purchaseHandlers(state),
    ...staffOrdersHandlers(state),
    ...requestsHandlers(state),
    ...claimsHandlers(state),
    ...shipmentsHandlers(state),
    ...documentsHandlers(state),
    ...transferHandlers(state),
    ...transactionHandlers(state),
    ...cardHandlers(state),
    ...cryptoHandlers(state),
    ...bankStatementHandlers(state),
    ...proofHandlers(state),
    ...operatorSettingsHandlers(state),
    ...mailTextsHandlers(state),
    ...setupHandlers(state),
    ...dayClosingHandlers(state),
    ...reportsHandlers(state),
    ...auditHandlers(state),
    ...deskHandlers(state),
    ...questionsHandlers(state),
    ...systemHandlers(state),
  ]
}

/** The same state with a cookie of its own. */
function anotherBrowser(state: MarketState): MarketState {
  const own: Pick<MarketState, 'signedInId' | 'sessionId' | 'browserId' | 'pendingId' | 'pendingChallenge'> =
    {
      signedInId: null,
      sessionId: '',
      browserId: randomUuid(),
      pendingId: null,
      pendingChallenge: null,
    }
  const holder = (key: string | symbol): object => (key in own ? own : state)
  return new Proxy(state, {
    get: (_state, key) => Reflect.get(holder(key), key) as unknown,
    set: (_state, key, value) => Reflect.set(holder(key), key, value),
  })
}

/** Creates a mock market that is independent of others. */
export function createMockMarket(overrides: MarketOverrides = {}): MockMarket {
  const state = initialState(overrides)
  return { state, handlers: handlersOf(state), openBrowser: () => handlersOf(anotherBrowser(state)) }
}
