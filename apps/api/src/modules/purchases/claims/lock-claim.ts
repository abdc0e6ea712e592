import type { ClaimStatus } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { lockOrder } from '../order-lines.repository.ts'
import type { PublishedClaim } from './publish-claim.ts'

/** A claim that the transaction has locked, after its order. */
export interface LockedClaim extends PublishedClaim {
  readonly position: number
  readonly quantity: number
  readonly status: ClaimStatus
}

/** Locks a claim and its order until the transaction ends; undefined when there is none. */
export async function lockClaim(trx: Trx, id: string): Promise<LockedClaim | undefined> {
  const found = await trx.selectFrom('claims').select('purchase_id').where('id', '=', id).executeTakeFirst()
  const order = found && (await lockOrder(trx, found.purchase_id))
  if (order === undefined) return undefined
  const row = await trx
    .selectFrom('claims')
    .innerJoin('purchase_lines', (join) =>
      join
        .onRef('purchase_lines.purchase_id', '=', 'claims.purchase_id')
        .onRef('purchase_lines.position', '=', 'claims.position'),
    )
    .select(['claims.number', 'claims.position', 'claims.quantity', 'claims.status', 'plantation_id'])
    .where('claims.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    number: row.number,
    purchaseId: order.id,
    personId: order.personId,
    plantationId: row.plantation_id,
    position: row.position,
    quantity: row.quantity,
    status: row.status,
  }
}
