import { claimUntil } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { settingAt } from '../../settings/index.ts'
import { findDeliveredAt } from '../order-deliveries.ts'

/** Until when claims about each line of an order are taken, by its position; empty before the delivery. */
export async function findClaimWindows(db: Db | Trx, purchaseId: string): Promise<Map<number, Date>> {
  const at = await findDeliveredAt(db, purchaseId)
  if (at === null) return new Map()
  const lines = await db
    .selectFrom('purchase_lines')
    .leftJoin('plantations', 'plantations.id', 'plantation_id')
    .select(['position', 'claim_hours'])
    .where('purchase_id', '=', purchaseId)
    .execute()
  const hours = await settingAt(db, 'claimHours', at)
  return new Map(lines.map((line) => [line.position, claimUntil(at, line.claim_hours ?? hours)]))
}
