import { usdtContract } from './usdt.ts'

/** What a person was asked to send. */
export interface ExpectedTransfer {
  readonly address: string
  readonly units: bigint
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/** A transfer of a TRC20 token as the network tells it. */
export interface Trc20Transfer {
  readonly contract: string
  readonly to: string
  readonly type: string
  readonly units: bigint
  readonly blockTimeMs: number
}

/** What becomes of an arrived transfer: credited, held until staff settle it, or none of ours. */
export type TransferVerdict =
  | { readonly verdict: 'credit' }
  | { readonly verdict: 'hold'; readonly reason: 'underpaid' | 'overpaid' | 'paid-late' }
  | {
      readonly verdict: 'ignore'
      readonly reason: 'other-token' | 'other-address' | 'not-a-transfer' | 'dust'
    }

/** A cent: less is sent to make its sender's address look familiar ("address poisoning"), not to pay. */
export const dustUnits = 10_000n

/** Decides on a final transfer. Lateness is told before the amount: both are settled by staff, and nothing is lost. */
export function judgeTransfer(expected: ExpectedTransfer, transfer: Trc20Transfer): TransferVerdict {
  if (transfer.contract !== usdtContract) return { verdict: 'ignore', reason: 'other-token' }
  if (transfer.type !== 'Transfer') return { verdict: 'ignore', reason: 'not-a-transfer' }
  if (transfer.to !== expected.address) return { verdict: 'ignore', reason: 'other-address' }
  if (transfer.units < dustUnits && transfer.units < expected.units)
    return { verdict: 'ignore', reason: 'dust' }
  if (transfer.blockTimeMs > expected.expiresAtMs) return { verdict: 'hold', reason: 'paid-late' }
  if (transfer.units < expected.units) return { verdict: 'hold', reason: 'underpaid' }
  if (transfer.units > expected.units) return { verdict: 'hold', reason: 'overpaid' }
  return { verdict: 'credit' }
}
