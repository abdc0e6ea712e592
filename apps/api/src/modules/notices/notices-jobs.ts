import { noticeKinds } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { noticeMailJob } from '../identity/index.ts'
import { notifyOfCutoffs } from './find-near-cutoffs.ts'
import { notifyOfPriceFalls } from './find-price-falls.ts'
import type { PushKeys } from './push/push-keys.ts'
import { sendPush } from './push/send-push.ts'

const retry = { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 }
const dayMs = 24 * 3_600_000
const keptDays = 90
/** More are delivered by the next run. */
const mostAtOnce = 500

/** Has the notices mailed and pushed whose time has come. */
export const deliverNoticesJob = defineMinuteJob('notices.deliver')

/** Pushes a notice to a browser. */
const pushNoticeJob = defineJob({
  name: 'notices.push',
  data: z.object({ noticeId: z.string(), sessionId: z.string() }),
  retry: { limit: 4, delaySeconds: 30, maxDelaySeconds: 600 },
})

/** Looks for carts whose cut-off is near. */
export const nearCutoffsJob = defineJob({
  name: 'notices.near-cutoffs',
  data: noData,
  retry,
  concurrency: 1,
})

/** Looks for marked varieties that have become cheaper. */
export const priceFallsJob = defineJob({ name: 'notices.price-falls', data: noData, retry, concurrency: 1 })

/** Deletes old notices. */
export const forgetNoticesJob = defineJob({ name: 'notices.forget', data: noData, retry, concurrency: 1 })

/** Hands over to the jobs that send, each notice once; one of a kind that this version does not know waits for a newer process. */
function deliverNotices({ events, jobs, now }: Pick<Platform, 'events' | 'jobs' | 'now'>): Promise<void> {
  const known = [...noticeKinds]
  return events.transaction(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      UPDATE notices SET mail_at = NULL WHERE id IN (
        SELECT id FROM notices WHERE mail_at <= ${now()} AND kind = ANY(${known}) ORDER BY mail_at LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)
      RETURNING id`.execute(trx)
    for (const { id } of rows) await jobs.send(trx, noticeMailJob, { noticeId: id })
    const { rows: pushed } = await sql<{ noticeId: string; sessionId: string }>`
      WITH due AS (UPDATE notices SET push_at = NULL WHERE id IN (
        SELECT id FROM notices WHERE push_at <= ${now()} AND kind = ANY(${known}) ORDER BY push_at LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)
        RETURNING id, person_id)
      SELECT due.id AS "noticeId", session_id AS "sessionId" FROM due JOIN push_subscriptions USING (person_id)`.execute(
      trx,
    )
    for (const one of pushed) await jobs.send(trx, pushNoticeJob, one)
  })
}

/** Says how notices are found and delivered, and when. */
export function handleNoticesJobs(platform: Platform, keys: PushKeys): void {
  const { jobs, database, now } = platform
  jobs.handle(deliverNoticesJob, () => deliverNotices(platform))
  jobs.schedule(deliverNoticesJob, everyMinute)
  jobs.handle(pushNoticeJob, (pushed) => sendPush(platform, keys, pushed))
  jobs.handle(nearCutoffsJob, () => notifyOfCutoffs(platform))
  jobs.schedule(nearCutoffsJob, '*/5 * * * *')
  jobs.handle(priceFallsJob, () => notifyOfPriceFalls(platform))
  jobs.schedule(priceFallsJob, '3-59/5 * * * *')
  jobs.handle(forgetNoticesJob, async () => {
    const oldest = new Date(now().getTime() - keptDays * dayMs)
    await deleteInBatches(database.kysely, 'notices', sql`at < ${oldest}`)
  })
  jobs.schedule(forgetNoticesJob, '41 3 * * *')
}
