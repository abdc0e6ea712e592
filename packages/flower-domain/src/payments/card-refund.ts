/** A refund to a card waits for the acquirer, was made by it, or was refused; what was refused stays on the balance. */
export const cardRefundStatuses = ['waiting', 'refunded', 'failed'] as const

/** How far a refund to a card is. */
export type CardRefundStatus = (typeof cardRefundStatuses)[number]

/** Money of a payment by card that goes back to the card. */
export interface CardRefundPart {
  /** Kopecks. */
  readonly amount: number
  readonly status: CardRefundStatus
}

/** How much of what a payment by card brought may still go back to the card, kopecks. */
export function cardRefundLeft(paid: number, refunds: readonly CardRefundPart[]): number {
  return refunds.reduce((left, { amount, status }) => (status === 'failed' ? left : left - amount), paid)
}
