import { dustUnits, judgeTransfer, type ExpectedTransfer, type Trc20Transfer } from './trc20-transfer.ts'
import { amountTails } from './usdt-quote.ts'
import { usdtContract } from './usdt.ts'

/** A payment that waits for its transfer. No two that wait at one address have the same amount. */
export interface AwaitedTransfer extends ExpectedTransfer {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly begunAtMs: number
  /** Whether a transfer of another amount is taken for its own already. */
  readonly hasInexact: boolean
  /** Whether its person has canceled it: only its exact amount is known as theirs, and staff credit it. */
  readonly isCanceled: boolean
}

/** Why an arrived transfer waits for staff; `unassigned`: nobody knows whose it is. */
export const heldReasons = [
  'paid-late',
  'underpaid',
  'overpaid',
  'wrong-token',
  'unassigned',
  'account-frozen',
] as const

/** Why an arrived transfer waits for staff. */
export type HeldReason = (typeof heldReasons)[number]

/** Whose a transfer is and what becomes of it. */
export type MatchedTransfer =
  | { readonly verdict: 'credit'; readonly id: string }
  | { readonly verdict: 'hold'; readonly id: string | null; readonly reason: HeldReason }
  | { readonly verdict: 'ignore' }

/** A block may be stamped a little before the server's clock shows the same moment. */
const clockSkewMs = 60_000
/** For so long after its expiry a payment may be meant by a transfer of another amount. */
const inexactWindowMs = 24 * 3_600_000

/** Whether an amount is so near to the expected one that it may have been meant: between its half and its double. */
function isNear(units: bigint, expected: bigint): boolean {
  return units * 2n >= expected && units <= expected * 2n
}

/**
 * Of the payments that may be meant by a transfer of another amount: the only one with the same last digits, since fees are
 * round, or else the only one at all. A guess, so that what follows from it is decided by staff.
 */
function guess(transfer: Trc20Transfer, awaited: readonly AwaitedTransfer[]): AwaitedTransfer | null {
  const possible = awaited.filter(
    ({ hasInexact, units, expiresAtMs }) =>
      !hasInexact && isNear(transfer.units, units) && transfer.blockTimeMs <= expiresAtMs + inexactWindowMs,
  )
  const tails = BigInt(amountTails)
  const sameTail = possible.filter(({ units }) => units % tails === transfer.units % tails)
  const [only, other] = sameTail.length > 0 ? sameTail : possible
  return other === undefined ? (only ?? null) : null
}

/**
 * Whether anything may become of a transfer that a list names, so that its transaction is worth reading: anybody can send dust and
 * tokens of their own by the hundred. What is not is ignored by `matchTransfer`.
 */
export function isWorthReading(
  { contract, units }: Pick<Trc20Transfer, 'contract' | 'units'>,
  awaitedUnits: ReadonlySet<bigint>,
): boolean {
  return awaitedUnits.has(units) || (contract === usdtContract && units >= dustUnits)
}

/**
 * Finds the payment that a final transfer to an address of ours is for. Only the exact amount of USDT in time is credited
 * without staff; what else may be somebody's money is held. Ignored is what is worth nothing: dust, and other tokens of an
 * amount that nobody was asked for.
 */
export function matchTransfer(transfer: Trc20Transfer, awaited: readonly AwaitedTransfer[]): MatchedTransfer {
  const begun = awaited.filter(
    ({ address, begunAtMs }) => address === transfer.to && begunAtMs <= transfer.blockTimeMs + clockSkewMs,
  )
  const open = begun.filter(({ isCanceled }) => !isCanceled)
  const exact = open.find(({ units }) => units === transfer.units)
  if (transfer.type === 'Transfer' && transfer.contract !== usdtContract && exact !== undefined) {
    return { verdict: 'hold', id: exact.id, reason: 'wrong-token' }
  }
  const isOurs = transfer.type === 'Transfer' && transfer.contract === usdtContract
  const canceled = begun.find(({ isCanceled, units }) => isCanceled && units === transfer.units)
  if (isOurs && exact === undefined && canceled !== undefined) {
    return { verdict: 'hold', id: canceled.id, reason: 'paid-late' }
  }
  const meant = exact ?? guess(transfer, open)
  if (meant !== null) {
    const judged = judgeTransfer(meant, transfer)
    return judged.verdict === 'ignore' ? { verdict: 'ignore' } : { ...judged, id: meant.id }
  }
  if (!isOurs || transfer.units < dustUnits) return { verdict: 'ignore' }
  return { verdict: 'hold', id: null, reason: 'unassigned' }
}
