import { events, type CallName, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import type { OrderKind } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Database, Trx } from '../../platform/database/database.ts'
import { orderPlacedMailJob } from '../identity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { findBuyer, type Viewer } from '../clients/index.ts'
import { findBuyerTerms } from '../regions/index.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Events } from '../../platform/events/events.ts'
import { publish } from '../../platform/events/publish.ts'
import { endOverdueHolds } from './holds/end-holds.ts'
import { moveOrder, type OrderMove } from './move-order.ts'
import { placePurchase } from './place-purchase.ts'
import { readPurchaseRequest, type Purchase } from './purchase-request.ts'
import { findPurchase, findReadablePurchase, listPurchases, type OrdersPart } from './purchases.repository.ts'

/** The call that places the orders of a kind. */
const createCalls = {
  inStok: 'purchaseCreate',
  toOrder: 'plantationPurchaseCreate',
} as const satisfies Partial<Record<OrderKind, CallName>>

/** Who orders what, under which idempotency key. */
export interface CreatePurchase {
  readonly kind: keyof typeof createCalls
  readonly by: Viewer
  readonly key: string
  readonly body: z.output<Contract['purchaseCreate']['body']>
}

/** A move of an order by staff, unless another actor is named. */
export type MovePurchase = Pick<OrderMove, 'id' | 'to'> & Partial<Omit<OrderMove, 'id' | 'to' | 'at'>>

/** An order that staff have placed, and for whom. */
interface PlacedByStaff {
  readonly by: string
  readonly about: string
  readonly placed: Purchase
}

/** Orders of people. */
export type PurchasesService = ReturnType<typeof purchasesService>

/** Makes the service. */
export function purchasesService(
  database: Database,
  now: () => Date,
  { transaction }: Pick<Events, 'transaction'>,
  {
    jobs,
    requireVerified,
    reads = database,
  }: Partial<Pick<Platform, 'jobs' | 'reads' | 'requireVerified'>> = {},
) {
  const { kysely } = database
  /** Somebody else has ordered for the buyer, who pays and may cancel. */
  const publishPlacedOrder = async (trx: Trx, personId: string, id: string): Promise<void> => {
    await publish(trx, events['order-placed-for-you'], { person: personId }, { _id: id })
    await jobs?.send(trx, orderPlacedMailJob, { purchaseId: id })
  }
  const auditPlacedOrder = (trx: Trx, { by, about, placed }: PlacedByStaff): Promise<void> => {
    const after = { number: placed.number, total: placed.sum, paymentMethod: placed.paymentMethod }
    const subject = { kind: 'order', id: placed._id } as const
    return recordAudit(trx, { by, at: now(), action: 'order-placed', subject, about, after })
  }
  return {
    /** Places an order once per key, in one transaction. Throws the refusal; then nothing has changed. */
    async create({ kind, by, key, body }: CreatePurchase): Promise<Purchase> {
      const personId = await findBuyer(kysely, by, body.user)
      if (personId !== by.personId) await requireVerified?.({ personId, call: createCalls[kind], key })
      const request = readPurchaseRequest({ personId, by }, kind, body)
      const terms = await findBuyerTerms(database, personId)
      await endOverdueHolds(
        { database, events: { transaction } },
        { at: now(), personId, codes: request.items.map(({ code }) => code) },
      )
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by.personId, call: createCalls[kind], key, body }, async () => {
          const { id, changes } = await placePurchase(trx, request, { terms, now: now() })
          if (changes.length > 0)
            await publish(trx, events['stock-changed'], { everybody: true }, { date: request.date, changes })
          if (personId !== by.personId) await publishPlacedOrder(trx, personId, id)
          const placed = (await findPurchase(trx, personId, id)) as Purchase
          if (by.role === 'ADMIN') await auditPlacedOrder(trx, { by: by.personId, about: personId, placed })
          return placed
        }),
      )
      return answer
    },

    /** Moves an order along its table, see `moveOrder`. */
    async move(move: MovePurchase): Promise<void> {
      const asked = { actor: 'staff', ownerId: null, by: null, reason: '', answers: [] } as const
      await transaction((trx) => moveOrder(trx, { ...asked, ...move, at: now() }))
    },

    /** A page of a person's orders of all kinds or of one, newest first. */
    list: (personId: string, part: OrdersPart): Promise<CallOutput<'orderList'>> =>
      listPurchases(reads.kysely, personId, part),

    /** One order that a person may read, see `findReadablePurchase`. Throws `not-found`, also for another's. */
    async get(viewer: Viewer, id: string): Promise<Purchase> {
      const found = await findReadablePurchase(kysely, viewer, id)
      if (found === undefined) throw new ApiError('not-found')
      return found
    },
  }
}
