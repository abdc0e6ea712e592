import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '../apps/api/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded/start-embedded-postgres.ts'
import { residentBytes } from './cpu-time.ts'
import { measureAuctionRace } from './auction-race.ts'
import { measureEventDelays } from './event-delay.ts'
import { measureJobs } from './load-jobs.ts'
import { addBuyers, loadOrders, prepareShop, type LoadBuyer } from './load-people.ts'
import { ask, measure, quantile, type Phase, type Processes } from './load-phase.ts'
import { openSockets } from './load-sockets.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    /** How many sockets are open in the last part. */
    sockets: { type: 'string', default: '2000' },
    /** How long each kind of call is made. */
    seconds: { type: 'string', default: '8' },
    buyers: { type: 'string', default: '20' },
    /** Nothing but this part: `auction` or `events`. */
    only: { type: 'string', default: '' },
  },
})
const [socketCount, seconds, lanes] = [values.sockets, values.seconds, values.buyers].map(Number) as [
  number,
  number,
  number,
]
const firstPort = 39_331
const jobCount = 1000
const api = join(import.meta.dirname, '../apps/api/src/main.ts')

function say(line: string): void {
  console.log(line)
}

function figure(value: number | null, digits = 1): string {
  return (value === null ? '–' : value.toFixed(digits)).padStart(8)
}

function sayPhase(what: string, { calls, perSecond, p50, p99, apiCpuMs, databaseCpuMs }: Phase): void {
  const figures = [perSecond, p50, p99, apiCpuMs, databaseCpuMs].map((value) => figure(value))
  say(`    ${what.padEnd(10)}${String(calls).padStart(8)}${figures.join('')}`)
}

const auctionBuyers = 200

/** The median, what nineteen of twenty are below, and the longest; or other parts of the times. */
function sayTimes(times: readonly number[], parts: readonly number[] = [0.5, 0.95, 1]): string {
  const sorted = times.toSorted((one, other) => one - other)
  return parts.map((part) => figure(quantile(sorted, part)).trim()).join(', ')
}

async function sayEvents(origin: string, buyers: readonly LoadBuyer[]): Promise<void> {
  const delays = await measureEventDelays(origin, buyers, socketCount)
  say(`An order's event at each of ${socketCount} sockets of one process, after the order was answered, ms`)
  say(`    p50, p95, p99, longest   ${sayTimes(delays, [0.5, 0.95, 0.99, 1])}   (bar: p99 200)`)
}

async function sayAuction(database: Database, origins: readonly string[]): Promise<void> {
  const buyers = await addBuyers(database, origins[0] as string, auctionBuyers)
  const { date } = await loadOrders(origins[0] as string, buyers[0] as LoadBuyer)
  const { presses, spreads, delays } = await measureAuctionRace(database, origins, { buyers, date })
  say(
    `${auctionBuyers} sockets of two API processes press at once: ${presses} presses; p50, p95, longest in ms`,
  )
  say(`    from the first to the last of all sockets that hears of one   ${sayTimes(spreads)}`)
  say(`    from the answer to the winner to each of the sockets           ${sayTimes(delays)}`)
}

async function measureCalls(
  origins: readonly string[],
  buyers: readonly LoadBuyer[],
  processes: Processes,
): Promise<void> {
  const { date, orders } = await loadOrders(origins[0] as string, buyers[0] as LoadBuyer)
  const load = { lanes, seconds, processes }
  const at = (lane: number, index: number): string => origins[(lane + index) % origins.length] as string
  const headersOf = (lane: number) => (buyers[lane] as LoadBuyer).headers
  const keyed = (lane: number) => ({ ...headersOf(lane), 'idempotency-key': crypto.randomUUID() })
  const unpaid = buyers.map((): string[] => [])

  say('                 calls   a s.     p50     p99  API ms   DB ms')
  const browsing = await measure(load, async (lane, index) => {
    await ask(`${at(lane, index)}/api/catalog/cards?date=${date}`, headersOf(lane))
    return true
  })
  sayPhase('browsing', browsing)
  const ordering = await measure(load, async (lane, index) => {
    const order = orders[(lane * 7 + index) % orders.length] as object
    const headers = { ...keyed(lane), 'accept-encoding': 'identity' }
    const answer = await ask(`${at(lane, index)}/api/purchase/create`, headers, order)
    unpaid[lane]?.push((JSON.parse(answer.toString()) as { _id: string })._id)
    return true
  })
  sayPhase('ordering', ordering)
  const paying = await measure(load, async (lane, index) => {
    const id = unpaid[lane]?.pop()
    if (id === undefined) return false
    await ask(`${at(lane, index)}/api/transaction/balance/purchase`, keyed(lane), { id })
    return true
  })
  sayPhase('paying', paying)
}

const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-load-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } })
const env = {
  DATABASE_URL: postgres.connectionString,
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '0',
  VERIFICATION: 'optional',
}
const servers: ServerProcess[] = []
const database = openDatabase(postgres)
async function end(): Promise<void> {
  for (const server of servers) await server.stop()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
let ending: Promise<void> | undefined
function stop(): Promise<void> {
  return (ending ??= end())
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(1)))
}
try {
  say(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${lanes} buyers at a time`,
  )
  for (const count of [1, 2]) {
    servers.push(await startServerProcess(api, firstPort + servers.length, '/api/ready', env))
    if (count === 1) await prepareShop(database)
    const origins = servers.map(({ origin }) => origin)
    const processes = { api: servers.map(({ pid }) => pid), postmaster: postgres.pid }
    const buyers = await addBuyers(database, origins[0] as string, lanes)
    // What the first calls compile and read is no cost of a call.
    for (const { headers } of buyers)
      for (const origin of origins) await ask(`${origin}/api/user/tokens`, headers)
    if (values.only !== '') {
      if (values.only === 'auction' && count === 2) await sayAuction(database, origins)
      if (values.only === 'events' && count === 1) await sayEvents(origins[0] as string, buyers)
      continue
    }
    say(`${count} API process${count > 1 ? 'es' : ''}, no sockets; times in ms, processor time a call`)
    await measureCalls(origins, buyers, processes)
    if (count === 1) {
      await sayEvents(origins[0] as string, buyers)
      continue
    }
    await sayAuction(database, origins)
    const before = processes.api.map(residentBytes)
    const sockets = await openSockets(origins, buyers, socketCount)
    const after = processes.api.map(residentBytes)
    const grown = after.reduce<number>((sum, bytes, place) => sum + (bytes ?? 0) - (before[place] ?? 0), 0)
    say(`${count} API processes, ${socketCount} sockets of ${figure(grown / socketCount / 1000).trim()} kB`)
    await measureCalls(origins, await addBuyers(database, origins[0] as string, lanes), processes)
    say(`    ${sockets.heard()} events arrived`)
    sockets.close()
  }
  if (values.only === '') {
    const { jobs, perSecond, databaseCpuMs } = await measureJobs(database, postgres.pid, jobCount)
    say(`${jobs} empty jobs in one process, two at once`)
    say(
      `    ${figure(perSecond).trim()} a second, ${figure(databaseCpuMs, 2).trim()} ms of the database each`,
    )
  }
} finally {
  await stop()
}
