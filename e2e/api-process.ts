import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const readyWithinMs = 120_000

/** The real server in a process of its own. */
export interface ApiProcess {
  readonly port: number
  /** Where the staff's app is. */
  readonly adminPort: number
  /** Sends a message to the process and waits for its answer. */
  tell(message: object): Promise<void>
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('The server ended before it was ready; see its output above.')
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error(`The server was not ready within ${readyWithinMs} ms.`)
}

/** Starts the server, or another script of it, on free ports with these settings and waits until it takes requests. */
export async function startApiProcess(
  settings: Readonly<Record<string, string>>,
  script = 'main.ts',
): Promise<ApiProcess> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()])
  const server = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src', script)],
    {
      cwd: root,
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        ...settings,
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const tell = async (message: object) => {
    const answered = once(server, 'message')
    server.send(message)
    await answered
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  try {
    await untilReady(port, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, adminPort, tell, stop }
}
