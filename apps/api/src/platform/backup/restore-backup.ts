import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findBinaries } from '../database/embedded/binaries.ts'
import { checkClusterFiles } from '../database/embedded/cluster-files.ts'
import type { Cluster, Durability } from '../database/embedded/cluster.ts'
import { findFreePort } from '../database/embedded/free-port.ts'
import { launchPostmaster } from '../database/embedded/launch-postmaster.ts'
import { locateCluster } from '../database/embedded/locate-cluster.ts'
import { reachableBinaries } from '../database/embedded/shared-binaries.ts'
import { stopPostmaster } from '../database/embedded/stop-postmaster.ts'
import { BackupError, isMissingFile } from './backup-error.ts'
import { chooseArchive } from './choose-archive.ts'
import { extractArchive } from './extract-archive.ts'
import { putLog } from './put-log.ts'

/** What to restore, and where to. */
export interface RestoreOptions {
  /** An archive, or the folder of backups: its newest archive that is old enough. */
  readonly source: string
  /** A folder that is empty or not there (`DATA_DIR`). */
  readonly target: string
  /** A moment, or `latest` for all of the archived log; the moment of the archive without it. */
  readonly until?: string | undefined
  /** The secret key of age; for encrypted archives. */
  readonly identity: string | undefined
  /** @default 'full' */
  readonly durability?: Durability
}

/** Restores the database into an empty folder, where it appears when it is whole; answers the archive's file. */
export async function restoreBackup({
  source,
  target,
  until,
  identity,
  durability = 'full',
}: RestoreOptions): Promise<string> {
  const archive = await chooseArchive(source, until)
  const isNew = await requireEmpty(target)
  const { directory, link, user } = locateCluster(target)
  // Beside its place, as a new cluster is made: a killed recovery is never taken for the shop's database.
  const staging = `${directory}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(staging, { mode: 0o700 })
    if (user !== undefined) await chown(staging, user.uid, user.gid)
    await extractArchive(archive.path, { staging, identity, user })
    await putLog(archive, { staging, identity, user, hasSegments: until !== undefined })
    const binaries = await reachableBinaries(findBinaries(), user)
    const cluster: Cluster = {
      dataDir: target,
      directory: staging,
      logFile: path.join(staging, 'restore.log'),
      user,
      binaries,
      durability,
      isArchived: false,
    }
    checkClusterFiles(cluster)
    await requestRecovery(cluster)
    await recover(cluster, until)
    await rm(cluster.logFile, { force: true })
    await rename(staging, directory)
    if (link !== undefined) await symlink(directory, link.from, 'dir')
    return archive.path
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (isNew) await rmdir(target).catch(() => {})
    throw error
  }
}

/** What makes PostgreSQL follow the settings of a recovery, and begin a timeline of its own at its end. */
async function requestRecovery({ directory, user }: Cluster): Promise<void> {
  const file = path.join(directory, 'recovery.signal')
  await writeFile(file, '', { mode: 0o600 })
  if (user !== undefined) await chown(file, user.uid, user.gid)
}

async function recover(cluster: Cluster, until: string | undefined): Promise<void> {
  const wanted = until === undefined ? toEndOfBackup : until === 'latest' ? toEndOfLog : toMoment(until)
  const settings = {
    // All that there is lies in pg_wal, where PostgreSQL looks when this fails.
    restore_command: 'exit 1',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...wanted,
  }
  try {
    await stopPostmaster(await launchPostmaster(cluster, await findFreePort(), settings))
  } catch (error) {
    throw explain(error, until)
  }
}

const toEndOfBackup = { recovery_target: 'immediate', recovery_target_timeline: 'current' }
const toEndOfLog = { recovery_target_timeline: 'latest' }

function toMoment(until: string) {
  // PostgreSQL reads its settings before it knows the names of time zones, also of this one.
  const moment = until.replace(/Z$/u, '+00:00')
  return { recovery_target_time: moment, recovery_target_timeline: 'latest' }
}

function explain(error: unknown, until: string | undefined): unknown {
  const said = String(error)
  if (said.includes('before configured recovery target')) {
    return new BackupError(
      `The archived log ends before ${until}: choose an earlier moment, or "latest" for all of it.`,
      { cause: error },
    )
  }
  if (said.includes('before consistent recovery point')) {
    return new BackupError(
      `The backup was still being made at ${until}: choose a later moment, or an older backup.`,
      {
        cause: error,
      },
    )
  }
  return error
}

/** Whether the folder is made by this restore; throws when there is anything in it. */
async function requireEmpty(target: string): Promise<boolean> {
  try {
    const names = await readdir(target)
    if (names.length === 0) return false
  } catch (error) {
    if (isMissingFile(error)) return true
    throw new BackupError(`${target} is no folder that can be restored into.`, { cause: error })
  }
  throw new BackupError(
    `${target} is not empty, and nothing in it was touched: restore into a folder that is empty or not there yet.`,
  )
}
