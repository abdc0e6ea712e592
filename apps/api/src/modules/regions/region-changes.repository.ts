import { plannedRegionTerms, type CallOutput } from '@flower-market/api-client/contract'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

type PlannedChange = CallOutput<'regionRecords'>[number]['planned'][number]

/** A planned change and the region that it changes. */
export interface ChangeOfRegion {
  readonly regionId: string
  readonly change: PlannedChange
}

/** The changes of all regions that are planned and do not hold yet, in the order in which they will. */
export async function listPlannedChanges(db: Db | Trx): Promise<ChangeOfRegion[]> {
  const rows = await db
    .selectFrom('region_changes')
    .innerJoin('people', 'people.id', 'set_by')
    .select(['region_changes.id', 'region_id', 'terms', 'holds_from', 'set_at', 'set_by', 'reason'])
    .select(sql<string>`trim(concat_ws(' ', people.name, people.surname))`.as('setByName'))
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('holds_from')
    .orderBy('region_changes.id')
    .execute()
  return rows.map((row) => ({
    regionId: row.region_id,
    change: {
      _id: String(row.id),
      terms: plannedRegionTerms.parse(row.terms),
      holdsFrom: row.holds_from.toISOString(),
      setAt: row.set_at.toISOString(),
      setBy: { _id: row.set_by, name: row.setByName },
      reason: row.reason,
    },
  }))
}

/** Writes a planned change. */
export async function insertPlannedChange(
  trx: Trx,
  change: Insertable<Schema['region_changes']>,
): Promise<void> {
  await trx.insertInto('region_changes').values(change).execute()
}

/** Ends a planned change: it holds from now on, or was withdrawn. */
export async function endPlannedChange(
  trx: Trx,
  id: string,
  ended: { readonly applied_at: Date } | { readonly withdrawn_at: Date },
): Promise<void> {
  await trx.updateTable('region_changes').set(ended).where('id', '=', BigInt(id)).execute()
}
