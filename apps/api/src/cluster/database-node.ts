import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Client } from 'pg'
import { findBinaries } from '../platform/database/embedded/binaries.ts'
import { checkClusterFiles } from '../platform/database/embedded/cluster-files.ts'
import { databaseRole, type Cluster, type Durability } from '../platform/database/embedded/cluster.ts'
import { launchPostmaster } from '../platform/database/embedded/launch-postmaster.ts'
import { locateCluster } from '../platform/database/embedded/locate-cluster.ts'
import { connectionString } from '../platform/database/embedded/owner-session.ts'
import { readPostmasterState, type Postmaster } from '../platform/database/embedded/postmaster-pid.ts'
import { reachableBinaries } from '../platform/database/embedded/shared-binaries.ts'
import { stopPostmaster } from '../platform/database/embedded/stop-postmaster.ts'

/** One of the database servers of a cluster: its folder and its port stay, its role changes. */
export interface DatabaseNode {
  readonly name: string
  readonly dataDir: string
  readonly port: number
  readonly durability: Durability
}

const settings = {
  // A server asks for what it does not have yet for a moment only; beyond that its standby is made anew.
  wal_keep_size: '512MB',
  // What is acknowledged is shown by the standby, too, so that the processes may read there.
  synchronous_commit: 'remote_apply',
  // Otherwise what the primary cleans up would end reading on the standby, or wait for it.
  hot_standby_feedback: 'on',
}
const answerWithinMs = 2_000

/** What is known of the folder of a server, which has been made before. */
async function clusterOf({ dataDir, durability }: DatabaseNode): Promise<Cluster> {
  const { directory, user } = locateCluster(dataDir)
  const logFile = path.resolve(dataDir, 'postgres.log')
  const binaries = await reachableBinaries(findBinaries(), user)
  return { dataDir, directory, logFile, user, binaries, durability, isArchived: false }
}

/** Starts a server and waits until it takes connections, a standby those that only read. */
export async function startNode(node: DatabaseNode): Promise<void> {
  const cluster = await clusterOf(node)
  checkClusterFiles(cluster)
  await launchPostmaster(cluster, node.port, settings)
}

/** Ends a server in order, also one that an earlier run has left. */
export async function stopNode(node: DatabaseNode): Promise<void> {
  const postmaster = postmasterOf(node)
  if (postmaster !== null) await stopPostmaster(postmaster)
}

/** The running server of a node; null where there is none. */
export function postmasterOf({ dataDir }: DatabaseNode): Postmaster | null {
  const state = readPostmasterState(locateCluster(dataDir).directory)
  return typeof state === 'object' ? state : null
}

/** Ends a server that may no longer answer, with all its processes, so that it writes nothing more. */
export function killNode(node: DatabaseNode): void {
  const postmaster = postmasterOf(node)
  if (postmaster === null) return
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster.pid)], { encoding: 'utf8' })
  for (const pid of [postmaster.pid, ...stdout.split('\n').map(Number).filter(Boolean)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with its parent.
    }
  }
}

/** The address of the shop's database on a server. */
export async function nodeAddress(node: DatabaseNode): Promise<string> {
  return connectionString(await clusterOf(node), { pid: 0, port: node.port }, databaseRole)
}

/** Runs a statement on a server in a session of its own; rejects when it takes more than two seconds. */
export async function runOn<Row extends object>(
  node: DatabaseNode,
  text: string,
  withinMs: number = answerWithinMs,
): Promise<Row[]> {
  const client = new Client({
    connectionString: await nodeAddress(node),
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: withinMs,
    application_name: 'flower-market-cluster',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    void client.end().catch(() => {})
  }
}
