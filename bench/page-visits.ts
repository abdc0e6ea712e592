import { phone, slowDown } from '../tools/slow-phone.ts'
import { openBrowser } from '../tools/visual/open-browser.ts'
import { startBenchMarket } from './bench-market.ts'
import { demoBuyer } from './demo-buyer.ts'
import { startFloorPage } from './floor-page.ts'
import { addLots } from './many-lots.ts'
import { median } from './median.ts'
import { hasHydrated, readTimes, typeSearch, watchPage, type PageTimes } from './page-probe.ts'

const port = 39_315
/** Letters that leave fewer lots each. */
const searched = 'роза б'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

/** A page, who opens it, and what is pressed on it. */
interface Visit {
  readonly name: string
  readonly url: string
  readonly cookie?: string
  /** @default true */
  readonly hasScript?: boolean
  readonly act: (page: Page) => Promise<readonly number[]>
}

/** Medians of some visits to a page. */
export interface VisitTimes extends PageTimes {
  readonly name: string
  /** From a letter in the search to the painted list; null where there is none to search in. */
  readonly keyToResultMs: number | null
  /** What came over the line before the page was quiet. */
  readonly transferredBytes: number
}

/** Counts what comes over the line; gives the count so far. */
function countBytes(session: Awaited<ReturnType<typeof slowDown>>): () => number {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

async function visit(browser: Browser, { url, cookie, hasScript = true, act }: Visit) {
  const context = await browser.newContext({
    ...phone,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What the worker keeps for the next visit is no part of this one.
    serviceWorkers: 'block',
  })
  try {
    const pairs =
      cookie === undefined ? [] : cookie.split('; ').map((pair) => pair.split('=') as [string, string])
    await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: new URL(url).origin })))
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    const transferred = countBytes(await slowDown(page))
    await page.goto(url)
    // A slow page may be quiet on the line before it is hydrated, and again later.
    if (hasScript) await page.waitForFunction(hasHydrated)
    await page.waitForLoadState('networkidle')
    const transferredBytes = transferred()
    const loaded = await page.evaluate(readTimes)
    const keys = await act(page)
    const { interactionMs } = await page.evaluate(readTimes)
    return { ...loaded, interactionMs, transferredBytes, keys }
  } finally {
    await context.close()
  }
}

async function press(page: Page, selector: string): Promise<readonly number[]> {
  await page.locator(selector).first().click()
  // The event is reported after its paint.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))))
  return []
}

async function search(page: Page): Promise<readonly number[]> {
  // All lots are there, and not only those of the document.
  await page.waitForFunction(
    () => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) > 20,
  )
  await press(page, 'search input')
  return page.evaluate(typeSearch, searched)
}

/**
 * Visits each page some times with an empty cache, in turns; the floor is a page of the same run without a script. The first open
 * day of the catalog has at least `lotCount` lots.
 */
export async function pageVisits(visitCount: number, lotCount: number): Promise<readonly VisitTimes[]> {
  const [shop, floor, browser] = [await startBenchMarket(port), await startFloorPage(), await openBrowser()]
  try {
    const { headers, date } = await demoBuyer(shop.origin)
    await addLots(shop.connectionString, { date, count: lotCount })
    const cookie = headers['cookie'] ?? ''
    const pages: readonly Visit[] = [
      { name: 'floor', url: floor.origin, hasScript: false, act: (page) => press(page, 'button') },
      {
        name: '/signin',
        url: `${shop.origin}/signin`,
        act: (page) => press(page, 'form button[type=button]'),
      },
      {
        name: '/offer',
        url: `${shop.origin}/offer`,
        act: (page) => press(page, 'main a[href^="#"]:visible'),
      },
      { name: '/catalog', url: `${shop.origin}/catalog`, cookie, act: search },
    ]
    const visits = pages.map((page) => ({ page, found: [] as Awaited<ReturnType<typeof visit>>[] }))
    for (let round = 0; round < visitCount; round += 1)
      for (const { page, found } of visits) found.push(await visit(browser, page))
    return visits.map(({ page: { name }, found }) => {
      const middle = (read: (one: (typeof found)[number]) => number): number => median(found.map(read))
      const keys = found.flatMap((one) => one.keys)
      const hydrated = found.flatMap(({ hydratedMs }) => hydratedMs ?? [])
      return {
        name,
        largestPaintMs: middle((one) => one.largestPaintMs),
        hydratedMs: hydrated.length === 0 ? null : median(hydrated),
        blockedMs: middle((one) => one.blockedMs),
        layoutShift: middle((one) => one.layoutShift),
        interactionMs: middle((one) => one.interactionMs),
        transferredBytes: middle((one) => one.transferredBytes),
        keyToResultMs: keys.length === 0 ? null : median(keys),
      }
    })
  } finally {
    await browser.close()
    floor.stop()
    await shop.stop()
  }
}
