import { plannedPlantationTerms, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { plannedByRecord, type ChangesTable } from '../planned-changes/index.ts'

/** What decides on a plantation. */
export type PlantationTerms = z.output<Contract['plantationCreate']['body']>

/** Where planned changes of plantations are stored. */
export const plantationChanges: ChangesTable<PlantationTerms> = {
  records: 'plantations',
  changes: 'plantation_changes',
  record: 'plantation_id',
  parseTerms: (terms) => plannedPlantationTerms.parse(terms),
}

/** All plantations with what is planned for them, by name. */
export async function listPlantationRecords(db: Db | Trx): Promise<CallOutput<'plantationRecords'>> {
  const rows = await db
    .selectFrom('plantations')
    .selectAll('plantations')
    .select((eb) =>
      eb
        .selectFrom('cards')
        .select(eb.fn.countAll<bigint>().as('lots'))
        .whereRef('plantation_id', '=', 'plantations.id')
        .as('lots'),
    )
    .orderBy('name')
    .execute()
  const plannedOf = await plannedByRecord(db, plantationChanges)
  return rows.map((row) => ({
    _id: row.id,
    version: row.version,
    name: row.name,
    country: row.country,
    city: { ru: row.city_ru, en: row.city_en },
    freight: row.default_freight,
    cutoffDaysBefore: row.cutoff_days_before,
    cutoffMinutes: row.cutoff_minutes,
    timeZone: row.time_zone,
    claimHours: row.claim_hours,
    lots: Number(row.lots),
    planned: plannedOf(row.id),
  }))
}

function rowOf(terms: PlantationTerms) {
  return {
    name: terms.name,
    country: terms.country,
    city_ru: terms.city.ru,
    city_en: terms.city.en,
    default_freight: terms.freight,
    cutoff_days_before: terms.cutoffDaysBefore,
    cutoff_minutes: terms.cutoffMinutes,
    time_zone: terms.timeZone,
    claim_hours: terms.claimHours,
  }
}

/** Writes a new plantation. */
export async function insertPlantation(trx: Trx, id: string, terms: PlantationTerms): Promise<void> {
  await trx
    .insertInto('plantations')
    .values({ id, ...rowOf(terms) })
    .execute()
}

/** Writes the terms of a plantation under its next version. */
export async function updatePlantation(trx: Trx, id: string, terms: PlantationTerms): Promise<void> {
  await trx
    .updateTable('plantations')
    .set((eb) => ({ ...rowOf(terms), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Has changes of plantations made one after another until the transaction ends; everybody still reads them. */
export async function lockPlantations(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('plantation-names'))`.execute(trx)
}
