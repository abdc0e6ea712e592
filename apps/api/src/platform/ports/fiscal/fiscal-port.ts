import type { FiscalItem, FiscalMethod, FiscalReceiptKind } from '@flower-market/flower-domain'

/** A receipt to register. */
export interface FiscalReceipt {
  /** Ours: a receipt that is sent again is the same receipt. */
  readonly id: string
  readonly kind: FiscalReceiptKind
  /** How the money came or went; null where it was paid before. */
  readonly method: FiscalMethod | null
  /** Kopecks; the lines sum to it. */
  readonly amount: number
  readonly items: readonly FiscalItem[]
  /** Where the buyer gets it: an email address, else the digits of a phone. */
  readonly contact: string
  /** Who sells: the operator's taxpayer number at that moment. */
  readonly sellerInn: string
  /** From where the buyer gets it: the operator's email address. */
  readonly sellerEmail: string
  /** When the money came or went. */
  readonly at: Date
}

/** What a till says about a receipt. */
export type FiscalReport =
  | { readonly status: 'sent' }
  | {
      readonly status: 'registered'
      readonly registeredAt: Date
      /** Number of the fiscal drive (ФН), of the document (ФД), and its sign (ФП). */
      readonly drive: string
      readonly document: string
      readonly sign: string
      /** Where the buyer reads it; null where the till says none. */
      readonly url: string | null
    }
  | { readonly status: 'failed'; readonly error: string }

/** A till in the cloud that registers receipts (54-ФЗ). */
export interface FiscalPort {
  readonly provider: string
  /** Has a receipt registered; answers the till's own number, the same for the same receipt. Rejects with `ProviderError`. */
  register(receipt: FiscalReceipt): Promise<{ readonly reference: string }>
  /** Asks how a receipt stands. Rejects with `ProviderError`. */
  find(reference: string): Promise<FiscalReport>
}
