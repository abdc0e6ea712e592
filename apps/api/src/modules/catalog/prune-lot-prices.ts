import { addDays, dateIn, moscowSchedule, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** More than a year, so that a season can be compared with that of the year before. */
const keptDays = 400

/** Deletes the prices of lots whose day of delivery was more than 400 days before. */
export async function pruneLotPrices({ kysely }: Pick<Database, 'kysely'>, today: IsoDate): Promise<void> {
  await deleteInBatches(kysely, 'lot_prices', sql`delivery_date < ${addDays(today, -keptDays)}`)
}

const pruneLotPricesJob = defineJob({
  name: 'catalog.prune-lot-prices',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyNight = '40 1 * * *'

/** Has old prices deleted every night. */
export function handleOldLotPrices({
  jobs,
  database,
  now,
}: Pick<Platform, 'jobs' | 'database' | 'now'>): void {
  jobs.handle(pruneLotPricesJob, () => pruneLotPrices(database, dateIn(now(), moscowSchedule.timeZone)))
  jobs.schedule(pruneLotPricesJob, everyNight)
}
