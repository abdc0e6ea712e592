import { defineJob } from '../../../platform/jobs/define-job.ts'
import { noData } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endOldUndos } from './undo-import.ts'

const prunePhotosJob = defineJob({
  name: 'stock.prune-photos',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyNight = '55 1 * * *'

/** Has the photographs of lots deleted every night whose price list can no longer be undone. */
export function handleOldUndos({ jobs, database, now }: Pick<Platform, 'jobs' | 'database' | 'now'>): void {
  jobs.handle(prunePhotosJob, () => endOldUndos(database, now()))
  jobs.schedule(prunePhotosJob, everyNight)
}
