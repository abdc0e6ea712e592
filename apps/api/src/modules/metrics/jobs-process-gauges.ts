import type { Database } from '../../platform/database/database.ts'
import { listJobsProcesses, type JobsProcessReport } from '../../platform/jobs/report-process.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { keep } from './keep.ts'

/** For how long a reading is kept, in milliseconds. */
const keptMs = 10_000

const gauges: readonly (readonly [name: string, help: string, of: (process: JobsProcessReport) => number])[] =
  [
    [
      'flower_jobs_process_memory_bytes',
      'Memory of a process of the jobs.',
      ({ memoryBytes }) => memoryBytes,
    ],
    [
      'flower_jobs_process_cpu_seconds',
      'Processor time that a process of the jobs has used since its start.',
      ({ cpuSeconds }) => cpuSeconds,
    ],
    [
      'flower_jobs_process_eventloop_lag_p99_seconds',
      'For how long a process of the jobs computed without a pause, within the last seconds.',
      ({ loopDelaySeconds }) => loopDelaySeconds,
    ],
  ]

/** Adds what the processes of the jobs, which have no `/metrics`, have reported. */
export function addJobsProcessGauges(metrics: Metrics, { kysely }: Pick<Database, 'kysely'>): void {
  const processesOf = keep(keptMs, () => listJobsProcesses(kysely))
  metrics.gauge({ name: 'flower_jobs_processes', help: 'Processes that do the jobs.' }, async () => {
    const processes = await processesOf()
    return processes === null ? [] : [{ value: processes.length }]
  })
  for (const [name, help, of] of gauges) {
    metrics.gauge({ name, help, labels: ['process'] }, async () =>
      ((await processesOf()) ?? []).map((found) => ({ labels: { process: found.id }, value: of(found) })),
    )
  }
}
