import type { Localized, RegionTerms } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/database/database.ts'
import {
  pickupColumns,
  termsColumns,
  toPickup,
  toTerms,
  type PickupPoint,
  type PickupRow,
  type TermsRow,
} from './region-rows.ts'

/** A region that may be chosen. */
export interface Region {
  readonly terms: RegionTerms
  readonly name: Localized
  readonly warehouse: Localized
  /** Delivery around each city before any margin, kopecks. */
  readonly cities: readonly { readonly name: Localized; readonly cost: number }[]
  readonly pickup: PickupPoint | null
}

interface RegionRow extends TermsRow, PickupRow {
  readonly name_ru: string
  readonly name_en: string
  readonly warehouse_ru: string
  readonly warehouse_en: string
}

interface CityRow {
  readonly region_id: string
  readonly name_ru: string
  readonly name_en: string
  readonly cost: number
}

/** The ids of all regions. */
export async function findRegionIds(db: Db | Trx): Promise<string[]> {
  const rows = await db.selectFrom('regions').select('id').execute()
  return rows.map(({ id }) => id)
}

/** The delivery schedule of a region. Throws when there is none. */
export async function findRegionTerms(db: Db | Trx, id: string): Promise<RegionTerms> {
  const { rows } = await sql<TermsRow>`SELECT ${sql.raw(termsColumns)} FROM regions WHERE id = ${id}`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) throw new Error(`There is no region ${id}.`)
  return toTerms(row)
}

const allRegions = {
  name: 'all-regions',
  text: `SELECT ${termsColumns}, ${pickupColumns}, name_ru, name_en, warehouse_ru, warehouse_en
         FROM regions ORDER BY name_ru`,
}

const allCities = {
  name: 'all-region-cities',
  text: 'SELECT region_id, name_ru, name_en, cost FROM region_cities ORDER BY name_ru',
}

/** All regions with their cities, by their Russian names. */
export async function listRegions(database: Database): Promise<Region[]> {
  const [rows, cities] = await Promise.all([
    database.query<RegionRow>(allRegions),
    database.query<CityRow>(allCities),
  ])
  return rows.map((row) => ({
    terms: toTerms(row),
    name: { ru: row.name_ru, en: row.name_en },
    warehouse: { ru: row.warehouse_ru, en: row.warehouse_en },
    cities: cities
      .filter(({ region_id: regionId }) => regionId === row.regionId)
      .map(({ name_ru: ru, name_en: en, cost }) => ({ name: { ru, en }, cost })),
    pickup: toPickup(row),
  }))
}
