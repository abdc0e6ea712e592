import { serverOffsetMs } from '@flower-market/ui'
import type { CryptoPayment } from './crypto-stage.ts'

const offsets = new WeakMap<CryptoPayment, number>()

/**
 * How far the server's clock was ahead when an answer was first shown. The answer may be shown again from memory, when
 * its time would be taken for the present.
 */
export function offsetOf(payment: CryptoPayment): number {
  const known = offsets.get(payment)
  if (known !== undefined) return known
  const offsetMs = serverOffsetMs(Date.parse(payment.serverTime))
  offsets.set(payment, offsetMs)
  return offsetMs
}
