import { noPercentages, type Percentages } from '@flower-market/flower-domain'
import type { Db } from '../../platform/database/database.ts'

/** The columns of a margin or a share; null where a person has none. */
export interface PercentagesRow {
  readonly price_bp: number | null
  readonly delivery_to_warehouse_bp: number | null
  readonly delivery_to_region_bp: number | null
  readonly delivery_to_city_bp: number | null
}

/** The percentages of a row; null where there are none. */
export function toPercentages(row: PercentagesRow): Percentages | null {
  if (row.price_bp === null) return null
  return {
    priceBp: row.price_bp,
    deliveryToWarehouseBp: row.delivery_to_warehouse_bp ?? 0,
    deliveryToRegionBp: row.delivery_to_region_bp ?? 0,
    deliveryToCityBp: row.delivery_to_city_bp ?? 0,
  }
}

/** What whoever brought a person earns from their orders now. */
export async function findShare(db: Db, personId: string): Promise<Percentages> {
  const row = await db
    .selectFrom('shares')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['price_bp', 'delivery_to_warehouse_bp', 'delivery_to_region_bp', 'delivery_to_city_bp'])
    .where('person_id', '=', personId)
    .where('referred_by', 'is not', null)
    .executeTakeFirst()
  return (row && toPercentages(row)) ?? noPercentages
}

/** Who earns the margin and the share of a person's orders; null for nobody. */
export async function findEarners(
  db: Db,
  personId: string,
): Promise<{ readonly brokerId: string | null; readonly agentId: string | null }> {
  const { broker_id: brokerId, referred_by: agentId } = await db
    .selectFrom('people')
    .select(['broker_id', 'referred_by'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return { brokerId, agentId }
}

/** Writes the margin or the share of a person. */
export async function writePercentages(
  db: Db,
  table: 'margins' | 'shares',
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
    .insertInto(table)
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}
