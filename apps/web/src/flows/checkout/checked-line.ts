import {
  compareCartLine,
  type CartItem,
  type CartMismatch,
  type FlowerCard,
} from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'

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

const endings = new Set(['gone', 'not-in-region', 'cutoff-passed'])

function isSameLine(left: CartItem, right: CartItem): boolean {
  return left.price === right.price && left.quantity === right.quantity
}

/**
 * What does not fit a line now. The server's word holds for the line that it saw; once the person has changed the line,
 * the same rule is applied here, so that a fixed line is at peace before the next answer comes.
 */
function mismatchesOf(
  item: CartItem,
  { item: seen, card, mismatches }: AnsweredLine,
): readonly CartMismatch[] {
  if (isSameLine(item, seen)) return mismatches
  const ending = mismatches.find(({ kind }) => endings.has(kind))
  if (ending !== undefined) return [{ ...ending, was: item.quantity }]
  return card === null ? [] : compareCartLine(item, card, { region: null })
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
