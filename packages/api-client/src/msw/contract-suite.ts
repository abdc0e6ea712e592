import { addressesCases } from './suite/addresses.cases.ts'
import { accountCases } from './suite/account.cases.ts'
import { authCases } from './suite/auth.cases.ts'
import { cartCases } from './suite/cart.cases.ts'
import { catalogCases } from './suite/catalog.cases.ts'
import type { ContractCase, SuitePeople } from './suite/contract-case.ts'
import { pricingCases } from './suite/pricing.cases.ts'
import { exchangeCases } from './suite/exchange.cases.ts'
import { historyCases } from './suite/history.cases.ts'
import { purchaseCases } from './suite/purchase.cases.ts'
import { refusedPurchaseCases } from './suite/refused-purchase.cases.ts'
import { phoneCases } from './suite/phone.cases.ts'
import { profileCases } from './suite/profile.cases.ts'
import { recoveryCases } from './suite/recovery.cases.ts'
import { sessionsCases } from './suite/sessions.cases.ts'
import { roleFieldsCases } from './suite/role-fields.cases.ts'
import { signupCases } from './suite/signup.cases.ts'
import { systemCases } from './suite/system.cases.ts'
import { transactionCases } from './suite/transaction.cases.ts'
import { usersCases } from './suite/users.cases.ts'
import { decidedVerificationCases } from './suite/verification.cases.ts'

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
    ...catalogCases(people),
    ...cartCases(people),
    ...addressesCases(people),
    ...pricingCases(people),
    ...purchaseCases(people),
    ...refusedPurchaseCases(people),
    ...phoneCases(people),
    ...profileCases(people),
    ...recoveryCases(),
    ...roleFieldsCases(people),
    ...sessionsCases(people),
    ...signupCases(people),
    ...systemCases(),
    ...transactionCases(people),
    ...usersCases(people),
    ...decidedVerificationCases(people),
  ]
}
