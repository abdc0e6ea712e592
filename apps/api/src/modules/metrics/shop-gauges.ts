import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { cutoffFor, daysOnSale } from '@flower-market/flower-domain'
import { archivesAmong } from '../../platform/backup/archive-names.ts'
import { archivedLogFolder } from '../../platform/database/embedded/cluster.ts'
import type { Metrics, Sample } from '../../platform/metrics/metrics.ts'
import type { Platform } from '../../platform/platform.ts'
import { listRegions } from '../regions/index.ts'
import { keep } from './keep.ts'
import { readShopState, type ShopState } from './shop-state.ts'

/** For this long, in milliseconds, what was read of the shop is told again. */
const keptMs = 10_000

type GaugeParts = Pick<Platform, 'config' | 'database' | 'now'>

/** Adds what is known of the shop beside its process. */
export function addShopGauges(metrics: Metrics, { config, database, now }: GaugeParts): void {
  const stateOf = keep(keptMs, () => readShopState(database.kysely, now()))
  const regionsOf = keep(keptMs, () => listRegions(database))
  /** While the database is away nothing is said of what is in it. */
  const ofState = (samplesOf: (state: ShopState) => readonly Sample[]) => async () => {
    const state = await stateOf()
    return state === null ? [] : samplesOf(state)
  }

  metrics.gauge({ name: 'flower_database_up', help: 'Whether the database answers.' }, async () => [
    { value: (await stateOf()) === null ? 0 : 1 },
  ])
  metrics.gauge(
    { name: 'flower_database_connections', help: 'The pool of this process.', labels: ['state'] },
    () => Object.entries(database.connections()).map(([state, value]) => ({ labels: { state }, value })),
  )
  metrics.gauge(
    { name: 'flower_jobs', help: 'Jobs that are not done.', labels: ['queue', 'state'] },
    ofState(({ jobs }) =>
      jobs.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_job_oldest_seconds',
      help: 'How long ago the oldest job of a queue was due.',
      labels: ['queue', 'state'],
    },
    ofState(({ jobs }) =>
      jobs.map(({ queue, state, oldestSeconds }) => ({ labels: { queue, state }, value: oldestSeconds })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_orders_open',
      help: 'Orders that are neither delivered nor canceled.',
      labels: ['status'],
    },
    ofState(({ openOrders }) =>
      openOrders.map(({ status, count }) => ({ labels: { status }, value: count })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_order_moves_last_hour',
      help: 'Orders that came into a status within the last hour.',
      labels: ['status'],
    },
    ofState(({ orderEvents }) =>
      orderEvents.map(({ status, count }) => ({ labels: { status }, value: count })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_payments_last_hour',
      help: 'Payments that were confirmed within the last hour.',
      labels: ['method', 'currency'],
    },
    ofState(({ payments }) =>
      payments.map(({ method, currency, count }) => ({ labels: { method, currency }, value: count })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_payments_last_hour_minor_units',
      help: 'What came in by payments that were confirmed within the last hour.',
      labels: ['method', 'currency'],
    },
    ofState(({ payments }) =>
      payments.map(({ method, currency, amount }) => ({ labels: { method, currency }, value: amount })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_movements_last_hour_minor_units',
      help: 'What the ledger moved within the last hour, by kind: also what went out.',
      labels: ['kind', 'currency'],
    },
    ofState(({ movements }) =>
      movements.map(({ kind, currency, amount }) => ({ labels: { kind, currency }, value: amount })),
    ),
  )
  metrics.gauge(
    {
      name: 'flower_ledger_frozen_accounts',
      help: 'Accounts that their postings did not explain when balances were last proven.',
    },
    ofState(({ frozenAccounts }) => [{ value: frozenAccounts }]),
  )
  metrics.gauge(
    {
      name: 'flower_next_cutoff_seconds',
      help: 'How long a region still orders for its next delivery day.',
      labels: ['region'],
    },
    async () => {
      const regions = (await regionsOf()) ?? []
      return regions.flatMap(({ terms }) => secondsToCutoff(terms, now()))
    },
  )
  if (config.backup !== undefined) addBackupGauges(metrics, config.backup.folder, config.dataDir, now)
}

function addBackupGauges(metrics: Metrics, folder: string, dataDir: string, now: () => Date): void {
  metrics.gauge({ name: 'flower_backup_age_seconds', help: 'How old the newest backup is.' }, async () => {
    const newest = archivesAmong(await readdir(folder).catch(() => [])).at(-1)
    if (newest === undefined) return []
    return [{ value: (now().getTime() - newest.startedAt.getTime()) / 1_000 }]
  })
  const waiting = path.join(dataDir, 'postgres', archivedLogFolder)
  metrics.gauge(
    { name: 'flower_log_segments_waiting', help: 'Segments of the log that are not with the backups yet.' },
    async () => [{ value: (await readdir(waiting).catch(() => [])).length }],
  )
}

type Terms = Awaited<ReturnType<typeof listRegions>>[number]['terms']

function secondsToCutoff(terms: Terms, now: Date): Sample[] {
  const ahead = daysOnSale(now, terms)
    .map((day) => (cutoffFor(day, terms).getTime() - now.getTime()) / 1_000)
    .filter((seconds) => seconds > 0)
  return ahead.length === 0 ? [] : [{ labels: { region: terms.id }, value: Math.min(...ahead) }]
}
