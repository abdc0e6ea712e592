import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import { runEach } from '../../platform/jobs/run-each.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestMailJob } from '../identity/index.ts'
import { closeRequest } from './close-request.ts'
import { lockRequest, untilOf } from './request-rows.ts'

/** Expires the requests that nobody has answered, and the answers that nobody has accepted, in time. */
export const expireRequestsJob = defineMinuteJob('requests.expire')

const mostAtOnce = 500

/** Says how requests expire, and when. */
export function handleRequestJobs(platform: Platform): void {
  const { jobs } = platform
  jobs.handle(expireRequestsJob, () => expireRequests(platform))
  jobs.schedule(expireRequestsJob, everyMinute)
}

/** One that cannot be expired does not keep the others; then it throws. */
async function expireRequests({
  database: { kysely },
  now,
  events,
  jobs,
}: Pick<Platform, 'database' | 'now' | 'events' | 'jobs'>): Promise<void> {
  const at = now()

  /** Whoever accepts at the same moment waits for the lock, or has won. */
  const expire = (id: string): Promise<void> =>
    events.transaction(async (trx) => {
      const request = await lockRequest(trx, id)
      if (request === undefined || untilOf(request) > at) return
      if (request.status !== 'sent' && request.status !== 'answered') return
      await closeRequest(trx, request, { to: 'expired', actor: 'system', by: null, at })
      await jobs.send(trx, requestMailJob, { requestId: id, about: 'expired' })
    })

  const overdue = await kysely
    .selectFrom('plantation_requests')
    .select('id')
    .where('status', 'in', ['sent', 'answered'])
    .where((eb) => eb(eb.fn.coalesce('expires_at', 'answer_by'), '<=', at))
    .limit(mostAtOnce)
    .execute()
  await runEach(overdue, 'requests were not expired', ({ id }) => expire(id))
}
