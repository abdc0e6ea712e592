import { request } from 'node:http'
import { startBenchMarket } from './bench-market.ts'
import { cpuSeconds } from './cpu-time.ts'
import { demoBuyer } from './demo-buyer.ts'
import { median } from './median.ts'

const port = 39_314
const roundCount = 5
const perRound = 100

/** What a document costs the server. */
export interface DocumentCost {
  readonly page: string
  /** Processor time of the server's process, with compression and without the database, in milliseconds. */
  readonly cpuMs: number
  /** On the wire, compressed. */
  readonly bytes: number
}

/** The page as signed-in buyers get it, the same without rendered rows, and two that the build has rendered. */
const pages = ['/catalog', '/catalog?type=roses', '/signin', '/offer'] as const

/** Bytes of an answer as they come: fetch would unpack it. */
function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request(url, { headers }, (answer) => {
    let bytes = 0
    if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
    answer.on('data', (part: Buffer) => (bytes += part.length))
    answer.once('end', () => resolve(bytes))
  })
    .once('error', reject)
    .end()
  return promise
}

/** Processor time and size of documents, medians of rounds in turns. */
export async function documentCosts(): Promise<readonly DocumentCost[]> {
  const shop = await startBenchMarket(port)
  try {
    const { headers } = await demoBuyer(shop.origin)
    const costs = pages.map((page) => ({ page, cpuMs: [] as number[], bytes: 0 }))
    // The first round lets the server compile what the others measure.
    for (let round = 0; round <= roundCount; round += 1)
      for (const cost of costs) {
        const browser = { accept: 'text/html', 'accept-encoding': 'br', 'user-agent': 'Chrome/140.0' }
        const own = cost.page.startsWith('/catalog') ? { cookie: headers['cookie'] ?? '' } : {}
        const before = cpuSeconds(shop.pid)
        for (let asked = 0; asked < perRound; asked += 1)
          cost.bytes = await bytesOf(shop.origin + cost.page, { ...browser, ...own })
        const after = cpuSeconds(shop.pid)
        if (round > 0 && before !== null && after !== null)
          cost.cpuMs.push(((after - before) * 1000) / perRound)
      }
    return costs.map(({ page, cpuMs, bytes }) => ({ page, cpuMs: median(cpuMs), bytes }))
  } finally {
    await shop.stop()
  }
}
