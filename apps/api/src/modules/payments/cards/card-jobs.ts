import { defineMinuteJob, everyMinute } from '../../../platform/jobs/minute-job.ts'
import { fewAtOnce, runTogether } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { takeWaiting, type CardAttempt } from './card-attempts.repository.ts'
import type { CardReports } from './card-reports.ts'

/** Asks the acquirer about pages that may have been paid, and ends those whose time is over. */
export const watchCardsJob = defineMinuteJob('payments.watch-cards', { triesAgain: false })

/** A callback is seconds away; after that it may be lost. */
const askAfterMs = 60_000

/** Says how attempts are watched, and when. */
export function handleCardJobs(
  { jobs, database, ports: { cards }, now }: Pick<Platform, 'jobs' | 'database' | 'ports' | 'now'>,
  reports: CardReports,
): void {
  const watch = async (attempt: CardAttempt): Promise<void> => {
    const { id: attemptId, reference, amount, created_at: createdAt, expires_at: expiresAt } = attempt
    const at = now().getTime()
    if (at - createdAt.getTime() < askAfterMs) return
    const end = async (): Promise<void> => {
      if (expiresAt.getTime() > at) return
      const report = { attemptId, reference: reference ?? '', amount: Number(amount) }
      await reports.take({ ...report, outcome: 'expired' })
    }
    // The time of what the acquirer does not know, or cannot tell of now, ends all the same.
    const endUnknown = async (error: unknown): Promise<never> => {
      await end()
      throw error
    }
    const asked = reference === null ? null : await cards.find(reference).catch(endUnknown)
    if (asked !== null && asked.outcome !== 'pending') await reports.take({ ...asked, attemptId })
    else await end()
  }
  jobs.handle(watchCardsJob, async () => {
    const waiting = await takeWaiting(database.kysely, cards.provider, { at: now(), limit: fewAtOnce })
    await runTogether(waiting, 'cards were not asked about', watch)
  })
  jobs.schedule(watchCardsJob, everyMinute)
}
