import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isPidTaken } from './process-liveness.ts'

/** A PostgreSQL server that runs on a cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** What `postmaster.pid` says: `none` (no server), `busy` (starting or stopping), or the server that is ready. */
export type PostmasterState = 'none' | 'busy' | Postmaster

/**
 * Reads who serves a cluster. A file left by a dead server counts as none; where its pid was given to another program
 * the file is removed, because PostgreSQL itself would take that program for its server and refuse to start.
 */
export function readPostmasterState(directory: string): PostmasterState {
  const file = path.join(directory, 'postmaster.pid')
  const lines = readLines(file)
  if (lines === undefined) return 'none'
  const [pidLine, dataDirectory, , portLine, , , , status] = lines
  const pid = Number(pidLine)
  const command = Number.isInteger(pid) && pid > 0 ? commandLine(pid) : undefined
  if (command === undefined && !isPidTaken(pid)) return 'none'
  if (dataDirectory === undefined) return 'busy'
  if (command?.includes('postgres') !== true || !command.includes(dataDirectory)) {
    rmSync(file, { force: true })
    return 'none'
  }
  return status?.trim() === 'ready' ? { pid, port: Number(portLine) } : 'busy'
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** A process's command line; `undefined` for a pid that is free, or a dead child that nobody has reaped. */
function commandLine(pid: number): string | undefined {
  try {
    // Unlike /proc/<pid>/cwd this may be read of any user's process, also in a container without extra rights.
    const found =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return found.trim() === '' ? undefined : found
  } catch {
    return undefined
  }
}
