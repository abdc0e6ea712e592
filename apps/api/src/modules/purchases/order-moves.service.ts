import type { Contract } from '@flower-market/api-client/contract'
import type { OrderStatus, Role } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { orderCanceledMailJob } from '../identity/index.ts'
import { issueUpdsJob } from './purchases-jobs.ts'
import { countEvents } from './order-events.repository.ts'
import { lockOrder } from './order-lines.repository.ts'
import { moveOrder, type OrderMove } from './move-order.ts'
import type { Purchase } from './purchase-request.ts'
import { findAnyPurchase } from './purchases.repository.ts'

/** Who asks. */
interface Asking {
  readonly personId: string
  readonly role: Role
}

/** Moves of orders that people ask for. */
export type OrderMovesService = ReturnType<typeof orderMovesService>

/** What is shipped has a document, and what is handed over or comes back may correct it. */
const documentedMoves: ReadonlySet<OrderStatus> = new Set([
  'partially_shipped',
  'shipped',
  'delivered',
  'return',
])

/** Kopecks that have gone back to people's balances for an order. */
async function creditedFor(trx: Trx, id: string): Promise<bigint> {
  const { rows } = await sql<{ credited: bigint }>`
    SELECT (coalesce((SELECT sum(amount) FROM purchase_credits WHERE purchase_id = ${id}), 0)
      + coalesce((SELECT sum(postings.amount) FROM payment_allocations
          JOIN postings ON postings.movement_id = refunded_by
          JOIN ledger_accounts ON ledger_accounts.id = account_id AND owner_id IS NOT NULL
          WHERE purchase_id = ${id}), 0))::bigint AS credited`.execute(trx)
  return rows[0]?.credited ?? 0n
}

/** Makes the service. */
export function orderMovesService({ now, events, jobs }: Pick<Platform, 'now' | 'events' | 'jobs'>) {
  const moveWithNotice = async (
    trx: Trx,
    { seenEvents, ...move }: Omit<OrderMove, 'at'> & { readonly seenEvents?: number | undefined },
  ): Promise<Purchase> => {
    const { id, to, actor } = move
    const at = now()
    const order = await lockOrder(trx, id)
    if (order !== undefined && seenEvents !== undefined && (await countEvents(trx, id)) !== seenEvents) {
      throw new ApiError('order-changed')
    }
    const creditedBefore = await creditedFor(trx, id)
    const isChanged = await moveOrder(trx, { ...move, at })
    if (isChanged && actor === 'staff' && move.by !== null && order !== undefined) {
      const credited = (await creditedFor(trx, id)) - creditedBefore
      await recordAudit(trx, {
        by: move.by,
        at,
        action: 'order-moved',
        subject: { kind: 'order', id },
        about: order.personId,
        reason: move.reason,
        effect: credited === 0n ? null : { amount: credited, currency: 'RUB' },
        before: { status: order.status },
        after: { status: to },
      })
    }
    if (isChanged && to === 'canceled' && actor !== 'buyer') {
      await jobs.send(trx, orderCanceledMailJob, { purchaseId: id })
    }
    if (isChanged && documentedMoves.has(to)) await jobs.send(trx, issueUpdsJob, {})
    return (await findAnyPurchase(trx, id)) as Purchase
  }

  return {
    /** Moves anybody's order, once per key. Throws the refusal; then nothing has changed. */
    async changeStatus(
      { personId }: Asking,
      key: string,
      body: z.output<Contract['orderStatus']['body']>,
    ): Promise<Purchase> {
      const { _id: id, status: to, reason, lines: answers, seenEvents } = body
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'orderStatus', key, body }, () =>
          moveWithNotice(trx, {
            id,
            to,
            reason,
            answers,
            seenEvents,
            actor: 'staff',
            ownerId: null,
            by: personId,
          }),
        ),
      )
      return answer
    },

    /**
     * Cancels an order: staff anybody's, everybody else their own. Throws `not-found`, `order-closed`, and the refusal of
     * the ledger; a repeat changes nothing.
     */
    cancel(
      { personId, role }: Asking,
      { _id: id, reason }: { _id: string; reason: string },
    ): Promise<Purchase> {
      const isStaff = role === 'ADMIN'
      if (isStaff && reason === '') throw invalidInput('reason', 'The buyer reads why the order is canceled.')
      const asked = { actor: isStaff ? 'staff' : 'buyer', ownerId: isStaff ? null : personId } as const
      const move = { id, to: 'canceled', reason, answers: [], by: personId, ...asked } as const
      return events
        .transaction((trx) => moveWithNotice(trx, move))
        .catch((error: unknown) => {
          const isRefused = error instanceof ApiError && error.code === 'order-move-refused'
          throw isRefused ? new ApiError('order-closed') : error
        })
    },
  }
}
