import { addressesCases } from './suite/addresses.cases.ts'
import { accountCases } from './suite/account.cases.ts'
import { auditCases } from './suite/audit.cases.ts'
import { dayClosingCases } from './suite/day-closing.cases.ts'
import { deskCases } from './suite/desk.cases.ts'
import { questionsCases } from './suite/questions.cases.ts'
import { auctionCases } from './suite/auction.cases.ts'
import { authCases } from './suite/auth.cases.ts'
import { bankStatementCases } from './suite/bank-statement.cases.ts'
import { clientOrderCases } from './suite/client-order.cases.ts'
import { cartCases } from './suite/cart.cases.ts'
import { cardCases } from './suite/card.cases.ts'
import { catalogCases } from './suite/catalog.cases.ts'
import { claimsCases } from './suite/claims.cases.ts'
import type { ContractCase, SuitePeople } from './suite/contract-case.ts'
import { plantationCases } from './suite/plantation.cases.ts'
import { plantationPurchaseCases } from './suite/plantation-purchase.cases.ts'
import { cryptoCases } from './suite/crypto.cases.ts'
import { pricingCases } from './suite/pricing.cases.ts'
import { exchangeCases } from './suite/exchange.cases.ts'
import { holdsCases } from './suite/holds.cases.ts'
import { historyCases } from './suite/history.cases.ts'
import { noticesCases } from './suite/notices.cases.ts'
import { orderMovesCases } from './suite/order-moves.cases.ts'
import { purchaseCases } from './suite/purchase.cases.ts'
import { refusedPurchaseCases } from './suite/refused-purchase.cases.ts'
import { mailTextsCases } from './suite/mail-texts.cases.ts'
import { operatorSettingsCases } from './suite/operator-settings.cases.ts'
import { orderPaymentCases } from './suite/order-payment.cases.ts'
import { personalDataCases } from './suite/personal-data.cases.ts'
import { phoneCases } from './suite/phone.cases.ts'
import { profileCases } from './suite/profile.cases.ts'
import { recoveryCases } from './suite/recovery.cases.ts'
import { refusedRequestCases } from './suite/refused-request.cases.ts'
import { reportsCases } from './suite/reports.cases.ts'
import { requestCases } from './suite/request.cases.ts'
import { savedListsCases } from './suite/saved-lists.cases.ts'
import { passkeyCases } from './suite/passkeys.cases.ts'
import { secondFactorCases } from './suite/second-factor.cases.ts'
import { setupCases } from './suite/setup.cases.ts'
import { apiTokensCases } from './suite/api-tokens.cases.ts'
import { webhooksCases } from './suite/webhooks.cases.ts'
import { sessionsCases } from './suite/sessions.cases.ts'
import { roleFieldsCases } from './suite/role-fields.cases.ts'
import { staffPlacesCases } from './suite/staff-places.cases.ts'
import { staffCases } from './suite/staff.cases.ts'
import { signupCases } from './suite/signup.cases.ts'
import { staffMoneyCases } from './suite/staff-money.cases.ts'
import { staffOrdersCases } from './suite/staff-orders.cases.ts'
import { staffPeopleCases } from './suite/staff-people.cases.ts'
import { stockImportCases } from './suite/stock-import.cases.ts'
import { stockCases } from './suite/stock.cases.ts'
import { standingOrdersCases } from './suite/standing-orders.cases.ts'
import { systemCases } from './suite/system.cases.ts'
import { proofCases } from './suite/proof.cases.ts'
import { transactionCases } from './suite/transaction.cases.ts'
import { transferCases } from './suite/transfer.cases.ts'
import { usersCases } from './suite/users.cases.ts'
import { decidedVerificationCases } from './suite/verification.cases.ts'
import { varietiesCases } from './suite/varieties.cases.ts'

/**
 * The behavior that the mocks and the server share, independent of a test runner: each case gets a `call` without a
 * session and rejects when the behavior differs.
 */
export function contractSuite(people: SuitePeople): ContractCase[] {
  return [
    ...authCases(people),
    ...accountCases(people),
    ...exchangeCases(people),
    ...historyCases(people),
    ...cardCases(people),
    ...catalogCases(people),
    ...cartCases(people),
    ...savedListsCases(),
    ...standingOrdersCases(),
    ...noticesCases(people),
    ...addressesCases(people),
    ...plantationCases(people),
    ...plantationPurchaseCases(people),
    ...pricingCases(people),
    ...purchaseCases(people),
    ...holdsCases(people),
    ...clientOrderCases(people),
    ...refusedPurchaseCases(people),
    ...orderMovesCases(people),
    ...requestCases(people),
    ...refusedRequestCases(people),
    ...claimsCases(people),
    ...operatorSettingsCases(people),
    ...mailTextsCases(people),
    ...setupCases(people),
    ...auditCases(people),
    ...deskCases(people),
    ...questionsCases(people),
    ...dayClosingCases(people),
    ...reportsCases(people),
    ...personalDataCases(people),
    ...phoneCases(people),
    ...profileCases(people),
    ...recoveryCases(),
    ...roleFieldsCases(people),
    ...sessionsCases(people),
    ...apiTokensCases(people),
    ...webhooksCases(people),
    ...passkeyCases(people),
    ...secondFactorCases(people),
    ...staffCases(people),
    ...signupCases(people),
    ...systemCases(),
    ...transactionCases(people),
    ...proofCases(people),
    ...transferCases(people),
    ...orderPaymentCases(people),
    ...stockCases(people),
    ...stockImportCases(people),
    ...auctionCases(people),
    ...bankStatementCases(people),
    ...cryptoCases(people),
    ...usersCases(people),
    ...staffPeopleCases(people),
    ...staffMoneyCases(people),
    ...staffOrdersCases(people),
    ...decidedVerificationCases(people),
    ...staffPlacesCases(people),
    ...varietiesCases(people),
  ]
}
