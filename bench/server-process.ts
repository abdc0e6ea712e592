import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const readyWithinMs = 60_000

/** Something under measurement that runs in a process of its own. */
export interface ServerProcess {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a TypeScript file as a server and waits until `readyPath` answers; throws when it does not within a minute. */
export async function startServerProcess(
  file: string,
  port: number,
  readyPath: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', file],
    {
      env: { ...process.env, ...env, PORT: String(port), ADMIN_PORT: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + readyWithinMs
  const answers = (): Promise<boolean> =>
    fetch(`${origin}${readyPath}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not become ready.`)
    await wait(100)
  }
  return {
    origin,
    pid: child.pid as number,
    stop: async () => {
      // The terminal gives Ctrl-C to the whole group: it may have ended by itself.
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
