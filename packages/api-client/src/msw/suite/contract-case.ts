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
  /** Has a paid order that was confirmed in part. */
  readonly customer: Credentials
  /** Has less than 1,000 ₽ there. */
  readonly poor: Credentials
  /** A broker who looks after `poor` and not after `buyer`. */
  readonly broker: Credentials
  /** An agent by whose link neither of them came. */
  readonly agent: Credentials
  readonly admin: Credentials
}

/** Opens another browser of the same market, without a session. */
export type OpenBrowser = () => Promise<Call>

/** One behaviour that every implementation of the contract shares. */
export interface ContractCase {
  readonly name: string
  /**
   * Rejects when the behaviour is another; `call` starts without a session and is used by this case only, and so is
   * that of every other browser which the case opens.
   */
  readonly run: (call: Call, openBrowser: OpenBrowser) => Promise<void>
}
