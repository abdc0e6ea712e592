import { sql } from 'kysely'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { settingAt } from '../settings/index.ts'
import { reverseEarnings } from './earnings.ts'
import { moveOrder } from './move-order.ts'

type Shop = Pick<Platform, 'database' | 'now' | 'events'>

const batchSize = 100

/**
 * Fulfills every delivered and paid order whose time for claims is over and that no open claim is about. One that cannot be fulfilled does not keep the
 * others; then it throws.
 */
export async function fulfillOrders({ database: { kysely }, now, events }: Shop): Promise<void> {
  const at = now()
  const defaultHours = await settingAt(kysely, 'claimHours', at)
  const listReady = async (afterNumber: number) => {
    const { rows } = await sql<{ id: string; number: number }>`
      SELECT id, number FROM purchases
      WHERE status = 'delivered' AND payment_status = 'paid' AND number > ${afterNumber}
        AND NOT EXISTS (SELECT 1 FROM claims WHERE purchase_id = purchases.id AND claims.status = 'open')
        AND (SELECT max(purchase_events.at) FROM purchase_events
            WHERE purchase_id = purchases.id AND purchase_events.status = 'delivered')
          + make_interval(hours => (SELECT max(coalesce(claim_hours, ${defaultHours}::integer)) FROM purchase_lines
            LEFT JOIN plantations ON plantations.id = plantation_id WHERE purchase_id = purchases.id)) <= ${at}
      ORDER BY number LIMIT ${batchSize}`.execute(kysely)
    return rows
  }
  const failures: unknown[] = []
  let last = 0
  let ready: Awaited<ReturnType<typeof listReady>>
  do {
    ready = await listReady(last)
    for (const { id, number } of ready) {
      last = number
      const asked = { actor: 'system', ownerId: null, by: null, reason: '', answers: [] } as const
      await events
        .transaction((trx) => moveOrder(trx, { id, to: 'fulfilled', at, ...asked }))
        .catch((error: unknown) => {
          // It was moved, or claimed about, since the list was read.
          if (!(error instanceof ApiError && error.code === 'order-move-refused')) failures.push(error)
        })
    }
  } while (ready.length === batchSize)
  await takeBackEarnings({ kysely, events, at }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders were not fulfilled.`)
}

/** Takes back earnings of returned orders that were not on the accounts then. */
async function takeBackEarnings({
  kysely,
  events,
  at,
}: Pick<Shop['database'], 'kysely'> & Pick<Shop, 'events'> & { at: Date }): Promise<void> {
  const rows = await kysely
    .selectFrom('order_earnings')
    .select('purchase_id')
    .distinct()
    .where('returned_at', 'is not', null)
    .where('reversed_by', 'is', null)
    .execute()
  for (const { purchase_id: id } of rows) await events.transaction((trx) => reverseEarnings(trx, id, at))
}
