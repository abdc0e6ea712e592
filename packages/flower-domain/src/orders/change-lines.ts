import type { OrderStatus } from './order-status.ts'
import type { OrderLineAmounts } from './order-totals.ts'

/** A line of an order as far as it has come. Stems. */
export interface OrderLineState extends OrderLineAmounts {
  readonly code: string
  readonly shippedQuantity: number
}

/**
 * What staff say of a line when they move an order: how many stems are agreed, are in this shipment, or were delivered.
 */
export interface LineAnswer {
  readonly code: string
  /** Stems. @default all that can be */
  readonly quantity?: number | undefined
  /** Kopecks a stem, when it is agreed. @default the asked price */
  readonly price?: number | undefined
  /** Why it is less. @default the reason of the move */
  readonly reason?: string | undefined
}

/** A line after a move, and why it is less; empty where it is not. */
export type ChangedLine<L extends OrderLineState> = L & { readonly reason: string }

/** Why an answer about a line cannot be right. */
export type LineIssue =
  | 'unknown-line'
  | 'repeated-line'
  | 'quantity-out-of-range'
  | 'price-above-asked'
  | 'reason-missing'

/** The lines after a move, or which of the answers is wrong; for a line without an answer `place` is null. */
export type ChangedLines<L extends OrderLineState> =
  | { readonly ok: true; readonly lines: readonly ChangedLine<L>[] }
  | { readonly ok: false; readonly issue: LineIssue; readonly place: number | null }

type Change = Partial<OrderLineAmounts> & { readonly shippedQuantity?: number; readonly isLess: boolean }
type Answered = Omit<LineAnswer, 'code'>
type LineChange = (line: OrderLineState, answer: Answered) => Change | LineIssue

function isWithin(stems: number, most: number): boolean {
  return Number.isSafeInteger(stems) && stems >= 0 && stems <= most
}

/** A higher price needs the buyer's acceptance first. */
function agree(
  line: OrderLineState,
  { quantity = line.quantity, price = line.price }: Answered,
): Change | LineIssue {
  if (!isWithin(quantity, line.quantity)) return 'quantity-out-of-range'
  if (!isWithin(price, line.price)) return 'price-above-asked'
  const isLess = quantity < line.quantity || price < line.price
  return { agreedQuantity: quantity, agreedPrice: price, billedQuantity: quantity, isLess }
}

function ship(isRest: boolean): LineChange {
  return ({ agreedQuantity, shippedQuantity }, answer) => {
    const rest = agreedQuantity - shippedQuantity
    const { quantity = isRest ? rest : 0 } = answer
    if (!isWithin(quantity, rest)) return 'quantity-out-of-range'
    return { shippedQuantity: shippedQuantity + quantity, isLess: false }
  }
}

function deliver(
  { agreedQuantity, shippedQuantity }: OrderLineState,
  { quantity = shippedQuantity }: Answered,
): Change | LineIssue {
  if (!isWithin(quantity, shippedQuantity)) return 'quantity-out-of-range'
  return { billedQuantity: quantity, isLess: quantity < agreedQuantity }
}

function giveBack({ billedQuantity }: OrderLineState): Change {
  return { billedQuantity: 0, isLess: billedQuantity > 0 }
}

const changeOf: { readonly [status in OrderStatus]?: LineChange } = {
  confirmed: agree,
  partially_confirmed: agree,
  shipped: ship(true),
  partially_shipped: ship(false),
  delivered: deliver,
  return: giveBack,
}

/**
 * The lines of an order after a move to a status: agreed, shipped in this part, delivered or given back. Lines without an
 * answer are agreed as they were asked for, shipped whole or (in a part) not at all, and delivered as they were shipped.
 * Whatever is less has a reason.
 */
export function changeLines<L extends OrderLineState>(
  lines: readonly L[],
  to: OrderStatus,
  { answers, reason }: { readonly answers: readonly LineAnswer[]; readonly reason: string },
): ChangedLines<L> {
  const places = new Map<string, number>()
  const change = changeOf[to]
  for (const [place, { code }] of answers.entries()) {
    if (change === undefined || !lines.some((line) => line.code === code)) {
      return { ok: false, issue: 'unknown-line', place }
    }
    if (places.has(code)) return { ok: false, issue: 'repeated-line', place }
    places.set(code, place)
  }
  const changed: ChangedLine<L>[] = []
  for (const line of lines) {
    const place = places.get(line.code) ?? null
    const answer: Answered = place === null ? {} : (answers[place] as LineAnswer)
    const after = change === undefined ? { isLess: false } : change(line, answer)
    if (typeof after === 'string') return { ok: false, issue: after, place }
    const { isLess, ...amounts } = after
    const why = isLess ? (answer.reason ?? reason).trim() : ''
    if (isLess && why === '') return { ok: false, issue: 'reason-missing', place }
    changed.push({ ...line, ...amounts, reason: why })
  }
  return { ok: true, lines: changed }
}
