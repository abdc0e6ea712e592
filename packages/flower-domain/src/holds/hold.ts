import type { CartItem } from '../cart/cart.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** For how many minutes the stems of a cart are held for the person who is about to order them. */
export const holdMinutes = 15

/** For how many hours after a hold of a lot began the same person cannot hold it anew. */
export const holdRenewalHours = 2

/** Every status of a hold: it runs, an order used it, or its time is up. */
export const holdStatuses = ['held', 'used', 'expired'] as const

/** The status of a hold; all but `held` are final. */
export type HoldStatus = (typeof holdStatuses)[number]

/** Until when a hold lasts: fifteen minutes, but not beyond the cut-off of its lines. */
export function holdUntil(startedAt: Date, cutoff: Date): Date {
  return new Date(Math.min(startedAt.getTime() + holdMinutes * minuteMs, cutoff.getTime()))
}

/** From when on a person can hold a lot again that they held before, whatever became of that hold. */
export function holdableAgainAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + holdRenewalHours * hourMs)
}

/** What a hold counts toward the limit of unpaid orders, kopecks: its stems at their prices. */
export function holdAmount(lines: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** Why stems cannot be held; they can be ordered all the same, as long as there are any. */
export type HoldRefusal =
  | { readonly reason: 'not-available' }
  | { readonly reason: 'held-recently'; readonly againAt: Date }
  | { readonly reason: 'unpaid-limit'; readonly limit: number; readonly unpaid: number }

/** What decides whether stems can be held. */
export interface HoldQuestion {
  readonly now: Date
  /** All of them are there, and can be ordered. */
  readonly isAvailable: boolean
  /** When the person's latest ended hold of one of the lots began; null where there was none. */
  readonly lastStartedAt: Date | null
  /** Of this hold, kopecks. */
  readonly amount: number
  /** What unpaid orders and other holds of the person come to, kopecks. */
  readonly unpaid: number
  /** What they may come to, kopecks: `unpaidLimit`. */
  readonly limit: number
}

/** Why stems cannot be held; null when they can. */
export function refuseHold(question: HoldQuestion): HoldRefusal | null {
  const { now, isAvailable, lastStartedAt, amount, unpaid, limit } = question
  if (!isAvailable) return { reason: 'not-available' }
  const againAt = lastStartedAt && holdableAgainAt(lastStartedAt)
  if (againAt !== null && now < againAt) return { reason: 'held-recently', againAt }
  return unpaid + amount > limit ? { reason: 'unpaid-limit', limit, unpaid } : null
}
