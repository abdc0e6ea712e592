import type { Database } from '../../platform/database/database.ts'
import type { PricingTerms } from '../regions/index.ts'
import { openAt, type PriceListQuestion } from './cards.repository.ts'

/**
 * A row's `xmin` is the transaction that wrote it, so that no write can be missed and nobody waits for a counter. Lots of all
 * regions count: a change elsewhere makes a list anew without need, but the version is shared. How many lots are open is a part of
 * it, as a cut-off passes without a write.
 */
const versionOfDay = {
  name: 'price-list-version',
  text: `SELECT concat_ws('-', count(*), count(*) FILTER (WHERE ${openAt('$3')}), bit_xor(hashtextextended(code, xmin::text::bigint)),
           (SELECT bit_xor(hashtextextended(id, xmin::text::bigint)) FROM plantations)) AS version
         FROM cards WHERE delivery_date = $1 AND availability = $2`,
}

/** A version of a price list that changes with any committed change of its lots or of a plantation. */
export async function findPriceListVersion(
  database: Database,
  { date, availability, now }: PriceListQuestion,
): Promise<string> {
  const [row] = await database.query<{ version: string }>(versionOfDay, [date, availability, now])
  return (row as { version: string }).version
}

/** Tells price lists apart that a version does not: by the day, the region, its freight and the buyer's margin. */
export function priceListKey(
  { date, availability }: Omit<PriceListQuestion, 'now'>,
  { region, freight, margin: { priceBp, deliveryToWarehouseBp, deliveryToRegionBp } }: PricingTerms,
): string {
  return [date, availability, region.id, freight, priceBp, deliveryToWarehouseBp, deliveryToRegionBp].join(
    '|',
  )
}
