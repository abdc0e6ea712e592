import type { OrderLineAmounts } from './order-totals.ts'
import type { OrderCondition } from './order-moves.ts'
import type { PaymentStatus } from './order-status.ts'

/** For how many hours after the delivery a claim can be made where neither plantation nor operator says otherwise. */
export const defaultClaimHours = 24

const hourMs = 3_600_000

/** When the time for claims is over: the longest that one of the order's plantations gives; the default for none. */
export function claimsEndAt(deliveredAt: Date, claimHours: readonly number[]): Date {
  const hours = claimHours.length === 0 ? defaultClaimHours : Math.max(...claimHours)
  return new Date(deliveredAt.getTime() + hours * hourMs)
}

/** What is known of an order when somebody asks to move it; lines are as they would be after the move. */
export interface OrderFacts {
  readonly lines: readonly (Pick<OrderLineAmounts, 'quantity' | 'agreedQuantity'> & {
    readonly shippedQuantity: number
  })[]
  readonly paymentStatus: PaymentStatus
  /** Until when claims can be made; null before the delivery. */
  readonly claimsEnd: Date | null
  /** How many claims wait for a decision. */
  readonly openClaims: number
  readonly reason: string
  readonly now: Date
}

/** The conditions that are met, for `answerOrderMove`. */
export function metConditions({
  lines,
  paymentStatus,
  claimsEnd,
  openClaims,
  reason,
  now,
}: OrderFacts): ReadonlySet<OrderCondition> {
  const isAgreedInFull = lines.every(({ quantity, agreedQuantity }) => agreedQuantity === quantity)
  const isSomeAgreed = lines.some(({ agreedQuantity }) => agreedQuantity > 0)
  const isShippedInFull = lines.every(
    ({ agreedQuantity, shippedQuantity }) => shippedQuantity === agreedQuantity,
  )
  const isSomeShipped = lines.some(({ shippedQuantity }) => shippedQuantity > 0)
  const holds: Readonly<Record<OrderCondition, boolean>> = {
    'agreed-in-full': isAgreedInFull,
    'agreed-in-part': !isAgreedInFull && isSomeAgreed,
    'shipped-in-full': isShippedInFull && isSomeShipped,
    'shipped-in-part': !isShippedInFull && isSomeShipped,
    paid: paymentStatus === 'paid',
    'claims-window-over': claimsEnd !== null && claimsEnd <= now,
    'no-open-claim': openClaims === 0,
    'reason-given': reason.trim() !== '',
  }
  return new Set((Object.keys(holds) as OrderCondition[]).filter((condition) => holds[condition]))
}
