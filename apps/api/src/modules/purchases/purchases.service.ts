import { events, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { moveOrder, type OrderStatus } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBuyerTerms } from '../regions/index.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Events } from '../../platform/events/events.ts'
import { publish } from '../../platform/events/publish.ts'
import { agreePurchase, type PurchaseAnswer } from './agree-purchase.ts'
import { cancelPurchase } from './cancel-purchase.ts'
import { placePurchase } from './place-purchase.ts'
import { readPurchaseRequest, type Purchase } from './purchase-request.ts'
import { findPurchase, listPurchases, lockStatus, writeStatus } from './purchases.repository.ts'

/** Who orders what, under which idempotency key. */
export interface CreatePurchase {
  readonly personId: string
  readonly key: string
  readonly body: z.output<Contract['purchaseCreate']['body']>
}

/** A step of an order along its statuses; `by` is null for the system itself. */
export interface MovePurchase {
  readonly id: string
  readonly to: OrderStatus
  readonly by: string | null
}

/** Stock orders. */
export type PurchasesService = ReturnType<typeof purchasesService>

/** Makes the service. */
export function purchasesService(
  database: Database,
  now: () => Date,
  { transaction }: Pick<Events, 'transaction'>,
) {
  const { kysely } = database
  return {
    /** Places an order once per key, in one transaction. Throws the refusal; then nothing has changed. */
    async create({ personId, key, body }: CreatePurchase): Promise<Purchase> {
      const request = readPurchaseRequest(personId, body)
      const terms = await findBuyerTerms(database, personId)
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId, call: 'purchaseCreate', key, body }, async () => {
          const { id, changes } = await placePurchase(trx, request, { terms, now: now() })
          await publish(trx, events['stock-changed'], { everybody: true }, { date: request.date, changes })
          return (await findPurchase(trx, personId, id)) as Purchase
        }),
      )
      return answer
    },

    /** Moves an order along its table; staying where it is changes nothing, canceling gives its stock and its money back. Throws when the table has no such step. */
    move({ id, to, by }: MovePurchase): Promise<void> {
      return transaction(async (trx) => {
        const from = await lockStatus(trx, id)
        if (from === undefined) throw new ApiError('not-found')
        const step = moveOrder(from, to)
        if (!step.ok) throw new Error(`An order cannot go from ${from} to ${to}.`)
        if (!step.isChanged) return
        if (to === 'canceled') await cancelPurchase(trx, { id, by, at: now(), cancellation: null })
        else await writeStatus(trx, { id, status: to, at: now(), createdBy: by })
      })
    },

    /** Confirms an order in process, wholly or in part, and credits the shortfall of a paid one. */
    agree: (answer: Omit<PurchaseAnswer, 'at'>): Promise<void> =>
      transaction((trx) => agreePurchase(trx, { ...answer, at: now() })),

    /** A page of a person's orders, newest first. */
    list: (personId: string, page: { page: number; limit: number }): Promise<CallOutput<'purchaseList'>> =>
      listPurchases(kysely, personId, page),

    /** One order of a person. Throws `not-found`, also for another's. */
    async get(personId: string, id: string): Promise<Purchase> {
      const found = await findPurchase(kysely, personId, id)
      if (found === undefined) throw new ApiError('not-found')
      return found
    },
  }
}
