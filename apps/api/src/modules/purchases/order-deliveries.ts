import type { Db, Trx } from '../../platform/database/database.ts'
import { settingAt } from '../settings/index.ts'

/** When an order was delivered, and for how many hours each of its plantations takes claims. */
export interface Delivery {
  readonly at: Date
  readonly claimHours: readonly number[]
}

/** When an order was delivered; null as long as it is not. */
export async function findDeliveredAt(db: Db | Trx, id: string): Promise<Date | null> {
  const event = await db
    .selectFrom('purchase_events')
    .select('at')
    .where('purchase_id', '=', id)
    .where('status', '=', 'delivered')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.at ?? null
}

/**
 * The delivery of an order; null as long as it is not delivered. Where a plantation says nothing, the operator's setting
 * of that moment holds: a later decision does not change what buyers have been told.
 */
export async function findDelivery(db: Db | Trx, id: string): Promise<Delivery | null> {
  const at = await findDeliveredAt(db, id)
  if (at === null) return null
  const plantations = await db
    .selectFrom('purchase_lines')
    .leftJoin('plantations', 'plantations.id', 'plantation_id')
    .select('claim_hours')
    .distinct()
    .where('purchase_id', '=', id)
    .execute()
  const hours = await settingAt(db, 'claimHours', at)
  return { at, claimHours: plantations.map((plantation) => plantation.claim_hours ?? hours) }
}
