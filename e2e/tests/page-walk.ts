import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from './shop-page.ts'

/** Each language, in one of the color modes. */
export const languages = [
  { prefix: '', language: 'ru', colorScheme: 'light' },
  { prefix: '/en', language: 'en', colorScheme: 'dark' },
] as const

/** Waits until nothing is being asked for any more. */
async function untilQuiet(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  await expect(() => expect(pending.size).toBe(0)).toPass({ intervals: [20, 50] })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** What the page has asked for and not got yet, from now on. */
function pendingOf(page: Page): ReadonlySet<unknown> {
  const pending = new Set<unknown>()
  page.on('request', (request) => void pending.add(request))
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
  return pending
}

async function open(page: Page, address: string, pending: ReadonlySet<unknown>): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
  await untilQuiet(page, pending)
  await expect(page.getByText(/Не найдена страница|Page not found/), address).toHaveCount(0)
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds on the page that is open; what it finds right is not worth collecting. */
async function violationsOf(page: Page) {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await checker.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({ id, help, html: nodes.map((node) => node.html) }))
  })
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

const narrow = { width: 320, height: 700 }

/** Opens each address in both widths: none breaks a rule of axe, speaks another language or scrolls sideways. */
export async function walkPages(page: Page, addresses: readonly string[], language: string): Promise<void> {
  const wide = page.viewportSize() ?? narrow
  const pending = pendingOf(page)
  for (const address of addresses) {
    await page.setViewportSize(wide)
    await open(page, address, pending)
    expect.soft(await violationsOf(page), address).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.lang), address).toBe(language)
    expect.soft(await overflowOf(page), `${address} scrolls sideways`).toBeLessThanOrEqual(0)
    await page.setViewportSize(narrow)
    expect.soft(await overflowOf(page), `${address} scrolls sideways at 320`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(wide)
}
