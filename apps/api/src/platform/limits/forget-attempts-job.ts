import { defineJob } from '../jobs/define-job.ts'
import { noData, type Jobs } from '../jobs/jobs.ts'
import type { AttemptLimits } from './attempt-limits.ts'

const forgetAttemptsJob = defineJob({
  name: 'limits.forget-ended',
  data: noData,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
})

const everyHour = '47 * * * *'

/** Has the windows of limits deleted when they have ended. */
export function handleEndedAttempts(jobs: Jobs, limits: AttemptLimits): void {
  jobs.handle(forgetAttemptsJob, () => limits.forgetEnded())
  jobs.schedule(forgetAttemptsJob, everyHour)
}
