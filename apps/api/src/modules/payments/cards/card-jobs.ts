import { defineMinuteJob, everyMinute } from '../../../platform/jobs/minute-job.ts'
import { fewAtOnce, runTogether } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listWaiting, type CardAttempt } from './card-attempts.repository.ts'
import type { CardReports } from './card-reports.ts'

/** Asks the acquirer about pages that are open, and ends those whose time is over. */
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
    const found = reference === null ? null : await cards.find(reference)
    if (found !== null && found.outcome !== 'pending') await reports.take({ ...found, attemptId })
    else if (expiresAt.getTime() <= at) {
      await reports.take({
        attemptId,
        reference: reference ?? '',
        amount: Number(amount),
        outcome: 'expired',
      })
    }
  }
  jobs.handle(watchCardsJob, async () => {
    const waiting = await listWaiting(database.kysely, cards.provider, fewAtOnce)
    await runTogether(waiting, 'cards were not asked about', watch)
  })
  jobs.schedule(watchCardsJob, everyMinute)
}
