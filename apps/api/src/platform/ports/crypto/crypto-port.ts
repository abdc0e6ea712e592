/** A transfer of a token, as a network tells it. */
export interface NetworkTransfer {
  readonly txid: string
  /** The place of its event within the transaction: one transaction may transfer several times. */
  readonly logIndex: number
  /** What identifies the token. */
  readonly contract: string
  /** The token's own name, which anybody may choose. */
  readonly token: string
  readonly from: string
  readonly to: string
  /** Of the token's smallest unit. */
  readonly value: bigint
  readonly decimals: number
  /** When its block was made, milliseconds since 1970. */
  readonly blockTimeMs: number
  /** How many blocks stand on its own and those above it. */
  readonly confirmations: number
}

/** What is read of a network. */
export interface TransferQuestion {
  readonly address: string
  /** Transfers in blocks from this moment on, milliseconds since 1970. */
  readonly sinceMs: number
  /** Transactions that are known and final already: nothing is asked about them. */
  readonly known: ReadonlySet<string>
}

/** A network on which tokens arrive. */
export interface CryptoPort {
  /** Where the operator's money arrives. */
  readonly address: string
  /** The successful transfers of any token to an address, the earliest first. Rejects with `ProviderError`. */
  transfersTo(question: TransferQuestion): Promise<readonly NetworkTransfer[]>
}
