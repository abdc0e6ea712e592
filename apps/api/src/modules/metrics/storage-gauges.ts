import type { Database } from '../../platform/database/database.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { keep } from './keep.ts'
import { readTableStorage } from './table-storage.ts'

/** Tables grow by the day, and their sizes are read from the disk: every five minutes are often enough. */
const keptMs = 300_000

/** Adds what each table takes and how many of its rows are dead. */
export function addStorageGauges(metrics: Metrics, { kysely }: Database): void {
  const tablesOf = keep(keptMs, () => readTableStorage(kysely))
  metrics.gauge(
    {
      name: 'flower_table_bytes',
      help: 'What a table takes on disk, by part: its rows or its indexes.',
      labels: ['table', 'part'],
    },
    async () =>
      ((await tablesOf()) ?? []).flatMap(({ name: table, tableBytes, indexBytes }) => [
        { labels: { table, part: 'rows' }, value: tableBytes },
        { labels: { table, part: 'indexes' }, value: indexBytes },
      ]),
  )
  metrics.gauge(
    {
      name: 'flower_table_rows',
      help: 'The rows of a table as PostgreSQL estimates them: live ones, and dead ones whose room is not free yet.',
      labels: ['table', 'state'],
    },
    async () =>
      ((await tablesOf()) ?? []).flatMap(({ name: table, liveRows, deadRows }) => [
        { labels: { table, state: 'live' }, value: liveRows },
        { labels: { table, state: 'dead' }, value: deadRows },
      ]),
  )
}
