import {
  answerOrderMove,
  changeLines,
  claimsEndAt,
  lineCredits,
  metConditions,
  money,
  nextOrderStatuses,
  orderConditions,
  orderTotals,
} from '@flower-market/flower-domain'
import type {
  ChangedLine,
  LineAnswer,
  OrderActor,
  OrderMoveAnswer,
  OrderStatus,
} from '@flower-market/flower-domain'
import { lineIssue } from '../contract/purchase.contract.ts'
import { toPurchaseTotals } from '../contract/purchase-totals.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { boxesOf } from '../fixtures/purchase-of.ts'
import type { MockPurchase, Purchase } from '../fixtures/purchase-of.ts'
import { openClaimsOf } from './claim-state.ts'
import type { MarketState } from './market-state.ts'
import { settingOf } from './operator-settings.ts'
import { recordOperation } from './operations.ts'
import { moveEarnings } from './order-earnings.ts'
import { recordShipment } from './shipments.ts'
import { MockError, refuse } from './mock-error.ts'

type Line = Purchase['lines'][number]

interface Move {
  readonly id: string
  readonly to: OrderStatus
  readonly actor: OrderActor
  /** Whose order it has to be; null for anybody's. */
  readonly ownerId: string | null
  readonly reason: string
  readonly answers: readonly LineAnswer[]
}

function putBack(state: MarketState, { lines }: MockPurchase): void {
  const returned = new Map(lines.map(({ code, agreedQuantity }) => [code, agreedQuantity]))
  state.cards = state.cards.map((card) => ({
    ...card,
    stemsAvailable: card.stemsAvailable + (returned.get(card.code) ?? 0),
  }))
}

/** Gives the buyer of an order money back. */
export function giveMoney(
  state: MarketState,
  { _id, number, ownerId }: MockPurchase,
  kind: 'refund' | 'compensation',
  amount: number,
): void {
  const owner = state.people.find((person) => person._id === ownerId)
  if (owner === undefined || amount === 0) return
  const changes = [{ type: 'RUBLE', amount }] as const
  recordOperation(state, owner, { kind, purchase: { _id, number }, changes })
}

function requireMove(answer: OrderMoveAnswer, { status }: MockPurchase, actor: OrderActor): void {
  if (answer.ok) return
  const { reason } = answer
  throw refuse('order-move-refused', { reason, status, allowed: [...nextOrderStatuses(status, actor)] })
}

/** Moves an order as the server does: its lines, credits, stock and money change together. Throws the refusal. */
export function moveOrderOf(state: MarketState, move: Move): MockPurchase {
  const { id, to, actor, ownerId, reason, answers } = move
  const order = state.purchases.find(({ _id }) => _id === id)
  if (order === undefined || (ownerId !== null && order.ownerId !== ownerId)) throw refuse('not-found')
  const question = { from: order.status, to, actor }
  const possible = answerOrderMove({ ...question, met: new Set(orderConditions) })
  requireMove(possible, order, actor)
  if (possible.ok && !possible.isChanged) return order
  const changed = changeLines<Line>(order.lines, to, { answers, reason })
  if (!changed.ok) {
    throw refuse('validation-failed', { issues: [lineIssue(changed.issue, changed.place)] })
  }
  const delivered = order.events.findLast(({ status }) => status === 'delivered')
  const met = metConditions({
    lines: changed.lines,
    paymentStatus: order.paymentStatus,
    claimsEnd: delivered ? claimsEndAt(new Date(delivered.at), [settingOf(state, 'claimHours')]) : null,
    openClaims: openClaimsOf(state, id).length,
    reason,
    now: state.now,
  })
  requireMove(answerOrderMove({ ...question, met }), order, actor)
  const moved = movedOrder(state, order, changed.lines, move)
  if (to === 'shipped' || to === 'partially_shipped') recordShipment(state, order, moved)
  if (to === 'canceled') {
    putBack(state, order)
    giveMoney(state, order, 'refund', order.totals.paid - order.totals.credited)
  } else {
    const credits = moved.credits.slice(order.credits.length)
    for (const { amount } of credits) giveMoney(state, order, 'compensation', amount)
  }
  if (to === 'fulfilled') moveEarnings(state, moved, 'credit')
  if (to === 'return' && order.status === 'fulfilled') moveEarnings(state, order, 'reverse')
  state.purchases = state.purchases.map((one) => (one._id === id ? moved : one))
  return moved
}

const causeOf = { buyer: 'buyer', staff: 'staff', system: 'unpaid' } as const

/** An order with changed lines: what was paid beyond what they cost is credited line by line. */
export function withChangedLines(
  order: MockPurchase,
  changed: readonly ChangedLine<Line>[],
  at: string,
): MockPurchase {
  const delivery = money(order.totals.delivery, 'RUB')
  const paid = money(order.totals.paid, 'RUB')
  const credited = money(order.totals.credited, 'RUB')
  const amounts = lineCredits({ before: order.lines, after: changed, delivery, paid, credited })
  const more = changed.flatMap(({ code, reason: why }, place) => {
    const amount = amounts[place]?.minor ?? 0
    return amount === 0 ? [] : [{ code, amount, reason: why, at }]
  })
  const credits = [...order.credits, ...more]
  const lines = changed.map(({ reason: _reason, ...line }) => ({
    ...line,
    sum: line.agreedPrice * line.billedQuantity,
  }))
  const totals = orderTotals({
    lines,
    delivery,
    paid,
    credited: money(
      credits.reduce((sum, { amount }) => sum + amount, 0),
      'RUB',
    ),
  })
  const isSettled = totals.paid.minor > 0 && totals.due.minor === 0
  return {
    ...order,
    paymentStatus: isSettled ? 'paid' : order.paymentStatus,
    lines,
    credits,
    totals: toPurchaseTotals(totals),
    sum: totals.total.minor,
    stems: lines.reduce((stems, { agreedQuantity }) => stems + agreedQuantity, 0),
    boxes: boxesOf(lines, 'agreedQuantity'),
    shippedBoxes: boxesOf(lines, 'shippedQuantity'),
    earningTerms: {
      ...order.earningTerms,
      lines: order.earningTerms.lines.map((line, place) => ({ ...line, ...lines[place] })),
    },
  }
}

function movedOrder(
  state: MarketState,
  order: MockPurchase,
  changed: readonly ChangedLine<Line>[],
  { to, actor, reason }: Move,
): MockPurchase {
  const at = state.now.toISOString()
  return {
    ...withChangedLines(order, changed, at),
    status: to,
    events: [...order.events, { status: to, at, by: actor, reason }],
    payUntil: null,
    cancellation: to === 'canceled' ? { cause: causeOf[actor], reason } : null,
  }
}

/** Cancels an order: staff anybody's, with a reason, everybody else their own. */
export function cancelOrder(
  state: MarketState,
  { _id: personId, role }: MockPerson,
  { _id: id, reason }: { readonly _id: string; readonly reason: string },
): MockPurchase {
  const isStaff = role === 'ADMIN'
  if (isStaff && reason === '') {
    const message = 'The buyer reads why the order is canceled.'
    throw refuse('validation-failed', { issues: [{ path: 'reason', message }] })
  }
  const asked = { actor: isStaff ? 'staff' : 'buyer', ownerId: isStaff ? null : personId } as const
  try {
    return moveOrderOf(state, { id, to: 'canceled', reason, answers: [], ...asked })
  } catch (error) {
    const isRefused = error instanceof MockError && error.code === 'order-move-refused'
    throw isRefused ? refuse('order-closed') : error
  }
}
