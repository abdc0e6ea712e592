import { defineJob } from '../../platform/jobs/define-job.ts'
import { noData } from '../../platform/jobs/jobs.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { expirePayments, watchNetwork } from './watch-network.ts'

/** Reads the network once. What a failed reading missed is found by the next one. */
export const watchNetworkJob = defineJob({
  name: 'crypto.watch-network',
  data: noData,
  retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 },
  timeoutSeconds: 120,
  concurrency: 1,
})

/** Expires payments, and has the network read so often in the next minute as somebody waits for it. */
export const everyMinuteJob = defineMinuteJob('crypto.every-minute')

const readingsAtMs = [0, 10_000, 20_000, 30_000, 40_000, 50_000]

/** Says how payments in USDT are watched, and how often: every ten seconds while one waits, else once a minute. */
export function handleCryptoJobs(platform: Platform): void {
  const { jobs, ports, database, now } = platform
  const { crypto } = ports
  jobs.handle(watchNetworkJob, async () => {
    if (crypto !== null) await watchNetwork(platform, crypto)
  })
  jobs.handle(everyMinuteJob, async () => {
    await expirePayments(platform)
    if (crypto === null) return
    const waiting = await database.kysely
      .selectFrom('crypto_payments')
      .select('payment_id')
      .where('is_open', '=', true)
      .where('state', '=', 'waiting')
      .where('expires_at', '>=', new Date(now().getTime() - 60_000))
      .executeTakeFirst()
    for (const delayMs of waiting === undefined ? readingsAtMs.slice(0, 1) : readingsAtMs) {
      await jobs.send(database.kysely, watchNetworkJob, {}, delayMs)
    }
  })
  jobs.schedule(everyMinuteJob, everyMinute)
}
