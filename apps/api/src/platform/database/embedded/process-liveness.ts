import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a pid is taken, be it by another user's program or by a dead child that nobody has reaped. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process's command line; `undefined` for a pid that is free, or a dead child that nobody has reaped. */
export function commandLine(pid: number): string | undefined {
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
