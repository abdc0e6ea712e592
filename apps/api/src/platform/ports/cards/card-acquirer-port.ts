import type { Locale } from '@flower-market/flower-domain'

/** A page to open on which somebody pays by card. */
export interface CardPage {
  /** Ours, at most 36 characters: the acquirer's word for it is the order. */
  readonly attemptId: string
  /** The number of the payment, as people read it. */
  readonly number: number
  /** Kopecks. */
  readonly amount: number
  readonly locale: Locale
  /** Where browsers find the shop. */
  readonly origin: string
  /** Where the page leads back to, whatever became of it. */
  readonly returnPath: string
  readonly expiresAt: Date
}

/** A page that is open. */
export interface OpenedCardPage {
  /** The acquirer's own number. */
  readonly reference: string
  /** Absolute, or a path of the shop's own origin. */
  readonly url: string
}

/** What an acquirer says about an attempt. */
export interface CardReport {
  readonly attemptId: string
  readonly reference: string
  /** Kopecks. */
  readonly amount: number
  /** `expired` also where the person has canceled it; `pending` says nothing yet. */
  readonly outcome: 'pending' | 'paid' | 'declined' | 'expired'
}

/** Money to give back to the card that it came from. */
export interface CardRefundRequest {
  /** Ours: a refund that is asked for again is the same refund. */
  readonly refundId: string
  /** The acquirer's number of the payment. */
  readonly reference: string
  /** Kopecks. */
  readonly amount: number
}

/** What an acquirer says about a refund: made, on its way, or refused with its own word for why. */
export type CardRefundReport =
  | { readonly outcome: 'refunded' | 'pending' }
  | { readonly outcome: 'refused'; readonly error: string }

/** Payments by card on a page of an acquirer. */
export interface CardAcquirerPort {
  /** Kept with each attempt: another acquirer's word about it counts for nothing. */
  readonly provider: string
  /** No acquirer is set: payments by card are not offered. */
  readonly isMissing?: true
  /** Opens a page. Rejects with `ProviderError`. */
  open(page: CardPage): Promise<OpenedCardPage>
  /** Asks how an attempt stands. Rejects with `ProviderError`. */
  find(reference: string): Promise<CardReport>
  /** Gives money back to a card, once however often it is asked. Rejects with `ProviderError` where it does not know. */
  refund(refund: CardRefundRequest): Promise<CardRefundReport>
  /** Reads what the acquirer sends by itself; null where the signature is not its own. */
  readCallback(body: unknown): CardReport | null
}

/** Where an acquirer sends its callbacks. */
export const cardCallbackPath = '/api/transaction/card/callback'
