import type { Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { requestMailJob } from '../identity/index.ts'
import { notify } from '../notices/index.ts'

/** Notifies the buyer that the plantation has answered their request; each new answer is another cause. */
export async function notifyOfAnswer(
  trx: Trx,
  jobs: Jobs,
  { requestId, at }: { requestId: string; at: Date },
): Promise<void> {
  const request = await trx
    .selectFrom('plantation_requests')
    .select(['number', 'status', 'person_id as personId'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const { number, status, personId } = request
  await notify(trx, {
    personId,
    about: { kind: 'request-answered', requestId, number, isDeclined: status === 'declined' },
    cause: `request ${requestId} ${at.toISOString()}`,
    at,
    sendMail: (delayMs) => jobs.send(trx, requestMailJob, { requestId, about: 'answered' }, delayMs),
  })
}
