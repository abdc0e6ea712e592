import { moscowDateOf, ratesReadAt } from '@flower-market/flower-domain'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { pruneQuotes } from './quotes.repository.ts'
import { storeRates } from './rates.repository.ts'

const dayMs = 24 * 3_600_000

/** Reads the central bank's rates of the day; the last good day stays where they cannot be read. */
export const readRatesJob = defineJob({
  name: 'exchange.read-rates',
  data: noData,
  retry: { limit: 8, delaySeconds: 60, maxDelaySeconds: 3600 },
  concurrency: 1,
})

const everyDay = `${ratesReadAt.minute} ${ratesReadAt.hourUtc} * * *`

/** Says how the rates are read, and when. */
export function handleExchangeJobs({ jobs, database: { kysely }, ports, now }: Platform): void {
  jobs.handle(readRatesJob, async () => {
    await storeRates(kysely, await ports.rates.read(moscowDateOf(now())), now())
    await pruneQuotes(kysely, new Date(now().getTime() - dayMs))
  })
  jobs.schedule(readRatesJob, everyDay)
}
