import type { Platform } from '../../platform/platform.ts'
import { defineMinuteJob, everyMinute } from '../../platform/jobs/minute-job.ts'
import { settleDueClocks } from './settle-clocks.ts'

/** Settles what the timers of all processes have missed. */
export const settleClocksJob = defineMinuteJob('auctions.settle')

/** `setTimeout` takes no longer one; the minute's job looks again anyway. */
const longestWaitMs = 60_000
/** A clock of this process that is a little ahead of that of the database. */
const marginMs = 15
/** Before what has failed is tried again. */
const failedWaitMs = 2_000

/**
 * Ends clocks at their time without a write for every step: each process waits for the next end, and hears of changes by the
 * events. Several settle the same clock at once: the first has done it.
 */
export function timeClocks(platform: Platform): void {
  const { app, database, databaseNow, events, jobs } = platform
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const settle = async (): Promise<void> => {
    try {
      await settleDueClocks(platform)
      await wait()
    } catch (error) {
      app.log.warn({ err: error }, 'Clocks could not be settled.')
      arm(failedWaitMs)
    }
  }
  const wait = async (): Promise<void> => {
    clearTimeout(timer)
    if (isStopped) return
    try {
      const next = await database.kysely
        .selectFrom('auction_clocks')
        .select((eb) => eb.fn.min('due_at').as('at'))
        .where('due_at', 'is not', null)
        .executeTakeFirst()
      if (!next?.at) return
      const waitMs = next.at.getTime() - (await databaseNow(database.kysely)).getTime() + marginMs
      arm(Math.min(longestWaitMs, Math.max(marginMs, waitMs)))
    } catch (error) {
      app.log.warn({ err: error }, 'The next end of a clock could not be read.')
    }
  }
  const arm = (waitMs: number): void => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => void settle(), waitMs)
    timer.unref()
  }

  app.addHook('onReady', wait)
  app.addHook('onClose', async () => {
    isStopped = true
    clearTimeout(timer)
  })
  events.onEvent(({ name }) => {
    if (name === 'auction-changed' || name === 'auction-clock-changed') void wait()
  })
  jobs.handle(settleClocksJob, () => settleDueClocks(platform))
  jobs.schedule(settleClocksJob, everyMinute)
}
