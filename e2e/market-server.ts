import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const readyWithinMs = 60_000

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('The server ended before it was ready; see its output above.')
    const isReady = await fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(200)
  }
  throw new Error(`The server was not ready within ${readyWithinMs} ms.`)
}

/** Starts the real server on a fresh data folder and a free port for the whole run; gives the function that ends it. */
export default async function startMarket(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-e2e-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'apps/api/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        WEB_DIST: process.env['WEB_DIST'] ?? join(root, 'apps/web/dist'),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await untilReady(origin, () => server.exitCode !== null)
  process.env['MARKET_ORIGIN'] = origin
  return async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
