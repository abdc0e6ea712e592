import type { CallInput } from '@flower-market/api-client/contract'
import type { Db } from '../../platform/database/database.ts'

type Percentages = CallInput<'userAddReferral'>['body']['percentages']

/** Writes the percentages of a person. */
export async function writePercentages(
  db: Db,
  percentages: Percentages,
  { personId, setBy, at }: { personId: string; setBy: string; at: Date },
): Promise<void> {
  const row = {
    price_bp: percentages.priceBp,
    delivery_to_warehouse_bp: percentages.deliveryToWarehouseBp,
    delivery_to_region_bp: percentages.deliveryToRegionBp,
    delivery_to_city_bp: percentages.deliveryToCityBp,
    set_by: setBy,
    set_at: at,
  }
  await db
    .insertInto('margins')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}
