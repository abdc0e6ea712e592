import type { DocumentsState } from '@flower-market/api-client/contract'
import { missingRequisites } from '@flower-market/flower-domain'
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
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['company', 'inn', 'kpp', 'legal_address as legalAddress'])
    .select((eb) => [
      'purchase_id as id',
      eb.fn.count<bigint>('shipments.id').as('shipped'),
      eb.fn.count<bigint>('upds.shipment_id').as('made'),
    ])
    .where('purchase_id', 'in', [...purchaseIds])
    .groupBy(['purchase_id', 'people.id'])
    .execute()
  return new Map(
    rows.map(({ id, shipped, made, ...buyer }) => {
      if (made === shipped) return [id, 'ready']
      return [id, missingRequisites(buyer).length > 0 ? 'incomplete' : 'awaited']
    }),
  )
}
