import type { CallOutput } from '@flower-market/api-client'
import {
  formatUsdt,
  parseRate,
  parseUsdt,
  rublesForUsdt,
  type CryptoPaymentState,
} from '@flower-market/flower-domain'

/** A top-up in USDT. */
export type CryptoPayment = CallOutput<'cryptoPaymentGet'>

/** Where a top-up in USDT stands for its person: the network's word, until the money is credited or will never be. */
export type CryptoStage = CryptoPaymentState | 'confirming' | 'credited' | 'rejected' | 'canceled'

/** Where a payment stands that its person has canceled: what arrives all the same is theirs. */
function stageOfCanceled({ arrived: [came], reason }: CryptoPayment): CryptoStage {
  if (came === undefined) return 'canceled'
  if (came.credited !== null) return 'credited'
  return reason === '' ? 'paid-late' : 'rejected'
}

/** Where a top-up in USDT stands. */
export function stageOf(payment: CryptoPayment): CryptoStage {
  const { status, state, isCanceled, confirmations, expiresAt, serverTime } = payment
  if (status === 'CONFIRMED') return 'credited'
  if (status === 'REJECTED') return isCanceled ? stageOfCanceled(payment) : 'rejected'
  if (state !== 'waiting') return state
  if (confirmations !== null) return 'confirming'
  return Date.parse(expiresAt) <= Date.parse(serverTime) ? 'expired' : 'waiting'
}

/** Whether the person may still send what was asked for. */
export function isPayable(payment: CryptoPayment): boolean {
  const stage = stageOf(payment)
  const isInTime = Date.parse(payment.serverTime) < Date.parse(payment.expiresAt)
  return stage === 'waiting' || (stage === 'wrong-token' && isInTime)
}

/** What a transfer brings at the rate of its payment, kopecks. */
export function rublesThatArrived(
  { rate }: CryptoPayment,
  { amount }: CryptoPayment['arrived'][number],
): number {
  return rublesForUsdt(parseUsdt(amount) ?? 0n, parseRate(rate) ?? 0n).minor
}

/** How far two amounts of USDT are apart. */
export function usdtBetween(one: string, other: string): string {
  const difference = (parseUsdt(one) ?? 0n) - (parseUsdt(other) ?? 0n)
  return formatUsdt(difference < 0n ? -difference : difference)
}
