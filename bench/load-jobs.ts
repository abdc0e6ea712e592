import * as z from 'zod/mini'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import { defineJob } from '../apps/api/src/platform/jobs/define-job.ts'
import { createJobs } from '../apps/api/src/platform/jobs/jobs.ts'
import { cpuSeconds } from './cpu-time.ts'

const emptyJob = defineJob({
  name: 'load.empty',
  data: z.object({ place: z.int() }),
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
})

/** What a job costs that does nothing. */
export interface JobCost {
  readonly jobs: number
  readonly perSecond: number
  readonly databaseCpuMs: number | null
}

/** Sends empty jobs one after the other and waits until this process has done them all. */
export async function measureJobs(database: Database, postmaster: number, jobs: number): Promise<JobCost> {
  const done = Promise.withResolvers<void>()
  const seen = new Set<number>()
  const queues = createJobs({ database, log: { error: console.error, warn: console.warn } })
  queues.handle(emptyJob, async ({ place }) => {
    seen.add(place)
    if (seen.size === jobs) done.resolve()
  })
  await queues.start()
  const before = cpuSeconds(postmaster)
  const start = performance.now()
  for (let place = 0; place < jobs; place += 1) await queues.send(database.kysely, emptyJob, { place })
  await done.promise
  const tookMs = performance.now() - start
  const after = cpuSeconds(postmaster)
  await queues.stop()
  const databaseCpuMs = before === null || after === null ? null : ((after - before) * 1000) / jobs
  return { jobs, perSecond: (jobs * 1000) / tookMs, databaseCpuMs }
}
