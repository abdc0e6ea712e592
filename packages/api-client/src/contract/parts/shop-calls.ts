import { addressesContract } from '../addresses.contract.ts'
import { apiTokensContract } from '../api-tokens.contract.ts'
import { auctionContract } from '../auction.contract.ts'
import { claimsContract } from '../claims.contract.ts'
import { cryptoContract } from '../crypto.contract.ts'
import { documentContract } from '../document.contract.ts'
import { fileContract } from '../file.contract.ts'
import { historyContract } from '../history.contract.ts'
import { holdsContract } from '../holds.contract.ts'
import { orderListsContract } from '../order-lists.contract.ts'
import { orderPaymentContract } from '../order-payment.contract.ts'
import { personalDataContract } from '../personal-data.contract.ts'
import { phoneContract } from '../phone.contract.ts'
import { placesContract } from '../places.contract.ts'
import { plantationDeskContract } from '../plantation-desk.contract.ts'
import { plantationRequestsContract } from '../plantation-requests.contract.ts'
import { plantationContract } from '../plantation.contract.ts'
import { purchaseContract } from '../purchase.contract.ts'
import { questionsContract } from '../questions.contract.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { sandboxContract } from '../sandbox.contract.ts'
import { sessionsContract } from '../sessions.contract.ts'
import { shipmentContract } from '../shipment.contract.ts'
import { signupContract } from '../signup.contract.ts'
import { standingOrdersContract } from '../standing-orders.contract.ts'
import { stockContract } from '../stock.contract.ts'
import { transactionContract } from '../transaction.contract.ts'
import { transferContract } from '../transfer.contract.ts'
import { webhooksContract } from '../webhooks.contract.ts'
import { joinContracts } from '../join-contracts.ts'

/** What else the shop calls. Staff call some of it, too. */
export const shopCalls = joinContracts(
  signupContract,
  recoveryContract,
  sessionsContract,
  apiTokensContract,
  webhooksContract,
  phoneContract,
  personalDataContract,
  fileContract,
  placesContract,
  plantationContract,
  addressesContract,
  historyContract,
  stockContract,
  auctionContract,
  standingOrdersContract,
  purchaseContract,
  plantationDeskContract,
  holdsContract,
  plantationRequestsContract,
  claimsContract,
  shipmentContract,
  documentContract,
  orderListsContract,
  transactionContract,
  orderPaymentContract,
  cryptoContract,
  transferContract,
  questionsContract,
  sandboxContract,
)
