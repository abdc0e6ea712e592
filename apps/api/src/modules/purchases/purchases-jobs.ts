import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { issueCorrections } from './documents/issue-corrections.ts'
import { issueUpds } from './documents/issue-upds.ts'
import { fulfillOrders } from './fulfill-orders.ts'

/** Cancels the orders that were not paid in time. */
export const cancelUnpaidJob = defineJob({
  name: 'purchases.cancel-unpaid',
  data: noData,
  // The next run is minutes away.
  retry: { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 },
  timeoutSeconds: 170,
  concurrency: 1,
})

/** Fulfills the delivered orders whose time for claims is over. */
export const fulfillOrdersJob = defineJob({
  name: 'purchases.fulfill',
  data: noData,
  retry: { limit: 1, delaySeconds: 60, maxDelaySeconds: 60 },
  timeoutSeconds: 590,
  concurrency: 1,
})

/** Makes the documents of shipments that have none yet, and the corrections of those that say too much. */
export const issueUpdsJob = defineJob({
  name: 'purchases.issue-upds',
  data: noData,
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 120 },
  timeoutSeconds: 170,
  // Numbers are drawn one after the other.
  concurrency: 1,
})

const everyTenMinutes = '*/10 * * * *'
const everyThreeMinutes = '*/3 * * * *'

/** Says how unpaid orders are canceled and delivered ones fulfilled, and when. */
export function handlePurchaseJobs(platform: Platform): void {
  const { jobs } = platform
  jobs.handle(cancelUnpaidJob, () => cancelUnpaid(platform))
  jobs.schedule(cancelUnpaidJob, everyThreeMinutes)
  jobs.handle(issueUpdsJob, async () => {
    // A correction needs its document.
    await issueUpds(platform)
    await issueCorrections(platform)
  })
  jobs.schedule(issueUpdsJob, everyThreeMinutes)
  jobs.handle(fulfillOrdersJob, () => fulfillOrders(platform))
  jobs.schedule(fulfillOrdersJob, everyTenMinutes)
}
