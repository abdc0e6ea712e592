import { setTimeout as wait } from 'node:timers/promises'
import type { Postmaster } from './postmaster-pid.ts'
import { commandLine } from './process-liveness.ts'

const pollMs = 15
const patienceMs = 60_000

/** Ends the server in order (sessions closed, files synced); after a minute at once, which the next start recovers. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!send(pid, signal)) return
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(pollMs)) {
      if (commandLine(pid) === undefined) return
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
