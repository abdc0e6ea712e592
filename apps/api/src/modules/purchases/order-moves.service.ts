import type { Contract } from '@flower-market/api-client/contract'
import type { OrderStatus, Role } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { orderCanceledMailJob } from '../identity/index.ts'
import { issueUpdsJob } from './purchases-jobs.ts'
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

/** Makes the service. */
export function orderMovesService({ now, events, jobs }: Pick<Platform, 'now' | 'events' | 'jobs'>) {
  const moveWithNotice = async (trx: Trx, move: Omit<OrderMove, 'at'>): Promise<Purchase> => {
    const { id, to, actor } = move
    const isChanged = await moveOrder(trx, { ...move, at: now() })
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
      const { _id: id, status: to, reason, lines: answers } = body
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'orderStatus', key, body }, () =>
          moveWithNotice(trx, { id, to, reason, answers, actor: 'staff', ownerId: null, by: personId }),
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
