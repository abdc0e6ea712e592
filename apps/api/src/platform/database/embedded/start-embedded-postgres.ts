import path from 'node:path'
import { Client } from 'pg'
import { findBinaries } from './binaries.ts'
import { checkClusterFiles } from './cluster-files.ts'
import {
  type Cluster,
  type Durability,
  type SupervisorLog,
  archivedLogFolder,
  databaseRole,
} from './cluster.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { locateCluster } from './locate-cluster.ts'
import { connectionString } from './owner-session.ts'
import type { Postmaster } from './postmaster-pid.ts'
import { reachableBinaries } from './shared-binaries.ts'
import { superviseCluster } from './supervise-cluster.ts'

/** How to run the embedded database. */
export interface EmbeddedPostgresOptions {
  /** The folder that keeps everything (`DATA_DIR`); made when missing. */
  readonly dataDir: string
  readonly log: SupervisorLog
  /** @default 'full' */
  readonly durability?: Durability
  /** Whether complete segments of its log are kept for the backups. @default false */
  readonly isArchived?: boolean
  /** Called once when the database went away and cannot be brought back: the process should end. */
  readonly onLost?: (reason: unknown) => void
}

/** A running embedded database that this process owns. */
export interface EmbeddedPostgres {
  /** Address of the shop's database, with its random password: never log it. */
  readonly connectionString: string
  /** The folder that gets the complete segments of its log, where they are kept. */
  readonly archivedLog: string
  /** The server's process, for tests that kill it. */
  readonly pid: number
  /** Ends the server after its clients have been closed; nothing is left running. */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL from npm's binaries on a folder, making its cluster at the first start. A server that a killed
 * process left behind is taken over. Throws `EmbeddedPostgresError`, whose message is fit to print alone.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(options)
  checkClusterFiles(cluster)
  const supervised = await superviseCluster(cluster, options.log, options.onLost ?? (() => {}))
  try {
    await createShopDatabase(cluster, supervised.postmaster)
  } catch (error) {
    await supervised.stop()
    throw error
  }
  return {
    connectionString: connectionString(cluster, supervised.postmaster, databaseRole),
    archivedLog: path.join(cluster.directory, archivedLogFolder),
    pid: supervised.postmaster.pid,
    stop: () => supervised.stop(),
  }
}

async function prepareCluster({
  dataDir,
  log,
  durability = 'full',
  isArchived = false,
}: EmbeddedPostgresOptions): Promise<Cluster> {
  const binaries = findBinaries()
  const location = locateCluster(dataDir)
  const cluster: Cluster = {
    dataDir,
    directory: location.directory,
    logFile: path.resolve(dataDir, 'postgres.log'),
    user: location.user,
    binaries: await reachableBinaries(binaries, location.user),
    durability,
    isArchived,
  }
  if (location.isInitialized) return cluster
  await initialiseCluster(cluster, location.link?.from)
  if (location.link !== undefined) {
    log.info(
      `The database is kept in ${location.directory}, because its own user may not enter ${location.link.barredBy}; ` +
        `${location.link.from} leads there.`,
    )
  }
  // Two first starts at once: whichever link was made first is the database of both.
  return { ...cluster, directory: locateCluster(dataDir).directory }
}

async function createShopDatabase(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  const client = new Client({ connectionString: connectionString(cluster, postmaster, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseRole])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseRole}`)
  } finally {
    await client.end()
  }
}
