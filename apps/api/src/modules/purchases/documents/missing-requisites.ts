import { missingRequisites, type UpdRequisite } from '@flower-market/flower-domain'
import type { Db } from '../../../platform/database/database.ts'

/** What the profile of an order's buyer lacks for the documents. */
export async function findMissingRequisites(db: Db, purchaseId: string): Promise<UpdRequisite[]> {
  const buyer = await db
    .selectFrom('purchases')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['company', 'inn', 'kpp', 'legal_address as legalAddress'])
    .where('purchases.id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return [...missingRequisites(buyer)]
}
