import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { shopApp } from './app.ts'
import { explainStartError } from './explain-start-error.ts'
import { keepJobsProcess, type JobsProcess } from './keep-jobs-process.ts'
import type { Config } from './platform/config.ts'
import { keepShipping } from './platform/backup/keep-shipping.ts'
import { openDatabase, type Database } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import type { ServerRole } from './platform/database/servers/connection-options.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { seedAuctions } from './demo/seed-auctions.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { StartupError } from './startup-error.ts'

/** A shop that takes requests, or does its jobs. */
export interface RunningShop {
  /** Where it listens; null for a process of the jobs alone. */
  readonly address: string | null
  /** Where staff work; null where nobody has said it. */
  readonly staffAddress: string | null
  /** Lets requests in flight finish, then ends the database that it started. */
  stop(): Promise<void>
}

/** What the shop and its process tell each other. */
export interface ShopSignals {
  /** The embedded database is gone for good. */
  readonly onLost: (reason: unknown) => void
  /** Aborted when the process is to stop soon. */
  readonly draining: AbortSignal
}

/**
 * Starts database, schema, demo, server and the process of the jobs in this order; what was started is ended again when a later step fails. Throws `StartupError` or `EmbeddedPostgresError` for what
 * the person can put right.
 */
export async function startShop(
  app: FastifyInstance,
  config: Config,
  { onLost, draining }: ShopSignals,
): Promise<RunningShop> {
  const stops: StopStep[] = []
  const stop = async (): Promise<void> => {
    for (const { end, withinMs } of stops.splice(0).toReversed()) {
      const isInTime = await endsWithin(end, withinMs)
      if (!isInTime) app.log.warn('A part of the server did not stop in time.')
    }
  }
  try {
    const connectionString = config.databaseUrl ?? (await embedded())
    await migrateToLatest(connectionString)
    const onConnectionLost = (error: Error): void =>
      app.log.warn({ err: error }, 'A connection to the database was lost.')
    const open = (role: ServerRole): Database => {
      const database = openDatabase({ connectionString, role, onConnectionLost })
      stops.push({ end: () => database.close(), withinMs: 1_000 })
      return database
    }
    const database = open('primary')
    const reads = config.hasStandbyReads ? open('standby') : database
    const { part } = config
    if (config.hasDemo && part !== 'jobs') {
      await seedDemo(database, new Date())
      await seedAuctions(database, new Date())
    }
    let jobs: JobsProcess | undefined
    // Work after an answer must not show in the time of the next one, which would tell what the answer does not.
    await app.register(shopApp, {
      config: part === 'all' ? { ...config, part: 'answers' } : config,
      database,
      reads,
      draining,
    })
    stops.push({ end: async () => void (await Promise.all([app.close(), jobs?.stop()])), withinMs: 12_000 })
    if (part === 'jobs') {
      await app.ready()
      return { address: null, staffAddress: null, stop }
    }
    const address = await listen(app, config)
    if (part === 'all') jobs = keepJobsProcess({ connectionString, log: app.log, draining })
    return { address, staffAddress: app.staffAddress(), stop }
  } catch (error) {
    await stop()
    throw explainStartError(error, config)
  }

  async function embedded(): Promise<string> {
    const { dataDir, backup } = config
    const isArchived = backup !== undefined
    const postgres = await startEmbeddedPostgres({ dataDir, isArchived, log: app.log, onLost })
    stops.push({ end: () => postgres.stop(), withinMs: Infinity })
    if (backup !== undefined) {
      const shipping = keepShipping({ from: postgres.archivedLog, ...backup }, app.log)
      stops.push({ end: () => shipping.stop(), withinMs: 5_000 })
    }
    return postgres.connectionString
  }
}

interface StopStep {
  readonly end: () => Promise<void>
  /** What comes after it is stopped then, so that no part keeps the database running. */
  readonly withinMs: number
}

/** Ends a part of the shop; false when it failed or took too long. */
async function endsWithin(end: () => Promise<void>, withinMs: number): Promise<boolean> {
  const ended = end().then(
    () => true,
    () => false,
  )
  if (withinMs === Infinity) return ended
  const timer = new AbortController()
  const late = wait(withinMs, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([ended, late]).finally(() => timer.abort())
}

async function listen(app: FastifyInstance, { host, port, adminPort }: Config): Promise<string> {
  const address = await app.listen({ host, port }).catch(explainPort('PORT', port, host))
  await app.listenForStaff().catch(explainPort('ADMIN_PORT', adminPort, host))
  return address
}

/** Says in one sentence why nothing can listen at a port. */
function explainPort(setting: 'PORT' | 'ADMIN_PORT', port: number, host: string) {
  return (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken by another program: end it, or choose another with ${setting}.`,
      )
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs more rights: choose one above 1023 with ${setting}.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${host} is no address of this machine.`)
    }
    throw error
  }
}
