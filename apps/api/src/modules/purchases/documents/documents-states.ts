import type { DocumentsState } from '@flower-market/api-client/contract'
import type { Db } from '../../../platform/database/database.ts'

/** How far the documents of these orders are; one that nothing was shipped of is not among them. */
export async function documentsStates(
  db: Db,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentsState>> {
  if (purchaseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('shipments')
    .leftJoin('upds', 'upds.shipment_id', 'shipments.id')
    .select((eb) => [
      'purchase_id as id',
      eb.fn.count<bigint>('shipments.id').as('shipped'),
      eb.fn.count<bigint>('upds.shipment_id').as('made'),
    ])
    .where('purchase_id', 'in', [...purchaseIds])
    .groupBy('purchase_id')
    .execute()
  return new Map(rows.map(({ id, shipped, made }) => [id, made < shipped ? 'awaited' : 'ready']))
}
