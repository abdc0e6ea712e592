import { lineIssue, type cancellationCauses } from '@flower-market/api-client/contract'
import {
  answerOrderMove,
  changeLines,
  claimsEndAt,
  metConditions,
  nextOrderStatuses,
  orderConditions,
  type LineAnswer,
  type OrderActor,
  type OrderMoveAnswer,
  type OrderStatus,
} from '@flower-market/flower-domain'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import type { Trx } from '../../platform/database/database.ts'
import { requestOffset } from '../payments/index.ts'
import { countOpenClaims } from './claims/claims.repository.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { creditLines } from './credit-lines.ts'
import { creditEarnings, returnEarnings } from './earnings.ts'
import { insertShipment } from './documents/shipments.repository.ts'
import { findDelivery } from './order-deliveries.ts'
import { lockOrder, selectLineStates, writeLineStates, type LockedOrder } from './order-lines.repository.ts'
import { writeStatus } from './order-events.repository.ts'

/** A move of an order that somebody asks for. */
export interface OrderMove {
  readonly id: string
  readonly to: OrderStatus
  readonly actor: OrderActor
  /** Whose order it has to be; null for anybody's. */
  readonly ownerId: string | null
  /** Null for a job. */
  readonly by: string | null
  readonly reason: string
  readonly answers: readonly LineAnswer[]
  readonly at: Date
}

const causeOf = { buyer: 'buyer', staff: 'staff', system: 'unpaid' } as const satisfies Record<
  OrderActor,
  (typeof cancellationCauses)[number]
>

/**
 * Moves an order within the caller's transaction: its lines, the credits of what is less, its stock and its money when it
 * is canceled, what it earns others, and the event change together. Answers whether anything has changed: a repeat changes nothing. Throws
 * `not-found`, `order-move-refused` (its details say why), `validation-failed` for a line, and the refusal of the ledger.
 */
export async function moveOrder(trx: Trx, move: OrderMove): Promise<boolean> {
  const { id, to, actor, reason, answers, at } = move
  const order = await lockOrder(trx, id)
  if (order === undefined || (move.ownerId !== null && order.personId !== move.ownerId)) {
    throw new ApiError('not-found')
  }
  const question = { from: order.status, to, actor }
  // Whether the move exists at all comes first: lines of one that does not are no concern.
  const possible = answerOrderMove({ ...question, met: new Set(orderConditions) })
  requireMove(possible, order, actor)
  if (possible.ok && !possible.isChanged) return false
  const before = await selectLineStates(trx, id)
  const changed = changeLines(before, to, { answers, reason })
  if (!changed.ok) {
    const { path, message } = lineIssue(changed.issue, changed.place)
    throw invalidInput(path, message)
  }
  const met = metConditions({
    lines: changed.lines,
    paymentStatus: order.paymentStatus,
    claimsEnd: await claimsEndOf(trx, id),
    openClaims: await countOpenClaims(trx, id),
    reason,
    now: at,
  })
  requireMove(answerOrderMove({ ...question, met }), order, actor)
  if (to === 'canceled') {
    await cancelPurchase(trx, { ...move, cancellation: { cause: causeOf[actor], reason } })
    return true
  }
  await writeLineStates(trx, id, { before, after: changed.lines })
  await insertShipment(trx, order, { before, after: changed.lines, at })
  await creditLines(trx, { order, before, after: changed.lines, by: move.by, at })
  await writeStatus(trx, { id, status: to, at, createdBy: move.by, actor, reason })
  if (to === 'delivered') await requestOffset(trx, id, at)
  if (to === 'fulfilled') await creditEarnings(trx, id, at)
  if (to === 'return') await returnEarnings(trx, id, at)
  return true
}

function requireMove(answer: OrderMoveAnswer, { status }: LockedOrder, actor: OrderActor): void {
  if (answer.ok) return
  const { reason } = answer
  throw new ApiError('order-move-refused', { reason, status, allowed: nextOrderStatuses(status, actor) })
}

async function claimsEndOf(trx: Trx, id: string): Promise<Date | null> {
  const delivery = await findDelivery(trx, id)
  return delivery && claimsEndAt(delivery.at, delivery.claimHours)
}
