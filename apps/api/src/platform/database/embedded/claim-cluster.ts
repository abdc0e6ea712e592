import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Cluster } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findFreePort } from './free-port.ts'
import { LaunchConflict } from './launch-error.ts'
import { launchPostmaster } from './launch-postmaster.ts'
import { openOwnerSession } from './owner-session.ts'
import { type Postmaster, readPostmasterState } from './postmaster-pid.ts'
import { stopPostmaster } from './stop-postmaster.ts'

/** A running server and the session that proves this process owns it. */
export interface Claim {
  readonly postmaster: Postmaster
  readonly session: Client
}

const patienceMs = 60_000
const pollMs = 50

/**
 * Gets hold of the cluster: takes over the server that a killed supervisor left behind, or starts one. Throws
 * `in-use` when a live supervisor owns it, `damaged` or `cannot-start` when PostgreSQL refuses.
 */
export async function claimCluster(cluster: Cluster, preferredPort?: number): Promise<Claim> {
  let port = preferredPort
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(pollMs)) {
    const state = readPostmasterState(cluster.directory)
    if (state === 'busy') continue
    const claim =
      state === 'none' ? await launch(cluster, port ?? (await findFreePort())) : await own(cluster, state)
    if (claim !== undefined) return claim
    // Somebody else may have taken the wanted port: any other will do.
    port = undefined
  }
  throw new EmbeddedPostgresError(
    'cannot-start',
    `The database in ${cluster.dataDir} neither starts nor stops. Its log is ${cluster.logFile}.`,
  )
}

async function launch(cluster: Cluster, port: number): Promise<Claim | undefined> {
  try {
    const postmaster = await launchPostmaster(cluster, port)
    return await own(cluster, postmaster).catch(async (error: unknown) => {
      const isOwnedByAnother = error instanceof EmbeddedPostgresError && error.code === 'in-use'
      if (!isOwnedByAnother) await stopPostmaster(postmaster)
      throw error
    })
  } catch (error) {
    if (error instanceof LaunchConflict) return undefined
    throw error
  }
}

async function own(cluster: Cluster, postmaster: Postmaster): Promise<Claim | undefined> {
  const session = await openOwnerSession(cluster, postmaster)
  return session === undefined ? undefined : { postmaster, session }
}
