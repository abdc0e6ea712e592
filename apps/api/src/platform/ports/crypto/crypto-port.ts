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
  /** Whether a transfer that a list names is asked about. */
  readonly isWorthReading: (listed: Pick<NetworkTransfer, 'contract' | 'value' | 'decimals'>) => boolean
}

/** A network on which tokens arrive. */
export interface CryptoPort {
  /** Where the operator's money arrives. */
  readonly address: string
  /**
   * The successful transfers to an address, those of one transaction at once, the earliest first, as they are read. Rejects with
   * `ProviderError`, also after some of them.
   */
  transfersTo(question: TransferQuestion): AsyncIterable<readonly NetworkTransfer[]>
}
