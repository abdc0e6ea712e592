import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../platform/database/embedded/free-port.ts'

/** An API process of a cluster. */
export interface ServerProcess {
  readonly port: number
  readonly process: ChildProcess
  /** Tells it to stop, and resolves when it has. */
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('../watched-process.ts', import.meta.url))
const readyWithinMs = 120_000
const pollMs = 100

/** Whether a process on this machine says that it can work; false when it does not say so in time. */
export async function isReady(port: number, withinMs: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(withinMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Starts an API process on free ports and waits until it is ready; it goes with this process. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const [port, adminPort] = [await findFreePort(), await findFreePort()]
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', program],
    {
      env: { ...process.env, ...settings, PORT: String(port), ADMIN_PORT: String(adminPort) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const stop = async (): Promise<void> => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for (const deadline = performance.now() + readyWithinMs; !(await isReady(port, readyWithinMs));) {
    if (hasEnded() || performance.now() > deadline) {
      await stop()
      throw new Error('An API process did not become ready; see its output above.')
    }
    await wait(pollMs)
  }
  return { port, process: child, stop }
}
