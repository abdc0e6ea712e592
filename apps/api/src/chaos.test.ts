import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { readPostmasterState, type Postmaster } from './platform/database/embedded/postmaster-pid.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/database/embedded/start-embedded-postgres.ts'
import { startOrderLoad } from './testing/chaos/order-load.ts'
import { reportFault } from './testing/chaos/report-fault.ts'
import { startTransferLoad } from './testing/chaos/transfer-load.ts'
import { openDrippingSockets, openIdleSockets } from './testing/dripping-sockets.ts'
import { signalDatabase, startShopProcess, type ShopProcess } from './testing/shop-process.ts'
import { addPerson } from './testing/test-people.ts'

/** `npm run chaos` repeats the faults and freezes the database for longer than any timeout. */
const isLong = process.env['CHAOS'] === 'long'
const restarts = isLong ? 10 : 1
const frozenMs = isLong ? 25_000 : 500
/** A request may take a minute to come; whether one has taken longer is looked at every other second. */
const longestBodyMs = 70_000

const email = 'rosa@buyers.example'

let dataDir: string
let postgres: EmbeddedPostgres
const servers: ShopProcess[] = []
const addresses: string[] = []

/** What a container often allows. */
const openFiles = 1024

async function startServer(place: number): Promise<void> {
  // The second has the process of the jobs, and is the one that is killed.
  const jobs = place === 1 ? 'on' : 'off'
  const settings = { PORT: '0', DATABASE_URL: postgres.connectionString, LOG_LEVEL: 'silent', JOBS: jobs }
  const server = startShopProcess(settings, { openFiles })
  servers[place] = server
  addresses[place] = await server.address
}

function postmaster(): number {
  return (readPostmasterState(path.join(dataDir, 'postgres')) as Postmaster).pid
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'flower-market-chaos-'))
  await chmod(dataDir, 0o755)
  postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  // One after the other: the first fills the database.
  await startServer(0)
  await startServer(1)
  const database = openDatabase(postgres)
  await addPerson({ database }, { email, money: { RUB: 100_000_000_000 } })
  await sql`UPDATE cards SET stems_available = 1000000`.execute(database.kysely)
  await database.close()
}, 120_000)
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL')
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 120_000)

interface NamedFault {
  readonly name: string
  readonly times: number
  readonly strike: (round: number) => Promise<void> | void
  /** @default orders */
  readonly startLoad?: typeof startOrderLoad
}

/** The processes that a server has started. */
function processesOf({ process: { pid } }: ShopProcess): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').map(Number).filter(Boolean)
}

/** The process of the jobs of the second server, as soon as it is another one than that. */
function jobsProcess(other?: number): Promise<number> {
  return vi.waitFor(
    () => {
      const [found = 0, ...more] = processesOf(servers[1] as ShopProcess)
      expect(more).toEqual([])
      expect([0, other]).not.toContain(found)
      return found
    },
    // It is started again after a wait that doubles up to a minute.
    { timeout: 90_000, interval: 200 },
  )
}

async function killJobsProcess(): Promise<void> {
  const killed = await jobsProcess()
  process.kill(killed, 'SIGKILL')
  await jobsProcess(killed)
}

async function killServer(): Promise<void> {
  servers[1]?.process.kill('SIGKILL')
  await servers[1]?.ended
  await startServer(1)
}

const faults: readonly NamedFault[] = [
  {
    name: 'SIGKILL of an API process',
    times: restarts,
    strike: killServer,
  },
  // Each further time the wait is twice as long.
  { name: 'SIGKILL of the process of the jobs', times: isLong ? 4 : 1, strike: killJobsProcess },
  {
    name: 'SIGKILL during transfers',
    times: isLong ? 20 : 2,
    startLoad: startTransferLoad,
    strike: (round) => (round % 2 === 0 ? killServer() : signalDatabase(postmaster(), 'SIGKILL')),
  },
  { name: 'SIGKILL of PostgreSQL', times: restarts, strike: () => signalDatabase(postmaster(), 'SIGKILL') },
  { name: 'restart of PostgreSQL', times: restarts, strike: () => void process.kill(postmaster(), 'SIGINT') },
  {
    name: `frozen database, ${frozenMs} ms`,
    times: 1,
    strike: async () => {
      const pid = postmaster()
      signalDatabase(pid, 'SIGSTOP')
      await wait(frozenMs)
      signalDatabase(pid, 'SIGCONT')
    },
  },
  {
    name: '400 dripping sockets',
    times: 1,
    strike: async () => {
      const sockets = await openDrippingSockets(addresses[0] as string, 400)
      await wait(isLong ? 10_000 : 100)
      for (const socket of sockets) socket.destroy()
    },
  },
  {
    name: `2,000 sockets that send nothing, where a process may open ${openFiles} files`,
    times: 1,
    strike: async () => {
      const sockets = await openIdleSockets(addresses[0] as string, 2000)
      await wait(isLong ? 15_000 : 100)
      for (const socket of sockets) socket.destroy()
    },
  },
  {
    name: '100 slow bodies',
    times: 1,
    strike: async () => {
      const sockets = await openDrippingSockets(addresses[0] as string, 100, { everyMs: 100 })
      await wait(isLong ? longestBodyMs : 300)
      if (isLong) expect(sockets.filter((socket) => !socket.destroyed)).toEqual([])
      for (const socket of sockets) socket.destroy()
    },
  },
]

test.each(faults)(
  '$name loses and doubles nothing',
  { timeout: 600_000 },
  async ({ name, times, strike, startLoad = startOrderLoad }) => {
    const load = await startLoad(() => addresses, email)
    const recoveries: number[] = []
    for (let round = 0; round < times; round += 1) {
      await load.acknowledgedAfter(performance.now())
      await strike(round)
      const struckAt = performance.now()
      const { endedAt } = await load.acknowledgedAfter(struckAt)
      recoveries.push(Math.round(endedAt - struckAt))
    }
    const { connectionString } = postgres
    console.log(await reportFault({ name, load, recoveries, connectionString }))
    expect(servers.map((server) => server.process.exitCode)).toEqual([null, null])
  },
)
