import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/define-job.ts'

const attempt = z.object({
  id: z.string(),
  /** How often it was attempted before: a job that is repeated after that does nothing. */
  attempts: z.int(),
})

/** One attempt of a delivery. */
export type DeliveryAttempt = z.output<typeof attempt>

/**
 * Attempts a delivery. What people's servers answer is no failure of the job: the delivery says when it is tried again, and
 * nothing of it is quarantined.
 */
export const sendDeliveryJob = defineJob({
  name: 'webhooks.send',
  data: attempt,
  retry: { limit: 6, delaySeconds: 10, maxDelaySeconds: 300 },
  concurrency: 4,
})
