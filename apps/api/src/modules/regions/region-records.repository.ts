import { plannedRegionTerms, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { plannedByRecord, type ChangesTable } from '../planned-changes/index.ts'
import { pickupColumns, termsColumns, toPickup, type PickupRow, type TermsRow } from './region-rows.ts'

/** What decides on a region. */
export type RecordTerms = z.output<Contract['regionCreate']['body']>

/** A region as staff keep it. */
export type RegionRecord = CallOutput<'regionRecords'>[number]

/** Where planned changes of regions are stored. */
export const regionChanges: ChangesTable<RecordTerms> = {
  records: 'regions',
  changes: 'region_changes',
  record: 'region_id',
  parseTerms: (terms) => plannedRegionTerms.parse(terms),
}

interface RecordRow extends TermsRow, PickupRow {
  readonly version: number
  readonly freight: number
  readonly name_ru: string
  readonly name_en: string
  readonly warehouse_ru: string
  readonly warehouse_en: string
}

/** All regions with what is planned for them, by their Russian names. */
export async function listRegionRecords(db: Db | Trx): Promise<RegionRecord[]> {
  const { rows } =
    await sql<RecordRow>`SELECT ${sql.raw(termsColumns)}, ${sql.raw(pickupColumns)}, version, freight,
    name_ru, name_en, warehouse_ru, warehouse_en FROM regions ORDER BY name_ru`.execute(db)
  const cities = await db.selectFrom('region_cities').selectAll().orderBy('name_ru').execute()
  const plannedOf = await plannedByRecord(db, regionChanges)
  return rows.map((row) => ({
    _id: row.regionId,
    version: row.version,
    name: { ru: row.name_ru, en: row.name_en },
    warehouse: { ru: row.warehouse_ru, en: row.warehouse_en },
    freight: row.freight,
    deliveryWeekdays: [...row.deliveryWeekdays],
    cutoffDaysBefore: row.cutoffDaysBefore,
    cutoffMinutes: row.cutoffMinutes,
    timeZone: row.timeZone,
    cities: cities
      .filter(({ region_id: id }) => id === row.regionId)
      .map(({ name_ru: ru, name_en: en, cost }) => ({ name: { ru, en }, cost })),
    pickup: toPickup(row),
    planned: plannedOf(row.regionId),
  }))
}

function rowOf(terms: RecordTerms) {
  const { name, warehouse, pickup } = terms
  return {
    name_ru: name.ru,
    name_en: name.en,
    warehouse_ru: warehouse.ru,
    warehouse_en: warehouse.en,
    freight: terms.freight,
    delivery_weekdays: [...new Set(terms.deliveryWeekdays)].toSorted((left, right) => left - right),
    cutoff_days_before: terms.cutoffDaysBefore,
    cutoff_minutes: terms.cutoffMinutes,
    time_zone: terms.timeZone,
    pickup_address_ru: pickup?.address.ru ?? null,
    pickup_address_en: pickup?.address.en ?? null,
    pickup_hours_ru: pickup?.hours.ru ?? null,
    pickup_hours_en: pickup?.hours.en ?? null,
  }
}

async function writeCities(trx: Trx, id: string, { cities }: RecordTerms): Promise<void> {
  await trx.deleteFrom('region_cities').where('region_id', '=', id).execute()
  if (cities.length === 0) return
  const rows = cities.map(({ name, cost }) => ({ region_id: id, name_ru: name.ru, name_en: name.en, cost }))
  await trx.insertInto('region_cities').values(rows).execute()
}

/** Writes a new region. */
export async function insertRegion(trx: Trx, id: string, terms: RecordTerms): Promise<void> {
  await trx
    .insertInto('regions')
    .values({ id, ...rowOf(terms) })
    .execute()
  await writeCities(trx, id, terms)
}

/** Writes the terms of a region under its next version. */
export async function updateRegion(trx: Trx, id: string, terms: RecordTerms): Promise<void> {
  await trx
    .updateTable('regions')
    .set((eb) => ({ ...rowOf(terms), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await writeCities(trx, id, terms)
}

/** Has changes of regions made one after another until the transaction ends; everybody still reads them. */
export async function lockRegions(trx: Trx): Promise<void> {
  await sql`LOCK TABLE regions IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}
