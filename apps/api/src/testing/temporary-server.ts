import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { readPostmasterState } from '../platform/database/embedded/postmaster-pid.ts'
import { isPidTaken } from '../platform/database/embedded/process-liveness.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts'
import { stopPostmaster } from '../platform/database/embedded/stop-postmaster.ts'
import { temporaryFolder, temporaryFolders } from './temporary-folder.ts'

const prefix = 'flower-market-test-'

/** A PostgreSQL of one run, in a folder that goes with it. */
export interface TemporaryServer {
  /** Address of the shop's database on it. */
  readonly connectionString: string
  stop(): Promise<void>
}

/** Starts a server in a temporary folder; ends those of earlier runs that were killed. */
export async function startTemporaryServer(): Promise<TemporaryServer> {
  await removeAbandoned()
  const dataDir = await mkdtemp(path.join(await temporaryFolder(), `${prefix}${process.pid}-`))
  // Made for its owner alone; the database's own user has to pass through.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, durability: 'none', log: silent })
  await makePasswordCheap(server.connectionString)
  return {
    connectionString: server.connectionString,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A client derives the key of each connection by 4,096 hashes, which protect a stolen password; a shop opens several connections. */
async function makePasswordCheap(connectionString: string): Promise<void> {
  const password = decodeURIComponent(new URL(connectionString).password)
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('SET scram_iterations = 1')
    await client.query(`ALTER ROLE CURRENT_USER PASSWORD ${client.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
}

const silent = { info: () => {}, warn: () => {} }

async function removeAbandoned(): Promise<void> {
  for (const folder of temporaryFolders) await removeAbandonedIn(folder)
}

async function removeAbandonedIn(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => [])
  for (const name of found.filter((each) => each.startsWith(prefix))) {
    if (isPidTaken(Number.parseInt(name.slice(prefix.length), 10))) continue
    const dataDir = path.join(folder, name)
    const state = readPostmasterState(path.join(dataDir, 'postgres'))
    if (typeof state === 'object') await stopPostmaster(state)
    // Another user's folder stays.
    await rm(dataDir, { recursive: true, force: true }).catch(() => {})
  }
}
