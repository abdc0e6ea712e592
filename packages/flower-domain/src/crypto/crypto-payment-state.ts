import { move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/** What has become of a payment in USDT on the network; whether it is credited is its transaction's status. */
export const cryptoPaymentStates = [
  'waiting',
  'expired',
  'paid',
  'paid-late',
  'underpaid',
  'overpaid',
  'wrong-token',
] as const

/** What has become of a payment in USDT on the network. */
export type CryptoPaymentState = (typeof cryptoPaymentStates)[number]

const arrivals = ['paid', 'paid-late', 'underpaid', 'overpaid'] as const

/** An exact transfer that is found later outranks whatever came before; what is paid stays paid. */
export const cryptoPaymentTransitions: TransitionTable<CryptoPaymentState> = {
  waiting: ['expired', 'wrong-token', ...arrivals],
  expired: ['wrong-token', ...arrivals],
  'wrong-token': arrivals,
  'paid-late': ['paid'],
  underpaid: ['paid', 'paid-late'],
  overpaid: ['paid', 'paid-late'],
  paid: [],
}

/** Moves a payment in USDT along the table, or says which moves were possible. */
export function moveCryptoPayment(
  from: CryptoPaymentState,
  to: CryptoPaymentState,
): Move<CryptoPaymentState> {
  return move(cryptoPaymentTransitions, from, to)
}

/** How long a rate and an exact amount are held for the person. */
export const cryptoPaymentLifetimeMs = 30 * 60_000

/** For how long after its expiry a payment still waits for a late transfer; then it is rejected, its amount is free. */
export const cryptoWatchMs = 30 * 24 * 3_600_000
