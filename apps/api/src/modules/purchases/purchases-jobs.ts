import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData, type Jobs } from '../../platform/jobs/jobs.ts'
import type { CancellationsService } from './cancellations.service.ts'

/** Cancels the orders that were not paid in time. */
export const cancelUnpaidJob = defineJob({
  name: 'purchases.cancel-unpaid',
  data: noData,
  // The next run is minutes away.
  retry: { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 },
  timeoutSeconds: 170,
  concurrency: 1,
})

const everyThreeMinutes = '*/3 * * * *'

/** Says how unpaid orders are canceled, and when. */
export function handlePurchaseJobs(jobs: Jobs, cancellations: CancellationsService): void {
  jobs.handle(cancelUnpaidJob, () => cancellations.cancelUnpaid())
  jobs.schedule(cancelUnpaidJob, everyThreeMinutes)
}
