import path from 'node:path'
import { type Cluster, archivedLogFolder, databaseRole } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { locateCluster } from './locate-cluster.ts'
import { connectionString } from './owner-session.ts'
import { readPostmasterState } from './postmaster-pid.ts'
import { findBinaries } from './binaries.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts'

/** Connects beside the shop that runs on a data folder, or starts its database for as long as it is needed. */
export async function reachEmbeddedPostgres({
  dataDir,
  isArchived,
}: Required<Pick<EmbeddedPostgresOptions, 'dataDir' | 'isArchived'>>): Promise<
  Pick<EmbeddedPostgres, 'connectionString' | 'archivedLog' | 'stop'>
> {
  try {
    return await startEmbeddedPostgres({ dataDir, isArchived, log: { info: () => {}, warn: () => {} } })
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
      isArchived,
    }
    return {
      connectionString: connectionString(cluster, postmaster, databaseRole),
      archivedLog: path.join(directory, archivedLogFolder),
      stop: async () => {},
    }
  }
}
