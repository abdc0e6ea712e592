import { authCases } from './suite/auth.cases.ts'
import { cartCases } from './suite/cart.cases.ts'
import { catalogCases } from './suite/catalog.cases.ts'
import type { ContractCase, SuitePeople } from './suite/contract-case.ts'
import { purchaseCases } from './suite/purchase.cases.ts'
import { refusedPurchaseCases } from './suite/refused-purchase.cases.ts'
import { phoneCases } from './suite/phone.cases.ts'
import { profileCases } from './suite/profile.cases.ts'
import { recoveryCases } from './suite/recovery.cases.ts'
import { sessionsCases } from './suite/sessions.cases.ts'
import { signupCases } from './suite/signup.cases.ts'
import { systemCases } from './suite/system.cases.ts'
import { usersCases } from './suite/users.cases.ts'

/**
 * What the mocks and the server must do alike, without a test runner: give each case a `call` that starts without a
 * session, and it rejects when the behaviour is another.
 */
export function contractSuite(people: SuitePeople): ContractCase[] {
  return [
    ...authCases(people),
    ...catalogCases(people),
    ...cartCases(people),
    ...purchaseCases(people),
    ...refusedPurchaseCases(people),
    ...phoneCases(people),
    ...profileCases(people),
    ...recoveryCases(),
    ...sessionsCases(people),
    ...signupCases(people),
    ...systemCases(),
    ...usersCases(people),
  ]
}
