import { authCases } from './suite/auth.cases.ts'
import { cartCases } from './suite/cart.cases.ts'
import { catalogueCases } from './suite/catalogue.cases.ts'
import type { ContractCase, SuitePeople } from './suite/contract-case.ts'
import { purchaseCases } from './suite/purchase.cases.ts'
import { refusedPurchaseCases } from './suite/refused-purchase.cases.ts'

/**
 * What the mocks and the server must do alike, without a test runner: give each case a `call` that starts without a
 * session, and it rejects when the behaviour is another.
 */
export const contractSuite = (people: SuitePeople): ContractCase[] => [
  ...authCases(people),
  ...catalogueCases(people),
  ...cartCases(people),
  ...purchaseCases(people),
  ...refusedPurchaseCases(people),
]
