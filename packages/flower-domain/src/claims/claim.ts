import type { OrderStatus } from '../orders/order-status.ts'

/** What is wrong with the flowers of a claim. */
export const claimReasons = ['broken', 'wilted', 'mold', 'wrong_variety', 'wrong_length', 'missing'] as const

/** What is wrong with the flowers of a claim. */
export type ClaimReason = (typeof claimReasons)[number]

/** How many photographs a claim has at most. */
export const maxClaimPhotos = 8

/** Stems of one bunch of a box; boxes and bunches are counted from one, as their labels are. */
export interface ClaimedBunch {
  readonly box: number
  readonly bunch: number
  /** Stems. */
  readonly quantity: number
}

/** A line that a claim is about, as far as it has come. Stems. */
export interface ClaimedLine {
  readonly stemsPerBunch: number
  readonly stemsPerBox: number
  readonly shippedQuantity: number
  readonly billedQuantity: number
}

/** How many boxes and bunches a delivered line can have at most: the last ones need not be full. */
export function claimPlaces({ stemsPerBunch, stemsPerBox, shippedQuantity }: ClaimedLine): {
  readonly boxes: number
  readonly bunches: number
} {
  return {
    boxes: Math.max(1, Math.ceil(shippedQuantity / stemsPerBox)),
    bunches: Math.max(1, Math.ceil(Math.min(shippedQuantity, stemsPerBox) / stemsPerBunch)),
  }
}

/** The stems that a new claim can be about: those that are charged and not claimed by an open claim. */
export function claimableStems(
  { billedQuantity }: Pick<ClaimedLine, 'billedQuantity'>,
  openStems: number,
): number {
  return Math.max(0, billedQuantity - openStems)
}

/** The stems of all bunches of a claim. */
export function claimedStems(bunches: readonly ClaimedBunch[]): number {
  return bunches.reduce((stems, { quantity }) => stems + quantity, 0)
}

const hourMs = 3_600_000

/** Until when claims about a line are taken: so many hours from the delivery as its plantation gives. */
export function claimUntil(deliveredAt: Date, claimHours: number): Date {
  return new Date(deliveredAt.getTime() + claimHours * hourMs)
}

/** Why a claim cannot be made, or not changed any more. */
export const claimRefusals = [
  'not-delivered',
  'window-over',
  'too-many-stems',
  'not-open',
  'too-many-photos',
] as const

/** Why a claim cannot be made, or not changed any more. */
export type ClaimRefusal = (typeof claimRefusals)[number]

/** What a new claim is judged by. */
export interface ClaimQuestion {
  readonly status: OrderStatus
  /** Until when claims about the line are taken; null before the delivery. */
  readonly until: Date | null
  readonly now: Date
  readonly line: ClaimedLine
  /** Stems of the line in other open claims. */
  readonly openStems: number
  readonly bunches: readonly ClaimedBunch[]
}

/** Whether a claim can be made; `unknown-bunch` names the place of a bunch that the line cannot have. */
export type ClaimAnswer =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly reason: Exclude<ClaimRefusal, 'not-open' | 'too-many-photos'> }
  | { readonly ok: false; readonly reason: 'unknown-bunch'; readonly place: number }

/** Answers whether a claim can be made now. */
export function answerClaim({ status, until, now, line, openStems, bunches }: ClaimQuestion): ClaimAnswer {
  if (status !== 'delivered' || until === null) return { ok: false, reason: 'not-delivered' }
  if (until <= now) return { ok: false, reason: 'window-over' }
  const places = claimPlaces(line)
  const seen = new Set<string>()
  for (const [place, { box, bunch, quantity }] of bunches.entries()) {
    const label = `${box}/${bunch}`
    const isThere = box >= 1 && box <= places.boxes && bunch >= 1 && bunch <= places.bunches
    const isWithin = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= line.stemsPerBunch
    if (!isThere || !isWithin || seen.has(label)) return { ok: false, reason: 'unknown-bunch', place }
    seen.add(label)
  }
  const quantity = claimedStems(bunches)
  if (quantity === 0 || quantity > claimableStems(line, openStems)) {
    return { ok: false, reason: 'too-many-stems' }
  }
  return { ok: true, quantity }
}

/** A line after so many stems of a claim were accepted: they are charged no more. Throws a RangeError for more than are charged. */
export function acceptedLine<L extends Pick<ClaimedLine, 'billedQuantity'>>(line: L, accepted: number): L {
  if (!Number.isSafeInteger(accepted) || accepted < 0 || accepted > line.billedQuantity) {
    throw new RangeError(`${accepted} stems of ${line.billedQuantity} charged ones cannot be accepted.`)
  }
  return { ...line, billedQuantity: line.billedQuantity - accepted }
}

/** What share of the delivered stems was claimed with success, in basis points; null where nothing was delivered. */
export function claimsRateBp({
  delivered,
  accepted,
}: {
  delivered: number
  accepted: number
}): number | null {
  return delivered === 0 ? null : Math.round((accepted * 10_000) / delivered)
}
