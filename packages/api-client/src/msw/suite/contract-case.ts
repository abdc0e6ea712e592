import type { Call } from '../../call.ts'

/** How somebody signs in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Who a market under test knows. */
export interface SuitePeople {
  /** Has at least 100,000 ₽ on the ruble account. */
  readonly buyer: Credentials
  /** Has less than 1,000 ₽ there. */
  readonly poor: Credentials
}

/** One behaviour that every implementation of the contract shares. */
export interface ContractCase {
  readonly name: string
  /** Rejects when the behaviour is another; `call` starts without a session and is used by this case only. */
  readonly run: (call: Call) => Promise<void>
}
