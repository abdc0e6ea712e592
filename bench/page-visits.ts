import type { CDPSession } from 'playwright'
import { openBrowser } from '../tools/visual/open-browser.ts'
import { startBenchMarket } from './bench-market.ts'
import { traceTasks, type BlockedTime } from './blocked-time.ts'
import { demoBuyer } from './demo-buyer.ts'
import { startFloorPage } from './floor-page.ts'
import { addLots } from './many-lots.ts'
import { median } from './median.ts'
import {
  hasHydrated,
  middleOf,
  painted,
  readTimes,
  typeSearch,
  watchPage,
  type PageTimes,
} from './page-probe.ts'
import { startSlowLine, type SlowLine } from './slow-line.ts'
import { openUninstrumentedPage, type UninstrumentedPage } from './uninstrumented-page.ts'

const port = 39_315
/** Letters that leave fewer lots each. */
const searched = 'роза б'

/** A page, the line to it, who opens it, and what is pressed on it. */
interface Visit {
  readonly name: string
  readonly url: string
  readonly line: SlowLine
  readonly cookie?: string
  /** @default true */
  readonly hasScript?: boolean
  readonly act: (page: UninstrumentedPage) => Promise<readonly number[]>
}

/** Medians of some visits to a page. */
export interface VisitTimes extends PageTimes, BlockedTime {
  readonly name: string
  /** From a letter in the search to the painted list; null where there is none to search in. */
  readonly keyToResultMs: number | null
  /** What came over the line before the page was quiet. */
  readonly transferredBytes: number
}

const pollMs = 50
/** A page that nothing came to, or went from, for so long has all that it asks for by itself, and has dealt with it. */
const quietMs = 2000

/** Waits until something holds. Throws after half a minute. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('The page does not come to rest.')
    await new Promise((waited) => setTimeout(waited, pollMs))
  }
}

async function visit(browser: CDPSession, { url, line, cookie, hasScript = true, act }: Visit) {
  const page = await openUninstrumentedPage(browser, { origin: new URL(url).origin, cookie })
  try {
    await page.send('Page.enable')
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watchPage)})()` })
    const bytesBefore = line.receivedBytes()
    const endTrace = await traceTasks(browser)
    await page.send('Page.navigate', { url })
    // A slow page may be quiet on the line before it is hydrated, and again later.
    if (hasScript) await until(() => page.run(hasHydrated))
    await until(() => performance.now() - line.lastUsedMs() > quietMs)
    const transferredBytes = line.receivedBytes() - bytesBefore
    const { byClockMs, ofProcessorMs } = await endTrace()
    const loaded = await page.run(readTimes)
    const keys = await act(page)
    const { interactionMs } = await page.run(readTimes)
    return { ...loaded, byClockMs, ofProcessorMs, interactionMs, transferredBytes, keys }
  } finally {
    await page.close()
  }
}

async function press(page: UninstrumentedPage, selector: string): Promise<readonly number[]> {
  const place = await page.run(middleOf, selector)
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
  await page.run(painted)
  return []
}

async function search(page: UninstrumentedPage): Promise<readonly number[]> {
  await press(page, 'search input')
  return page.run(typeSearch, searched)
}

/**
 * Visits each page some times with an empty cache, in turns; the floor is a page of the same run without a script. The first open
 * day of the catalog has at least `lotCount` lots.
 */
export async function pageVisits(visitCount: number, lotCount: number): Promise<readonly VisitTimes[]> {
  const [shop, floor] = [await startBenchMarket(port), await startFloorPage()]
  const [shopLine, floorLine] = [await startSlowLine(port), await startSlowLine(floor.port)]
  // The pages keep their origins, which the market knows itself by.
  const rules = [
    `MAP 127.0.0.1:${port} 127.0.0.1:${shopLine.port}`,
    `MAP 127.0.0.1:${floor.port} 127.0.0.1:${floorLine.port}`,
  ]
  const browser = await openBrowser([`--host-resolver-rules=${rules.join()}`])
  try {
    const session = await browser.newBrowserCDPSession()
    const { headers, date } = await demoBuyer(shop.origin)
    await addLots(shop.connectionString, { date, count: lotCount })
    const cookie = headers['cookie'] ?? ''
    const ofShop = (path: string) => ({ name: path, url: `${shop.origin}${path}`, line: shopLine })
    const pages: readonly Visit[] = [
      {
        name: 'floor',
        url: floor.origin,
        line: floorLine,
        hasScript: false,
        act: (page) => press(page, 'button'),
      },
      { ...ofShop('/signin'), act: (page) => press(page, 'form button[type=button]') },
      { ...ofShop('/offer'), act: (page) => press(page, 'main a[href^="#"]') },
      { ...ofShop('/catalog'), cookie, act: search },
    ]
    const visits = pages.map((page) => ({ page, found: [] as Awaited<ReturnType<typeof visit>>[] }))
    for (let round = 0; round < visitCount; round += 1)
      for (const { page, found } of visits) found.push(await visit(session, page))
    return visits.map(({ page: { name }, found }) => {
      const middle = (read: (one: (typeof found)[number]) => number): number => median(found.map(read))
      const keys = found.flatMap((one) => one.keys)
      const hydrated = found.flatMap(({ hydratedMs }) => hydratedMs ?? [])
      return {
        name,
        largestPaintMs: middle((one) => one.largestPaintMs),
        hydratedMs: hydrated.length === 0 ? null : median(hydrated),
        byClockMs: middle((one) => one.byClockMs),
        ofProcessorMs: middle((one) => one.ofProcessorMs),
        layoutShift: middle((one) => one.layoutShift),
        interactionMs: middle((one) => one.interactionMs),
        transferredBytes: middle((one) => one.transferredBytes),
        keyToResultMs: keys.length === 0 ? null : median(keys),
      }
    })
  } finally {
    await browser.close()
    shopLine.stop()
    floorLine.stop()
    floor.stop()
    await shop.stop()
  }
}
