import type { EndpointInput, EndpointOutput } from '../endpoint.ts'
import { accountContract } from './account.contract.ts'
import { addressesContract } from './addresses.contract.ts'
import { auditContract } from './audit.contract.ts'
import { apiTokensContract } from './api-tokens.contract.ts'
import { auctionContract } from './auction.contract.ts'
import { authContract } from './auth.contract.ts'
import { bankStatementContract } from './bank-statement.contract.ts'
import { cardRefundContract } from './card-refund.contract.ts'
import { cartContract } from './cart.contract.ts'
import { catalogContract } from './catalog.contract.ts'
import { claimsContract } from './claims.contract.ts'
import { cryptoContract } from './crypto.contract.ts'
import { dayClosingContract } from './day-closing.contract.ts'
import { deliveryContract } from './delivery.contract.ts'
import { deskContract } from './desk.contract.ts'
import { questionsContract } from './questions.contract.ts'
import { documentContract } from './document.contract.ts'
import { exchangeContract } from './exchange.contract.ts'
import { fileContract } from './file.contract.ts'
import { holdsContract } from './holds.contract.ts'
import { historyContract } from './history.contract.ts'
import { ledgerContract } from './ledger.contract.ts'
import { noticesContract } from './notices.contract.ts'
import { mailTextsContract } from './mail-texts.contract.ts'
import { operatorSettingsContract } from './operator-settings.contract.ts'
import { orderListsContract } from './order-lists.contract.ts'
import { orderPaymentContract } from './order-payment.contract.ts'
import { personalDataContract } from './personal-data.contract.ts'
import { phoneContract } from './phone.contract.ts'
import { joinContracts } from './join-contracts.ts'
import { passkeysContract } from './passkeys.contract.ts'
import { placesContract } from './places.contract.ts'
import { plantationContract } from './plantation.contract.ts'
import { plantationDeskContract } from './plantation-desk.contract.ts'
import { plantationRequestsContract } from './plantation-requests.contract.ts'
import { purchaseContract } from './purchase.contract.ts'
import { recoveryContract } from './recovery.contract.ts'
import { regionContract } from './region.contract.ts'
import { reportsContract } from './reports.contract.ts'
import { sandboxContract } from './sandbox.contract.ts'
import { savedListsContract } from './saved-lists.contract.ts'
import { secondFactorContract } from './second-factor.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { setupContract } from './setup.contract.ts'
import { shipmentContract } from './shipment.contract.ts'
import { signupContract } from './signup.contract.ts'
import { staffOrdersContract } from './staff-orders.contract.ts'
import { staffPeopleContract } from './staff-people.contract.ts'
import { staffPlacesContract } from './staff-places.contract.ts'
import { staffPersonContract } from './staff-person.contract.ts'
import { stockImportContract } from './stock-import.contract.ts'
import { stockContract } from './stock.contract.ts'
import { stockSystemContract } from './stock-system.contract.ts'
import { staffContract } from './staff.contract.ts'
import { standingOrdersContract } from './standing-orders.contract.ts'
import { systemContract } from './system.contract.ts'
import { transactionContract } from './transaction.contract.ts'
import { transferContract } from './transfer.contract.ts'
import { userContract } from './user.contract.ts'
import { varietiesContract } from './varieties.contract.ts'
import { webhooksContract } from './webhooks.contract.ts'

/** Every call of the API by name. */
export const contract = joinContracts(
  authContract,
  signupContract,
  recoveryContract,
  sessionsContract,
  apiTokensContract,
  webhooksContract,
  secondFactorContract,
  passkeysContract,
  staffContract,
  phoneContract,
  userContract,
  staffPersonContract,
  staffPeopleContract,
  personalDataContract,
  fileContract,
  placesContract,
  plantationContract,
  staffPlacesContract,
  addressesContract,
  accountContract,
  exchangeContract,
  historyContract,
  ledgerContract,
  dayClosingContract,
  reportsContract,
  catalogContract,
  stockContract,
  stockSystemContract,
  varietiesContract,
  stockImportContract,
  auctionContract,
  cartContract,
  savedListsContract,
  standingOrdersContract,
  noticesContract,
  deliveryContract,
  regionContract,
  purchaseContract,
  plantationDeskContract,
  holdsContract,
  plantationRequestsContract,
  claimsContract,
  shipmentContract,
  documentContract,
  orderListsContract,
  staffOrdersContract,
  transactionContract,
  cardRefundContract,
  orderPaymentContract,
  bankStatementContract,
  cryptoContract,
  operatorSettingsContract,
  mailTextsContract,
  setupContract,
  transferContract,
  auditContract,
  deskContract,
  questionsContract,
  sandboxContract,
  systemContract,
)

/** The contract's type: name → call. */
export type Contract = typeof contract

/** Name of a call. */
export type CallName = keyof Contract

/** The input of a call. */
export type CallInput<N extends CallName> = EndpointInput<Contract[N]>

/** The output of a call. */
export type CallOutput<N extends CallName> = EndpointOutput<Contract[N]>
