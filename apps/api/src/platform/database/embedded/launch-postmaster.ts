import { spawn } from 'node:child_process'
import { chownSync, closeSync, fchownSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { programPath } from './binaries.ts'
import { archivedLogFolder, type Cluster, type Durability, databaseEnvironment } from './cluster.ts'
import { explainLaunchError } from './launch-error.ts'
import { type Postmaster, readPostmasterState } from './postmaster-pid.ts'

const pollMs = 15
const logLimitBytes = 5_000_000

const settings = {
  listen_addresses: '127.0.0.1',
  // Socket files would add a path limit of 107 bytes and a folder to share between two users.
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Short statements only: compiling them costs more than it saves.
  jit: 'off',
}

/** How long the log is written to one segment, even when little happens: what a lost disk may cost. */
const archiveTimeoutS = 60

const durabilitySettings: Record<Durability, Record<string, string>> = {
  full: {},
  none: { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' },
}

/**
 * Starts the server and waits until it accepts connections, through crash recovery if need be. It gets a session of
 * its own: a Ctrl-C in the terminal must reach the API first, which still needs its database to end in order.
 */
export async function launchPostmaster(
  cluster: Cluster,
  port: number,
  recovery: Readonly<Record<string, string>> = {},
): Promise<Postmaster> {
  const log = openSync(cluster.logFile, logSize(cluster.logFile) > logLimitBytes ? 'w' : 'a', 0o600)
  // Root may have opened it for a cluster that an ordinary user will start next time.
  if (cluster.user !== undefined) fchownSync(log, cluster.user.uid, cluster.user.gid)
  const logStart = logSize(cluster.logFile)
  const flags = Object.entries({
    ...settings,
    ...durabilitySettings[cluster.durability],
    ...(cluster.isArchived ? archiveSettings(cluster) : {}),
    ...recovery,
    port: String(port),
  })
  const child = spawn(
    programPath(cluster.binaries, 'postgres'),
    ['-D', cluster.directory, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: cluster.directory,
      env: databaseEnvironment(),
      detached: true,
      // A file and not a pipe: the server may outlive this process, and a broken pipe would stop it.
      stdio: ['ignore', log, log],
      ...cluster.user,
    },
  )
  closeSync(log)
  let hasEnded = false
  child.once('exit', () => (hasEnded = true))
  child.once('error', () => (hasEnded = true))
  for (;;) {
    const state = readPostmasterState(cluster.directory)
    if (typeof state === 'object' && state.pid === child.pid) return state
    if (hasEnded) throw explainLaunchError(cluster, readFileSync(cluster.logFile).toString('utf8', logStart))
    await wait(pollMs)
  }
}

/** PostgreSQL's own module copies each complete segment to a folder, synced and in one rename. */
function archiveSettings({ directory, user }: Cluster): Record<string, string> {
  const folder = path.join(directory, archivedLogFolder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    archive_timeout: String(archiveTimeoutS),
  }
}

function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
