import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../apps/api/src/platform/database/embedded/start-embedded-postgres.ts'
import { demoBuyer } from './demo-buyer.ts'
import { median } from './median.ts'
import { startServerProcess } from './server-process.ts'

const roundCount = 5
const seconds = 4
const connections = 20
const ports = { shop: 39_311, floor: 39_312 }
const api = join(import.meta.dirname, '../apps/api/src/main.ts')
const floorServer = join(import.meta.dirname, 'floor-server.ts')

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: connections,
    duration: seconds,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors under load.`)
  return requests.average
}

/** Throughput of the catalog's list call beside the floor, in requests a second, medians of five alternating rounds. */
export async function listCallThroughput(): Promise<{ shop: number; floor: number; cards: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flower-market-bench-'))
  const database = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } })
  const env = { DATABASE_URL: database.connectionString, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' }
  const shop = await startServerProcess(api, ports.shop, '/api/ready', env)
  const floor = await startServerProcess(floorServer, ports.floor, '/ready', env)
  try {
    const { headers, date, cards } = await demoBuyer(shop.origin)
    const rounds: { shop: number; floor: number }[] = []
    for (let round = 0; round < roundCount; round += 1) {
      rounds.push({
        shop: await requestsPerSecond(`${shop.origin}/api/catalog/cards?date=${date}`, headers),
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
