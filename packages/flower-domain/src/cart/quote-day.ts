import type { FlowerCard } from '../catalog/flower-card.ts'
import { lotCutoff } from '../catalog/lot-cutoff.ts'
import { cutoffFor } from '../time/delivery-days.ts'
import type { RegionTerms } from '../time/delivery-schedule.ts'
import type { IsoDate } from '../time/iso-date.ts'
import type { CartItem } from './cart.ts'
import { compareCartLine, fixCartLine } from './cart-mismatch.ts'
import type { CartMismatch } from './cart-mismatch.ts'
import { cartDayTotals } from './cart-totals.ts'
import type { CartDelivery, CartTotals } from './cart-totals.ts'

/** A delivery day to quote: its lines, the lots on sale, and where and how it is delivered. */
export interface DayToQuote {
  readonly date: IsoDate
  readonly items: readonly CartItem[]
  /** Lots on sale, of any day and for any region, at the prices of the buyer. */
  readonly stock: readonly FlowerCard[]
  readonly region: RegionTerms
  readonly now: Date
  readonly delivery: CartDelivery
}

/** A line beside the lot that is sold now. */
export interface QuotedLine {
  readonly item: CartItem
  /** The lot; null when none is sold under this code on this day. */
  readonly card: FlowerCard | null
  readonly mismatches: readonly CartMismatch[]
  /** The line with every mismatch fixed; null if it must be removed. */
  readonly fixed: CartItem | null
}

/** A day as it can be ordered now. Totals and boxes are those of the fixed lines. */
export interface DayQuote {
  readonly lines: readonly QuotedLine[]
  readonly totals: CartTotals
  /** Shipping boxes; lots share a box, and a day with lines has at least one. */
  readonly boxes: number
  /** Until when all of the fixed lines can be ordered: the earliest of their cut-offs. */
  readonly cutoffAt: Date
}

/** Lines of one lot at one price as one line, so that stock is compared with the whole quantity. */
export function mergeCartLines(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>()
  for (const item of items) {
    const key = `${item.price} ${item.code}`
    const earlier = merged.get(key)
    merged.set(key, earlier ? { ...earlier, quantity: earlier.quantity + item.quantity } : item)
  }
  return [...merged.values()]
}

/** The line with every mismatch fixed; null if it must be removed. */
export function fixMismatches(item: CartItem, mismatches: readonly CartMismatch[]): CartItem | null {
  let fixed: CartItem | null = item
  for (const mismatch of mismatches) fixed &&= fixCartLine(fixed, mismatch)
  return fixed
}

/** Quotes one delivery day: compares each line with its lot, fixes it, and totals what is left. */
export function quoteDay({ date, items, stock, region, now, delivery }: DayToQuote): DayQuote {
  const lots = new Map(stock.filter((card) => card.deliveryDate === date).map((card) => [card.code, card]))
  const lines = mergeCartLines(items).map((item): QuotedLine => {
    const card = lots.get(item.code) ?? null
    const mismatches = compareCartLine(item, card, { region, now })
    return { item, card, mismatches, fixed: fixMismatches(item, mismatches) }
  })
  return {
    lines,
    totals: cartDayTotals(
      lines.flatMap(({ fixed }) => fixed ?? []),
      delivery,
    ),
    boxes: shippingBoxes(
      lines.flatMap(({ card, fixed }) =>
        card && fixed ? [{ quantity: fixed.quantity, stemsPerBox: card.stemsPerBox }] : [],
      ),
    ),
    cutoffAt: earliestCutoff(date, lines, region),
  }
}

/** Of what can be ordered; where nothing can, of what there was. */
function earliestCutoff(date: IsoDate, lines: readonly QuotedLine[], region: RegionTerms): Date {
  const open = lines.filter(({ fixed }) => fixed !== null)
  const cutoffs = (open.length > 0 ? open : lines).flatMap(({ card }) =>
    card === null ? [] : [lotCutoff(card, region).getTime()],
  )
  return cutoffs.length === 0 ? cutoffFor(date, region) : new Date(Math.min(...cutoffs))
}

/** Fractions of a box may add up to slightly more than a whole box because of floating-point rounding. */
const roundingSlack = 1e-9

/** The number of boxes that the stems of several lots need together; 0 for no stems, otherwise at least 1. */
export function shippingBoxes(lots: readonly { quantity: number; stemsPerBox: number }[]): number {
  let boxes = 0
  for (const { quantity, stemsPerBox } of lots) boxes += quantity / stemsPerBox
  return Math.max(0, Math.ceil(boxes - roundingSlack))
}
