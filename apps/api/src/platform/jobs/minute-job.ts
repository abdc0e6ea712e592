import { defineJob, type Job } from './define-job.ts'
import { noData } from './jobs.ts'

/** The times of work that is looked for every minute, as a cron expression. */
export const everyMinute = '* * * * *'

/**
 * Defines a job without data that one process does every minute: a run that takes longer counts as failed, and since the
 * next one is near, a failed run is tried again once at most.
 */
export function defineMinuteJob(name: string, { triesAgain = true } = {}): Job<typeof noData> {
  return defineJob({
    name,
    data: noData,
    retry: { limit: triesAgain ? 1 : 0, delaySeconds: 20, maxDelaySeconds: 20 },
    timeoutSeconds: 55,
    concurrency: 1,
  })
}
