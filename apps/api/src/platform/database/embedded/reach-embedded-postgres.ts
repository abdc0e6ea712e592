import path from 'node:path'
import { type Cluster, databaseRole } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { locateCluster } from './locate-cluster.ts'
import { connectionString } from './owner-session.ts'
import { readPostmasterState } from './postmaster-pid.ts'
import { findBinaries } from './binaries.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts'

/** Connects beside the shop that runs on a data folder, or starts its database for as long as it is needed. */
export async function reachEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'connectionString' | 'stop'>> {
  try {
    return await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.code !== 'in-use') throw error
    const { directory, user } = locateCluster(dataDir)
    const postmaster = readPostmasterState(directory)
    if (typeof postmaster !== 'object') throw error
    const logFile = path.resolve(dataDir, 'postgres.log')
    const cluster: Cluster = {
      dataDir,
      directory,
      user,
      logFile,
      binaries: findBinaries(),
      durability: 'full',
    }
    return { connectionString: connectionString(cluster, postmaster, databaseRole), stop: async () => {} }
  }
}
