import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded/start-embedded-postgres.ts'
import { distSettings } from '../tools/web-build.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const api = join(import.meta.dirname, '../apps/api/src/main.ts')

/** The built shop with a demo market of its own. */
export interface BenchMarket extends ServerProcess {
  readonly connectionString: string
}

/** Starts the built shop on a fresh database. */
export async function startBenchMarket(port: number): Promise<BenchMarket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-bench-'))
  const database = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } })
  const { connectionString } = database
  const shop = await startServerProcess(api, port, '/api/ready', {
    ...distSettings,
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
  })
  const stop = async (): Promise<void> => {
    await shop.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...shop, connectionString, stop }
}
