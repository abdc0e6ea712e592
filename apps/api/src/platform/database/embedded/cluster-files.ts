import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { majorVersion } from './binaries.ts'
import { type Cluster, passwordFileName } from './cluster.ts'
import { EmbeddedPostgresError, damagedFolder } from './embedded-postgres-error.ts'

/** Checks what can be known without starting the server; throws `damaged`, `other-version` or `unreachable`. */
export function checkClusterFiles(cluster: Cluster): void {
  const found = readClusterFile(cluster, 'PG_VERSION').trim()
  const wanted = majorVersion(cluster.binaries)
  if (!/^\d+$/u.test(found)) throw damagedFolder(cluster.dataDir, 'its PG_VERSION file is unreadable')
  if (found !== wanted) {
    throw new EmbeddedPostgresError(
      'other-version',
      `The data folder ${cluster.dataDir} was made by PostgreSQL ${found}, and this is ${wanted}. ` +
        'Export its data with the version that made it, or set DATA_DIR to another folder.',
    )
  }
  if (
    statSync(path.join(cluster.directory, 'global', 'pg_control'), { throwIfNoEntry: false }) === undefined
  ) {
    throw damagedFolder(cluster.dataDir, 'its global/pg_control file is missing')
  }
}

/** The cluster's own random password. */
export function readPassword(cluster: Cluster): string {
  return readClusterFile(cluster, passwordFileName).trim()
}

function readClusterFile(cluster: Cluster, name: string): string {
  try {
    return readFileSync(path.join(cluster.directory, name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') {
      throw damagedFolder(cluster.dataDir, `its ${name} file is missing`)
    }
    throw new EmbeddedPostgresError(
      'unreachable',
      `The data folder ${cluster.dataDir} belongs to another user of this machine. ` +
        'Start as that user, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}
