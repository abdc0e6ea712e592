import type { CardTransaction } from './card-payment.atoms.ts'

/** How a payment by card stands, as far as a person can act on it. */
export type CardStanding =
  | 'not-opened'
  | 'waiting'
  | 'paid'
  | 'declined'
  | 'abandoned'
  | 'checking'
  | 'rejected'

/** Says how a payment by card stands. */
export function cardStandingOf({ status, card, reason }: CardTransaction): CardStanding {
  if (status === 'CONFIRMED') return 'paid'
  if (status === 'REJECTED') return reason === '' && card?.status === 'expired' ? 'abandoned' : 'rejected'
  switch (card?.status) {
    case undefined:
      return 'not-opened'
    case 'opening':
    case 'open':
    // The page was paid; the payment follows in the same breath.
    case 'paid':
      return 'waiting'
    case 'declined':
      return 'declined'
    case 'expired':
      return 'abandoned'
    case 'mismatched':
      return 'checking'
  }
}
