import { events } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { publish } from '../../../platform/events/publish.ts'
import { defineMinuteJob, everyMinute } from '../../../platform/jobs/minute-job.ts'
import { runEach } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockLotsWithHeld, takeDifferences } from './held-lots.ts'
import { endHold, lockHoldById } from './holds.repository.ts'

/** Gives back the stems of holds whose time is up. */
export const endHoldsJob = defineMinuteJob('purchases.end-holds')

const mostAtOnce = 500
/** Of an ended hold is known for a day when it was; the rule asks for two hours. */
const endedKeptMs = 24 * 3_600_000

/** Says how holds end: a job is sent for the end of each, and every minute in case one was lost. */
export function handleHoldJobs(platform: Platform): void {
  const { jobs, database, now } = platform
  jobs.handle(endHoldsJob, async () => {
    await endOverdueHolds(platform, { at: now() })
    const before = new Date(now().getTime() - endedKeptMs)
    await deleteInBatches(database.kysely, 'holds', sql`status <> 'held' AND ended_at <= ${before}`)
  })
  jobs.schedule(endHoldsJob, everyMinute)
}

/** Which overdue holds are ended: all, or those of a person and of some lots, which are about to be ordered. */
interface Overdue {
  readonly at: Date
  readonly personId?: string
  readonly codes?: readonly string[]
}

interface HoldsPlatform {
  readonly database: Pick<Platform['database'], 'kysely'>
  readonly events: Pick<Platform['events'], 'transaction'>
}

/** Ends holds whose time is up, a transaction each. One that cannot be ended does not keep the others; then it throws. */
export async function endOverdueHolds(
  { database: { kysely }, events: { transaction } }: HoldsPlatform,
  { at, personId, codes }: Overdue,
): Promise<void> {
  let query = kysely
    .selectFrom('holds')
    .select('id')
    .where('status', '=', 'held')
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(mostAtOnce)
  if (personId !== undefined && codes !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('person_id', '=', personId),
        eb.exists(
          eb
            .selectFrom('hold_lines')
            .select('code')
            .whereRef('hold_id', '=', 'holds.id')
            .where('code', 'in', [...codes]),
        ),
      ]),
    )
  }
  await runEach(await query.execute(), 'holds were not ended', ({ id }) =>
    transaction((trx) => expireHold(trx, id, at)),
  )
}

type Trx = Parameters<typeof lockHoldById>[0]

/** Whoever orders at the same moment waits for the lock, or has won. */
async function expireHold(trx: Trx, id: string, at: Date): Promise<void> {
  const hold = await lockHoldById(trx, id)
  if (hold === null || hold.until > at) return
  const lots = await lockLotsWithHeld(trx, [], hold)
  const changes = await takeDifferences(trx, lots, { wanted: new Map(), hold })
  await endHold(trx, hold, 'expired', at)
  if (changes.length > 0)
    await publish(trx, events['stock-changed'], { everybody: true }, { date: hold.date, changes })
}
