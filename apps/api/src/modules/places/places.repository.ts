import type { Db } from '../../platform/database/database.ts'

/** Cities that orders are brought to at a known cost. */
export async function listDeliveryCities(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('city_deliveries').select('city').execute()
  return rows.map(({ city }) => city)
}

/** Regions whose stock and prices may be chosen. */
export async function listRegions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('regions').select('name').execute()
  return rows.map(({ name }) => name)
}
