import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { maintainPartitions } from './posting-partitions.ts'
import { proveBalances } from './prove-balances.ts'
import { expireReservations } from './reservations.ts'
import { countPostings } from './system-balances.ts'

const retry = { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 }

/** Proves every balance against its postings; sent at night, and by staff whenever they want to know. */
const proveBalancesJob = defineJob({
  name: 'ledger.prove-balances',
  data: noData,
  retry,
  timeoutSeconds: 3_600,
  concurrency: 1,
})

/** Writes new checkpoints of the operator's accounts. */
const countPostingsJob = defineJob({
  name: 'ledger.count-postings',
  data: noData,
  retry,
  concurrency: 1,
})

/** Keeps an empty partition ready for postings. */
const maintainPartitionsJob = defineJob({
  name: 'ledger.maintain-partitions',
  data: noData,
  retry,
  concurrency: 1,
})

/** Ends reservations whose time is over. */
const expireReservationsJob = defineMinuteJob('ledger.expire-reservations')

const everyNight = '40 0 * * *'
const laterEveryNight = '20 1 * * *'
const everyTenMinutes = '*/10 * * * *'

/** Says how the ledger's jobs are done, and when. */
export function handleLedgerJobs({ jobs, database, events, now }: Platform): void {
  const { kysely } = database
  jobs.handle(proveBalancesJob, async () => void (await proveBalances(kysely, events.transaction, now())))
  jobs.schedule(proveBalancesJob, everyNight)
  jobs.handle(countPostingsJob, () => events.transaction((trx) => countPostings(trx, now())))
  jobs.schedule(countPostingsJob, everyTenMinutes)
  jobs.handle(maintainPartitionsJob, () => maintainPartitions(kysely))
  jobs.schedule(maintainPartitionsJob, laterEveryNight)
  jobs.handle(
    expireReservationsJob,
    async () => void (await expireReservations(kysely, events.transaction, now())),
  )
  jobs.schedule(expireReservationsJob, everyMinute)
}
