import { canMove, move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'
import { orderStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

/** Who moves an order: the person whose order it is, the operator's staff, or a job of the shop itself. */
export const orderActors = ['buyer', 'staff', 'system'] as const

/** Who moves an order. */
export type OrderActor = (typeof orderActors)[number]

/** What has to be true for a move of an order, see `metConditions`. */
export const orderConditions = [
  'agreed-in-full',
  'agreed-in-part',
  'shipped-in-full',
  'shipped-in-part',
  'paid',
  'claims-window-over',
  'no-open-claim',
  'reason-given',
] as const

/** What has to be true for a move of an order. */
export type OrderCondition = (typeof orderConditions)[number]

/** A move of an order: to which status, by whom, and on what conditions. */
export interface OrderMoveRule {
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
  readonly when: readonly OrderCondition[]
}

const staff = ['staff'] as const satisfies readonly OrderActor[]

/** The buyer reads why staff cancel; buyers owe no reason, and a job has its own. */
const canceledByStaff = { to: 'canceled', by: staff, when: ['reason-given'] } as const
const canceled = { to: 'canceled', by: ['buyer', 'system'], when: [] } as const
/** An open claim is decided first: what comes back cannot be accepted twice. */
const returned = { to: 'return', by: staff, when: ['reason-given', 'no-open-claim'] } as const

/**
 * The moves of an order from each status: canceled by the buyer until somebody has agreed to it and by staff until it is
 * shipped, returned once delivered. A further part that is shipped is a move of its own.
 */
export const orderMoves: { readonly [from in OrderStatus]: readonly OrderMoveRule[] } = {
  new: [{ to: 'in_process', by: staff, when: [] }, canceledByStaff, canceled],
  in_process: [
    { to: 'confirmed', by: staff, when: ['agreed-in-full'] },
    { to: 'partially_confirmed', by: staff, when: ['agreed-in-part'] },
    canceledByStaff,
    canceled,
  ],
  confirmed: [{ to: 'assembled', by: staff, when: [] }, canceledByStaff],
  partially_confirmed: [{ to: 'assembled', by: staff, when: [] }, canceledByStaff],
  assembled: [
    { to: 'shipped', by: staff, when: ['shipped-in-full'] },
    { to: 'partially_shipped', by: staff, when: ['shipped-in-part'] },
    canceledByStaff,
  ],
  partially_shipped: [
    { to: 'partially_shipped', by: staff, when: ['shipped-in-part'] },
    { to: 'shipped', by: staff, when: ['shipped-in-full'] },
    { to: 'delivered', by: staff, when: [] },
  ],
  shipped: [{ to: 'delivered', by: staff, when: [] }],
  delivered: [
    { to: 'fulfilled', by: ['staff', 'system'], when: ['paid', 'claims-window-over', 'no-open-claim'] },
    returned,
  ],
  fulfilled: [returned],
  return: [],
  canceled: [],
}

/** The allowed transitions from each status, whoever makes them. */
export const orderTransitions: TransitionTable<OrderStatus> = Object.fromEntries(
  orderStatuses.map((from) => [from, targetsOf(from, orderMoves[from])]),
) as unknown as TransitionTable<OrderStatus>

function targetsOf(from: OrderStatus, rules: readonly OrderMoveRule[]): OrderStatus[] {
  return [...new Set(rules.map(({ to }) => to))].filter((to) => to !== from)
}

/** Whether a direct transition between two statuses is allowed. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return canMove(orderTransitions, from, to)
}

/** The statuses that may follow this one; for one actor, only those that the actor may move to. */
export function nextOrderStatuses(from: OrderStatus, actor?: OrderActor): readonly OrderStatus[] {
  if (actor === undefined) return orderTransitions[from]
  return targetsOf(
    from,
    orderMoves[from].filter(({ by }) => by.includes(actor)),
  )
}

/** Moves an order along the table, or says which moves were possible. */
export function moveOrder(from: OrderStatus, to: OrderStatus): Move<OrderStatus> {
  return move(orderTransitions, from, to)
}

/** A move that somebody asks for, with the conditions that are met. */
export interface OrderMoveQuestion {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly actor: OrderActor
  readonly met: ReadonlySet<OrderCondition>
}

/**
 * Whether an order moves (a repeat succeeds without a change), or why it does not: `not-allowed` by anybody from where it
 * is, `not-permitted` to this actor, or the condition that is not met.
 */
export type OrderMoveAnswer =
  | { readonly ok: true; readonly isChanged: boolean }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'not-permitted' | OrderCondition }

/** Answers whether an actor may move an order now. */
export function answerOrderMove({ from, to, actor, met }: OrderMoveQuestion): OrderMoveAnswer {
  const rules = orderMoves[from].filter((rule) => rule.to === to)
  if (rules.length === 0) {
    return from === to ? { ok: true, isChanged: false } : { ok: false, reason: 'not-allowed' }
  }
  const rule = rules.find(({ by }) => by.includes(actor))
  if (rule === undefined) return { ok: false, reason: 'not-permitted' }
  const missing = rule.when.find((condition) => !met.has(condition))
  return missing === undefined ? { ok: true, isChanged: true } : { ok: false, reason: missing }
}
