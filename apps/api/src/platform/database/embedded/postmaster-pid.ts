import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine, isPidTaken } from './process-liveness.ts'

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
