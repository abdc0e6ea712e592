import { moveOrder } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { orderCanceledMailJob } from '../identity/index.ts'
import { cancelPurchase, type CancelPurchase } from './cancel-purchase.ts'
import { findAnyPurchase, lockStatus } from './purchases.repository.ts'
import type { Purchase } from './purchase-request.ts'

/** An order that staff cancel; the buyer reads the reason. */
export interface StaffCancellation {
  readonly id: string
  readonly reason: string
  readonly staffId: string
}

/** Cancels orders with a notice to the buyer. */
export type CancellationsService = ReturnType<typeof cancellationsService>

const batchSize = 100

/** Makes the service. */
export function cancellationsService({
  database: { kysely },
  now,
  events,
  jobs,
}: Pick<Platform, 'database' | 'now' | 'events' | 'jobs'>) {
  const cancelWithNotice = async (trx: Trx, canceled: CancelPurchase): Promise<void> => {
    await cancelPurchase(trx, canceled)
    await jobs.send(trx, orderCanceledMailJob, { purchaseId: canceled.id })
  }

  /** Cancels one order if it is still not paid in time: whoever pays at the same moment waits for the lock, or has won. */
  const cancelIfUnpaid = (id: string, at: Date): Promise<void> =>
    events.transaction(async (trx) => {
      const held = await trx
        .selectFrom('purchases')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', 'new')
        .where('payment_status', '=', 'wait_paid')
        .where('pay_until', '<=', at)
        .forUpdate()
        .executeTakeFirst()
      if (held === undefined) return
      const cancellation = { cause: 'unpaid', reason: '' } as const
      await cancelWithNotice(trx, { id, by: null, at, cancellation })
    })

  const listOverdue = async (at: Date, afterNumber: number) =>
    kysely
      .selectFrom('purchases')
      .select(['id', 'number'])
      .where('status', '=', 'new')
      .where('payment_status', '=', 'wait_paid')
      .where('pay_until', '<=', at)
      .where('number', '>', afterNumber)
      .orderBy('number')
      .limit(batchSize)
      .execute()

  return {
    /** Cancels every order that was not paid in time. One that cannot be canceled does not keep the others; then it throws. */
    async cancelUnpaid(): Promise<void> {
      const at = now()
      const failures: unknown[] = []
      let last = 0
      let overdue: Awaited<ReturnType<typeof listOverdue>>
      do {
        overdue = await listOverdue(at, last)
        for (const { id, number } of overdue) {
          last = number
          await cancelIfUnpaid(id, at).catch((error: unknown) => failures.push(error))
        }
      } while (overdue.length === batchSize)
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} orders were not canceled.`)
    },

    /** Cancels anybody's order. Throws `not-found`, `order-closed`, and the refusal of the ledger; a repeat changes nothing. */
    cancel({ id, reason, staffId }: StaffCancellation): Promise<Purchase> {
      return events.transaction(async (trx) => {
        const status = await lockStatus(trx, id)
        if (status === undefined) throw new ApiError('not-found')
        const step = moveOrder(status, 'canceled')
        if (!step.ok) throw new ApiError('order-closed')
        if (step.isChanged) {
          const cancellation = { cause: 'staff', reason } as const
          await cancelWithNotice(trx, { id, by: staffId, at: now(), cancellation })
        }
        return (await findAnyPurchase(trx, id)) as Purchase
      })
    },
  }
}
