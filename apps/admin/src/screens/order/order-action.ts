import type { CallInput, CallOutput } from '@flower-market/api-client'
import {
  changeLines,
  lineCredits,
  metConditions,
  money,
  orderMoves,
  orderTotals,
  type OrderCondition,
  type OrderStatus,
} from '@flower-market/flower-domain'

/** An order as the server answers. */
export type Order = CallOutput<'staffOrder'>['order']

type Line = Order['lines'][number]
type Answers = NonNullable<CallInput<'orderStatus'>['body']['lines']>

/** What staff do with an order, in the order in which it comes. */
export const orderActions = [
  'take',
  'agree',
  'assemble',
  'ship',
  'deliver',
  'fulfill',
  'return',
  'cancel',
] as const

/** One of them. */
export type OrderAction = (typeof orderActions)[number]

/** Where each leads: the quantities decide between two statuses. */
const targets: Readonly<Record<OrderAction, readonly OrderStatus[]>> = {
  take: ['in_process'],
  agree: ['confirmed', 'partially_confirmed'],
  assemble: ['assembled'],
  ship: ['shipped', 'partially_shipped'],
  deliver: ['delivered'],
  fulfill: ['fulfilled'],
  return: ['return'],
  cancel: ['canceled'],
}

function rulesOf(from: OrderStatus) {
  return orderMoves[from].filter(({ by }) => by.includes('staff'))
}

/** What staff may do with an order in a status. */
export function actionsOf(status: OrderStatus): readonly OrderAction[] {
  const permitted = new Set(rulesOf(status).map(({ to }) => to))
  return orderActions.filter((action) => targets[action].some((to) => permitted.has(to)))
}

/** The stems of a line that an action asks about, at most; null where it asks about none. */
export function mostStems(action: OrderAction, line: Line): number | null {
  if (action === 'agree') return line.quantity
  if (action === 'ship') return line.agreedQuantity - line.shippedQuantity
  return action === 'deliver' ? line.shippedQuantity : null
}

/** Conditions that the quantities decide; the others are left to the server. */
const decidedByQuantities: ReadonlySet<OrderCondition> = new Set([
  'agreed-in-full',
  'agreed-in-part',
  'shipped-in-full',
  'shipped-in-part',
])

/** What a move would do. Kopecks. */
export interface MovePlan {
  readonly to: OrderStatus
  readonly lines: Answers
  /** Whether somebody has to say why. */
  readonly isReasonNeeded: boolean
  /** What goes back to the buyer's balance. */
  readonly credited: number
  /** What the order costs before and after; null for one that is canceled, which costs nothing any more. */
  readonly totals: { readonly before: number; readonly after: number } | null
}

/** Stands for the reason that somebody still has to write. */
const anyReason = '…'

/**
 * What an action with these stems by line would do; null where they are no numbers of stems that the order has, or where
 * nothing would be left.
 */
export function planMove(
  order: Order,
  action: OrderAction,
  stems: Readonly<Record<string, number>>,
): MovePlan | null {
  const answers = order.lines.flatMap((line) => {
    const most = mostStems(action, line)
    return most === null ? [] : [{ code: line.code, quantity: stems[line.code] ?? most }]
  })
  for (const to of targets[action]) {
    const rule = rulesOf(order.status).find((one) => one.to === to)
    if (rule === undefined) continue
    const changed = changeLines<Line>(order.lines, to, { answers, reason: anyReason })
    if (!changed.ok) return null
    const met = metConditions({
      lines: changed.lines,
      paymentStatus: order.paymentStatus,
      claimsEnd: null,
      openClaims: 0,
      reason: anyReason,
      now: new Date(0),
    })
    if (rule.when.some((condition) => decidedByQuantities.has(condition) && !met.has(condition))) continue
    const isReasonNeeded =
      rule.when.includes('reason-given') || changed.lines.some(({ reason }) => reason !== '')
    return { to, lines: answers, isReasonNeeded, ...moneyOf(order, to, changed.lines) }
  }
  return null
}

function moneyOf(
  { lines: before, totals }: Order,
  to: OrderStatus,
  after: readonly Line[],
): Pick<MovePlan, 'credited' | 'totals'> {
  const delivery = money(totals.delivery, 'RUB')
  const paid = money(totals.paid, 'RUB')
  const credited = money(totals.credited, 'RUB')
  if (to === 'canceled') return { credited: totals.paid - totals.credited, totals: null }
  const credits = lineCredits({ before, after, delivery, paid, credited })
  const { total } = orderTotals({ lines: after, delivery, paid, credited })
  return {
    credited: credits.reduce((sum, { minor }) => sum + minor, 0),
    totals: { before: totals.total, after: total.minor },
  }
}
