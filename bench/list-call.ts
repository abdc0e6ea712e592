import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../apps/api/src/db/embedded/start-embedded-postgres.ts'
import { demoBuyer } from './demo-buyer.ts'
import { median } from './median.ts'
import { startServerProcess } from './server-process.ts'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 20
const PORTS = { shop: 39_311, floor: 39_312 }
const API = join(import.meta.dirname, '../apps/api/src/main.ts')
const FLOOR = join(import.meta.dirname, 'floor-server.ts')

const requestsPerSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors under load.`)
  return requests.average
}

/** Throughput of the catalogue's list call beside the floor, in requests a second, medians of five alternating rounds. */
export const listCallThroughput = async (): Promise<{ shop: number; floor: number; cards: number }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-bench-'))
  const database = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } })
  const env = { DATABASE_URL: database.connectionString, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' }
  const shop = await startServerProcess(API, PORTS.shop, '/api/ready', env)
  const floor = await startServerProcess(FLOOR, PORTS.floor, '/ready', env)
  try {
    const { headers, date, cards } = await demoBuyer(shop.origin)
    const rounds: { shop: number; floor: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        shop: await requestsPerSecond(`${shop.origin}/api/catalogue/cards?date=${date}`, headers),
        floor: await requestsPerSecond(`${floor.origin}/cards?date=${date}`, {}),
      })
    }
    return {
      shop: median(rounds.map((one) => one.shop)),
      floor: median(rounds.map((one) => one.floor)),
      cards,
    }
  } finally {
    await shop.stop()
    await floor.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
