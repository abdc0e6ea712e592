import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, databaseRole } from './cluster.ts'
import { readPassword } from './cluster-files.ts'
import { EmbeddedPostgresError, damagedFolder } from './embedded-postgres-error.ts'
import type { Postmaster } from './postmaster-pid.ts'

/** Any fixed number: it is the only session-level lock taken in the cluster's maintenance database. */
const ownerLock = 7_310_200_518
/** A killed supervisor's session ends as soon as PostgreSQL notices the closed socket. */
const lockPatienceMs = 2_000

/** The address of one of the cluster's databases. */
export function connectionString(cluster: Cluster, { port }: Postmaster, database: string): string {
  return `postgres://${databaseRole}:${readPassword(cluster)}@127.0.0.1:${port}/${database}`
}

/**
 * Opens the session whose lock proves that a live supervisor owns the cluster. Returns `undefined` when the server
 * turned out to be going away, or another folder's; throws `in-use` when another supervisor holds the lock.
 */
export async function openOwnerSession(
  cluster: Cluster,
  postmaster: Postmaster,
): Promise<Client | undefined> {
  const session = new Client({
    connectionString: connectionString(cluster, postmaster, 'postgres'),
    application_name: 'flower-market supervisor',
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a server that goes away would end this process; the supervisor listens to `end`.
  session.on('error', () => {})
  try {
    await session.connect()
    if (await servesFolder(session, cluster.directory)) {
      await takeLock(session, cluster)
      return session
    }
    // The folder is a copy that was made while its original ran, with the original's pid file in it.
    rmSync(path.join(cluster.directory, 'postmaster.pid'), { force: true })
  } catch (error) {
    await session.end().catch(() => {})
    throwUnlessPassing(cluster, error)
    return undefined
  }
  await session.end()
  return undefined
}

async function servesFolder(session: Client, directory: string): Promise<boolean> {
  const { rows } = await session.query<{ data_directory: string }>('SHOW data_directory')
  const served = statSync(rows[0]?.data_directory ?? '', { throwIfNoEntry: false })
  const own = statSync(directory)
  // A served folder that is gone was renamed to ours under its running server.
  return served === undefined || (served.ino === own.ino && served.dev === own.dev)
}

async function takeLock(session: Client, cluster: Cluster): Promise<void> {
  for (const deadline = Date.now() + lockPatienceMs; ; await wait(50)) {
    const { rows } = await session.query<{ is_taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS is_taken',
      [ownerLock],
    )
    if (rows[0]?.is_taken === true) return
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        'in-use',
        `The data folder ${cluster.dataDir} is in use by another running server. ` +
          'Stop it, or set DATA_DIR to another folder.',
      )
    }
  }
}

function throwUnlessPassing(cluster: Cluster, error: unknown): void {
  if (error instanceof EmbeddedPostgresError) throw error
  if ((error as { code?: string }).code === '28P01') {
    throw damagedFolder(cluster.dataDir, 'its password file does not fit its database')
  }
}
