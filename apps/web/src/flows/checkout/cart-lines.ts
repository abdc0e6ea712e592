import {
  compareCartLine,
  fixMismatches,
  removeCartDay,
  type Cart,
  type CartItem,
  type CartMismatch,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { CallOutput, DetailsOf } from '@flower-market/api-client'

/** A day of the cart as the server answered about it. */
export type CheckedDay = CallOutput<'checkCart'>['days'][number]

/** A line of the cart beside what the server knows of it; `isChecked` is false until it has answered. */
export interface CheckedLine {
  readonly item: CartItem
  /** The lot as it is, or as it last was; null when nothing is known of it. */
  readonly card: FlowerCard | null
  readonly mismatches: readonly CartMismatch[]
  readonly isChecked: boolean
}

type AnsweredLine = CheckedDay['lines'][number]

const endings = new Set(['gone', 'not-in-region', 'day-not-delivered', 'cutoff-passed'])

function isSameLine(left: CartItem, right: CartItem): boolean {
  return left.price === right.price && left.quantity === right.quantity
}

/**
 * What does not fit a line now. The server's word holds for the line that it saw; once the person has changed the line,
 * the same rule is applied here, so that a fixed line has no mismatches before the next answer comes. A price that was accepted
 * since then is that of a refused order, which is newer than the lot in the answer.
 */
function mismatchesOf(
  item: CartItem,
  { item: seen, card, mismatches }: AnsweredLine,
): readonly CartMismatch[] {
  if (isSameLine(item, seen)) return mismatches
  const ending = mismatches.find(({ kind }) => endings.has(kind))
  if (ending !== undefined) return [{ ...ending, was: item.quantity }]
  if (card === null) return []
  const found = compareCartLine(item, card, { region: null })
  return item.price === seen.price ? found : found.filter(({ kind }) => kind !== 'price-changed')
}

/** The lines of one day in the cart's order, each with its lot and its mismatches. */
export function checkedLines(
  items: readonly CartItem[],
  day: CheckedDay | undefined,
  lastKnown: ReadonlyMap<string, FlowerCard>,
): CheckedLine[] {
  const answers = new Map(day?.lines.map((line) => [line.item.code, line]))
  return items.map((item) => {
    const answer = answers.get(item.code)
    const card = answer?.card ?? lastKnown.get(item.code) ?? null
    return answer === undefined
      ? { item, card, mismatches: [], isChecked: false }
      : { item, card, mismatches: mismatchesOf(item, answer), isChecked: true }
  })
}

/** The lines as they can be bought now: at current prices, without what cannot be had. */
export function currentItems(lines: readonly CheckedLine[]): CartItem[] {
  return lines.flatMap(({ item, mismatches }) => fixMismatches(item, mismatches) ?? [])
}

/** A line that the server would not sell as it was asked. */
export type LineMismatch = DetailsOf<'cart-changed'>['mismatches'][number]

/** Whether the line is still as it was refused: once it is put right, the refusal is history. */
function stillApplies(item: CartItem, { kind, was }: CartMismatch): boolean {
  return kind === 'price-changed' ? item.price === was : item.quantity === was
}

/** The lines with what an order was refused for; the server's last word on a line goes before the earlier check. */
export function refusedLines(
  lines: readonly CheckedLine[],
  refused: readonly LineMismatch[],
): readonly CheckedLine[] {
  return lines.map((line) => {
    const own = refused.filter(({ code }) => code === line.item.code)
    if (own.length === 0) return line
    const mismatches = own
      .filter((mismatch) => stillApplies(line.item, mismatch))
      .map(({ kind, was, now }) => ({ kind, was, now }))
    return { ...line, mismatches }
  })
}

/** Everything that does not fit one line. */
export interface LineFix {
  readonly code: string
  readonly mismatches: readonly CartMismatch[]
}

/** The cart with some lines of a day put right, all at once; a day that loses its last line goes too. */
export function fixCartDay(cart: Cart, date: IsoDate, fixes: readonly LineFix[]): Cart {
  const byCode = new Map(fixes.map(({ code, mismatches }) => [code, mismatches]))
  const items = (cart[date] ?? []).flatMap((item) => {
    const fixed = fixMismatches(item, byCode.get(item.code) ?? [])
    return fixed === null ? [] : [fixed]
  })
  return items.length === 0 ? removeCartDay(cart, date) : { ...cart, [date]: items }
}
