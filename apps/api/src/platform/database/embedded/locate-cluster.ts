import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type DatabaseUser, chooseDatabaseUser, folderBarring } from './database-user.ts'
import { EmbeddedPostgresError, damagedFolder } from './embedded-postgres-error.ts'
import { sharedFolder } from './shared-binaries.ts'

/** Where a data folder's cluster lies, or is to be made. */
export interface ClusterLocation {
  readonly directory: string
  /** Set where the cluster has to lie outside the data folder: the link to make, and the folder that bars the way. */
  readonly link?: { readonly from: string; readonly barredBy: string }
  readonly isInitialized: boolean
  readonly user: DatabaseUser
}

/** Finds `<DATA_DIR>/postgres`, or the place for a new cluster that the database's user can reach. */
export function locateCluster(dataDir: string, outside: string = sharedFolder): ClusterLocation {
  const wanted = path.join(makeDataFolder(dataDir), 'postgres')
  if (lstatSync(wanted, { throwIfNoEntry: false }) === undefined) return placeForNew(wanted, outside)
  const directory = realDirectory(dataDir, wanted)
  const user = chooseDatabaseUser(directory)
  const barredBy = folderBarring(user, directory)
  if (barredBy !== undefined) {
    throw new EmbeddedPostgresError(
      'unreachable',
      `The database in ${directory} cannot be opened: its own user may not enter ${barredBy}. ` +
        `Run "chmod o+x ${barredBy}", or set DATA_DIR to another folder.`,
    )
  }
  return { directory, isInitialized: true, user }
}

function makeDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    return realpathSync(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(
      'unreachable',
      `The data folder ${dataDir} cannot be made or opened. Set DATA_DIR to a folder that you may write to.`,
      { cause: error },
    )
  }
}

function placeForNew(wanted: string, outside: string): ClusterLocation {
  const user = chooseDatabaseUser(wanted)
  const dataDir = path.dirname(wanted)
  if (user !== undefined) openIfEmpty(dataDir)
  const barredBy = folderBarring(user, dataDir)
  if (barredBy === undefined) return { directory: wanted, isInitialized: false, user }
  mkdirSync(outside, { recursive: true, mode: 0o755 })
  const directory = path.join(outside, `data-${randomBytes(6).toString('hex')}`)
  return { directory, link: { from: wanted, barredBy }, isInitialized: false, user }
}

/** A fresh folder (of `mktemp`, say) is there for the database: its user may pass, and read nothing. */
function openIfEmpty(dataDir: string): void {
  if (readdirSync(dataDir).length === 0) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

function realDirectory(dataDir: string, wanted: string): string {
  try {
    return realpathSync(wanted)
  } catch (error) {
    throw Object.assign(damagedFolder(dataDir, `${wanted} is a link to a folder that is gone`), {
      cause: error,
    })
  }
}
