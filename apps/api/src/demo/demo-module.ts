import { defineJob } from '../platform/jobs/define-job.ts'
import { noData } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { seedAuctions } from './seed-auctions.ts'
import { seedComingDays } from './seed-demo.ts'

/** Puts lots on sale for the days that have come into reach, and some of them on clocks. */
export const seedComingDaysJob = defineJob({
  name: 'demo.seed-coming-days',
  data: noData,
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
})

const everyHour = '3 * * * *'

/** Keeps the demo's market trading however long the server runs. */
export function demoModule({ config, jobs, database, now }: Platform): void {
  if (!config.hasDemo) return
  jobs.handle(seedComingDaysJob, async () => {
    await seedComingDays(database, now())
    await seedAuctions(database, now())
  })
  jobs.schedule(seedComingDaysJob, everyHour)
}
