import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { runStandingOrder } from './place-standing-order.ts'
import { listDue } from './standing-orders.repository.ts'

/** Announces, places and pauses the standing orders that are due. */
export const runStandingOrdersJob = defineJob({
  name: 'standing-orders.run',
  data: noData,
  // The next run is minutes away.
  retry: { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 },
  timeoutSeconds: 290,
  concurrency: 1,
})

const everyFiveMinutes = '*/5 * * * *'

/** Cut-offs are at most days before a delivery. */
const daysAhead = 10

/** Says how standing orders are run, and when. */
export function handleStandingOrderJobs(platform: Platform): void {
  platform.jobs.handle(runStandingOrdersJob, () => runDue(platform))
  platform.jobs.schedule(runStandingOrdersJob, everyFiveMinutes)
}

/** One that cannot be run does not keep the others; then it throws. */
async function runDue(platform: Platform): Promise<void> {
  const due = await listDue(platform.database.kysely, addDays(moscowDateOf(platform.now()), daysAhead))
  const failures: unknown[] = []
  for (const id of due) {
    await runStandingOrder(platform, id).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} standing orders were not run.`)
}
