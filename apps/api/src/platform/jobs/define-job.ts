import type * as z from 'zod/mini'

/** How often a failed job is tried again; the wait doubles from one attempt to the next. */
export interface RetryPolicy {
  /** Attempts after the first one; then the job is quarantined. */
  readonly limit: number
  /** The first wait. */
  readonly delaySeconds: number
  readonly maxDelaySeconds: number
}

/** What a job carries: ids and addresses, never a code, a link or a password. */
export type JobData = z.ZodMiniType<object>

/** Work that is done after the transaction that asked for it, by one of the processes. */
export interface Job<D extends JobData = JobData> {
  /** Kept in the database: a job of an earlier release is found by it. */
  readonly name: string
  readonly data: D
  readonly retry: RetryPolicy
  /** After how many seconds an attempt counts as failed. */
  readonly timeoutSeconds: number
  /** How many of them one process does at once. */
  readonly concurrency: number
}

const jobName = /^[a-z]+(?:[.-][a-z]+)*$/u

/** Defines a job; an attempt has a minute, and one process does two at once, unless told otherwise. */
export function defineJob<D extends JobData>({
  name,
  timeoutSeconds = 60,
  concurrency = 2,
  ...job
}: Pick<Job<D>, 'name' | 'data' | 'retry'> & Partial<Job<D>>): Job<D> {
  if (!jobName.test(name)) throw new TypeError(`${name} is no name for a job.`)
  return { ...job, name, timeoutSeconds, concurrency }
}
