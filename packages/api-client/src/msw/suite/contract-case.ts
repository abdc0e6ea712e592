import type { Call } from '../../call.ts'

/** Credentials of a person. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The people of a market under test. */
export interface SuitePeople {
  /** Has at least 100,000 ₽ on the ruble account. */
  readonly buyer: Credentials
  /** Has a paid order that was confirmed in part. */
  readonly customer: Credentials
  /** Has less than 1,000 ₽ on the ruble account. */
  readonly poor: Credentials
  /** A broker who looks after `poor` and not after `buyer`. */
  readonly broker: Credentials
  /** An agent who referred neither of them. */
  readonly agent: Credentials
  readonly admin: Credentials
  /** Represents a plantation that has an approved recipient of dollars. */
  readonly recipient: Credentials
  /**
   * What the authenticator with a secret shows. The codes of places 0 and 1 are right once each, in this order.
   */
  readonly authenticatorCode: (secret: string, place: 0 | 1) => string
  /** The origin of the market's pages. */
  readonly pageOrigin: () => string
}

/** Opens another browser of the same market, without a session. */
export type OpenBrowser = () => Promise<Call>

/** One behaviour that every implementation of the contract shares. */
export interface ContractCase {
  readonly name: string
  /**
   * Rejects when the behavior differs; `call` starts without a session and is used by this case only, as is that of
   * every other browser that the case opens.
   */
  readonly run: (call: Call, openBrowser: OpenBrowser) => Promise<void>
}
