import type { Platform } from '../../platform/platform.ts'
import { orderCanceledMailJob } from '../identity/index.ts'
import { moveOrder } from './move-order.ts'

const batchSize = 100

/**
 * Cancels every order that was not paid in time, with a notice to the buyer. One that cannot be canceled does not keep the
 * others; then it throws.
 */
export async function cancelUnpaid({
  database: { kysely },
  now,
  events,
  jobs,
}: Pick<Platform, 'database' | 'now' | 'events' | 'jobs'>): Promise<void> {
  const at = now()

  /** Whoever pays at the same moment waits for the lock, or has won. */
  const cancelIfUnpaid = (id: string): Promise<void> =>
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
      const byShop = { actor: 'system', ownerId: null, by: null } as const
      await moveOrder(trx, { id, to: 'canceled', reason: '', answers: [], at, ...byShop })
      await jobs.send(trx, orderCanceledMailJob, { purchaseId: id })
    })

  const listOverdue = (afterNumber: number) =>
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

  const failures: unknown[] = []
  let last = 0
  let overdue: Awaited<ReturnType<typeof listOverdue>>
  do {
    overdue = await listOverdue(last)
    for (const { id, number } of overdue) {
      last = number
      await cancelIfUnpaid(id).catch((error: unknown) => failures.push(error))
    }
  } while (overdue.length === batchSize)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders were not canceled.`)
}
