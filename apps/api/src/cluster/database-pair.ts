import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Durability, SupervisorLog } from '../platform/database/embedded/cluster.ts'
import { findFreePort } from '../platform/database/embedded/free-port.ts'
import type { Postmaster } from '../platform/database/embedded/postmaster-pid.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts'
import {
  killNode,
  nodeAddress,
  postmasterOf,
  runOn,
  startNode,
  stopNode,
  type DatabaseNode,
} from './database-node.ts'
import { makeStandby } from './make-standby.ts'
import { primaryWatch } from './primary-watch.ts'
import { beginWaiting, endWaiting, isStreaming } from './synchronous.ts'

/** A primary and its synchronous standby. */
export interface DatabasePair {
  /** Names both servers. */
  readonly connectionString: string
  /** The process of the primary. */
  primary(): Postmaster | null
  /** The folder of the primary. */
  primaryDir(): string
  /** Whether all that is acknowledged is on two servers. */
  isSynchronous(): boolean
  stop(): Promise<void>
}

/** Where and how a pair runs. */
export interface DatabasePairOptions {
  readonly folder: string
  /** @default 'full' */
  readonly durability?: Durability
  readonly log: SupervisorLog
}

const checkEveryMs = 200
const triedAgainAfterMs = 1_000
const promotionMs = 60_000

/**
 * Starts both servers and watches them. A primary that ends, answers nothing for five seconds or has a full disk is
 * stopped for good, and its standby is promoted, if all that was acknowledged is on it; else the primary is started
 * again. A server that is missing is made anew from the primary.
 */
export async function startDatabasePair({
  folder,
  durability = 'full',
  log,
}: DatabasePairOptions): Promise<DatabasePair> {
  const nodeOf = async (name: string): Promise<DatabaseNode> => {
    const dataDir = path.join(folder, name)
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    return { name, dataDir, durability, port: await findFreePort() }
  }
  const nodes = [await nodeOf('a'), await nodeOf('b')]
  const primaryFile = path.join(folder, 'primary')
  const lastPrimary = await readFile(primaryFile, 'utf8').catch(() => 'a')
  let [primary, standby] = (nodes[0]?.name === lastPrimary ? nodes : nodes.toReversed()) as [
    DatabaseNode,
    DatabaseNode,
  ]
  let isSynchronous = false
  const stopping = new AbortController()

  const join = async (): Promise<void> => {
    // What is acknowledged from here on is on the primary alone.
    isSynchronous = false
    await endWaiting(primary)
    await stopNode(standby)
    await makeStandby(primary, standby)
    await startNode(standby)
    await beginWaiting(primary)
    isSynchronous = true
    log.info(`The database ${standby.name} follows ${primary.name}: what is acknowledged is on both.`)
  }

  const failOver = async (reason: string): Promise<void> => {
    log.warn(`The database ${primary.name} is lost: ${reason}.`)
    killNode(primary)
    if (!isSynchronous) {
      await startNode(primary)
      log.info(`The database ${primary.name} was started again.`)
      return
    }
    isSynchronous = false
    await runOn(standby, `SELECT pg_promote(true, ${promotionMs / 1000})`, promotionMs)
    await writeFile(primaryFile, standby.name)
    ;[primary, standby] = [standby, primary]
    log.info(`The database ${primary.name} was promoted.`)
  }

  const reasonOfLoss = primaryWatch()
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await wait(checkEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        const loss = await reasonOfLoss(primary)
        if (loss !== null) await failOver(loss)
        else if (!isSynchronous || !(await isStreaming(primary))) await join()
      } catch (error) {
        log.warn(`The databases are not in order yet: ${String(error)}`)
        await wait(triedAgainAfterMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  for (const node of nodes) await stopNode(node)
  const first = await startEmbeddedPostgres({ dataDir: primary.dataDir, durability, log })
  await first.stop()
  await startNode(primary)
  await join()
  const addresses = await Promise.all(nodes.map(nodeAddress))
  const watching = watch()

  return {
    connectionString: severalServers(addresses),
    primary: () => postmasterOf(primary),
    primaryDir: () => primary.dataDir,
    isSynchronous: () => isSynchronous,
    async stop() {
      stopping.abort()
      await watching
      await stopNode(primary)
      await stopNode(standby)
    },
  }
}

/** One address of several servers that differ in host and port alone. */
function severalServers(addresses: readonly string[]): string {
  const [first = '', ...others] = addresses
  const hosts = [first, ...others].map((address) => new URL(address).host)
  return first.replace(new URL(first).host, hosts.join(','))
}
