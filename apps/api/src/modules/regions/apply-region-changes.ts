import { changedRegionTerms } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { endPlannedChange } from './region-changes.repository.ts'
import { listRegionRecords, lockRegions, updateRegion } from './region-records.repository.ts'

/** Has planned changes of regions hold. */
export const applyRegionChangesJob = defineMinuteJob('regions.apply-changes')

/** Makes the changes whose moment has come, earlier ones first; the transaction has locked the regions. */
export async function applyDueChanges(trx: Trx, now: Date): Promise<void> {
  for (const region of await listRegionRecords(trx)) {
    const { planned, version: _version, _id, ...terms } = region
    for (const change of planned.filter(({ holdsFrom }) => Date.parse(holdsFrom) <= now.getTime())) {
      Object.assign(terms, changedRegionTerms(terms, change.terms))
      await updateRegion(trx, _id, terms)
      await endPlannedChange(trx, change._id, { applied_at: now })
    }
  }
}

/**
 * Has planned changes hold from their moment: what is due when the server starts before it answers, later ones by a job that
 * is sent for the moment of each, and every minute in case one was lost.
 */
export async function handleRegionChanges({
  database: { kysely },
  jobs,
  now,
}: Pick<Platform, 'database' | 'jobs' | 'now'>): Promise<void> {
  const apply = () =>
    kysely.transaction().execute(async (trx) => {
      await lockRegions(trx)
      await applyDueChanges(trx, now())
    })
  jobs.handle(applyRegionChangesJob, apply)
  jobs.schedule(applyRegionChangesJob, everyMinute)
  await apply()
}
