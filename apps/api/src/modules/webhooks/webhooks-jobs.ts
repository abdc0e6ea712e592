import { sql } from 'kysely'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { takeUnqueued } from './deliveries.repository.ts'
import { sendDelivery, type DeliveryContext } from './send-delivery.ts'
import { sendDeliveryJob } from './send-delivery-job.ts'

const dayMs = 24 * 3_600_000
const keptDays = 30
/** More are handed over by the next run. */
const mostAtOnce = 500

/** Hands over deliveries whose transaction was committed by a process that died before it could. */
export const queueDeliveriesJob = defineMinuteJob('webhooks.queue')

/** Deletes old deliveries. */
export const forgetDeliveriesJob = defineJob({
  name: 'webhooks.forget',
  data: noData,
  retry: { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 },
  concurrency: 1,
})

/** Sends a job for each delivery that has none. */
function queueDeliveries({ events, jobs }: Pick<Platform, 'events' | 'jobs'>): Promise<void> {
  return events.transaction(async (trx) => {
    for (const delivery of await takeUnqueued(trx, mostAtOnce))
      await jobs.send(trx, sendDeliveryJob, delivery)
  })
}

/** Says how deliveries are sent, and when. */
export function handleWebhooksJobs(platform: Platform, context: DeliveryContext): void {
  const { app, config, database, events, jobs, now } = platform
  jobs.handle(sendDeliveryJob, (attempt) => sendDelivery(context, attempt))
  jobs.handle(queueDeliveriesJob, () => queueDeliveries(platform))
  jobs.schedule(queueDeliveriesJob, everyMinute)
  jobs.handle(forgetDeliveriesJob, async () => {
    const oldest = new Date(now().getTime() - keptDays * dayMs)
    await deleteInBatches(database.kysely, 'webhook_deliveries', sql`at < ${oldest}`)
  })
  jobs.schedule(forgetDeliveriesJob, '43 3 * * *')
  // Whoever writes deliveries publishes this event in the same transaction.
  events.onEvent(({ name }) => {
    if (name !== 'webhooks-changed' || config.part === 'answers') return
    queueDeliveries(platform).catch((error: unknown) =>
      app.log.warn({ err: error }, 'Deliveries to webhooks wait for the next minute.'),
    )
  })
}
