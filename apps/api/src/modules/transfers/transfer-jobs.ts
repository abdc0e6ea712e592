import { events } from '@flower-market/api-client/contract'
import { transferAnswerDays } from '@flower-market/flower-domain'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { publish } from '../../platform/events/publish.ts'
import type { Platform } from '../../platform/platform.ts'

const dayMs = 24 * 3_600_000

/** Tells staff of transfers that a plantation has not answered in its days, of each once. */
export const reportUnansweredJob = defineJob({
  name: 'transfers.report-unanswered',
  data: noData,
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  concurrency: 1,
})

const everyHour = '7 * * * *'

/** Says how the jobs of transfers are done, and when. */
export function handleTransferJobs({
  jobs,
  events: { transaction },
  now,
}: Pick<Platform, 'jobs' | 'events' | 'now'>): void {
  jobs.handle(reportUnansweredJob, () =>
    transaction(async (trx) => {
      const unanswered = await trx
        .updateTable('transfers')
        .set({ unanswered_at: now() })
        .where('status', '=', 'SENDED')
        .where('unanswered_at', 'is', null)
        .where('sent_at', '<=', new Date(now().getTime() - transferAnswerDays * dayMs))
        .returning(['id', 'number'])
        .execute()
      for (const { id, number } of unanswered) {
        const told = { _id: id, number, cause: 'unanswered' } as const
        await publish(trx, events['transfer-waiting'], { role: 'ADMIN' }, told)
      }
      if (unanswered.length > 0) await publishToDesk(trx, 'transfer')
    }),
  )
  jobs.schedule(reportUnansweredJob, everyHour)
}
