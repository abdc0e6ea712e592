import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Durability, SupervisorLog } from '../platform/database/embedded/cluster.ts'
import { startDatabasePair, type DatabasePair } from './database-pair.ts'
import { startProxy, type ProxyProcess } from './proxy-process.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** What a cluster consists of. */
export interface Cluster {
  readonly origin: string
  readonly databases: DatabasePair
  readonly proxy: ProxyProcess
  servers(): readonly ServerProcess[]
  /** Replaces the API processes one after another by those of a version, while the others answer. */
  upgrade(settings?: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

/** Where and how a cluster runs. */
export interface ClusterOptions {
  readonly folder: string
  readonly port: number
  /** Of the API processes, beside those that make them a cluster. */
  readonly settings: Readonly<Record<string, string>>
  readonly log: SupervisorLog
  readonly durability?: Durability
}

const serverCount = 2
const startedAgainAfterMs = 1_000
/** Several times as long as the proxy takes to notice. */
const drainSeconds = 2

/** Starts primary and standby, two API processes and the proxy before them, on this machine alone. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, port, log } = options
  const databases = await startDatabasePair({ ...options, folder: path.resolve(folder) })
  const origin = `http://localhost:${port}`
  let settings = {
    ...options.settings,
    DATABASE_URL: databases.connectionString,
    PUBLIC_ORIGIN: origin,
    ADMIN_ADDRESS: `http://admin.localhost:${port}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(drainSeconds),
    READ_FROM_STANDBY: 'on',
  }
  const servers: ServerProcess[] = []
  const stopping = new AbortController()
  const proxy = await startProxy(port)

  const updateProxy = (): void => proxy.setServers(servers.map((server) => server.port))

  /** Keeps a place among the servers, until it is given to another one. */
  const launchAt = async (place: number): Promise<void> => {
    const server = await startPatiently(settings)
    servers[place] = server
    updateProxy()
    server.process.once('exit', () => void replaceLost(place, server))
  }

  const replaceLost = async (place: number, server: ServerProcess): Promise<void> => {
    while (!stopping.signal.aborted && servers[place] === server) {
      log.warn('An API process has ended; another one is started.')
      await launchAt(place).catch((error: unknown) => log.warn(String(error)))
      if (servers[place] === server) await wait(startedAgainAfterMs)
    }
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    await Promise.all(servers.map((server) => server.stop()))
    await proxy.stop()
    await databases.stop()
  }

  try {
    // One after the other: the first fills the database.
    for (let place = 0; place < serverCount; place += 1) await launchAt(place)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin,
    databases,
    proxy,
    servers: () => servers,
    async upgrade(changed = {}) {
      settings = { ...settings, ...changed }
      for (const [place, server] of servers.entries()) {
        const before = servers.map((each) => each.port)
        await launchAt(place)
        // Until it has stopped it is one of them: the proxy learns from itself that it gets no more.
        proxy.setServers([...before, (servers[place] as ServerProcess).port])
        await server.stop()
        updateProxy()
      }
    },
    stop,
  }
}

const tries = 3

/** A process that starts while the primary changes ends; the next one finds the new primary. */
async function startPatiently(
  settings: Readonly<Record<string, string>>,
  triesLeft: number = tries,
): Promise<ServerProcess> {
  try {
    return await startServer(settings)
  } catch (error) {
    if (triesLeft === 1) throw error
    await wait(startedAgainAfterMs)
    return startPatiently(settings, triesLeft - 1)
  }
}
