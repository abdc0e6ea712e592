import { allPeople, arrive, sharedSession } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

interface StyleEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** The most elements that the browser has styled anew at once while something was done. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page belongs to no browser.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  let traced: Buffer
  try {
    await act()
    // What came last is painted.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
  } finally {
    traced = await browser.stopTracing()
  }
  const trace = JSON.parse(String(traced)) as { readonly traceEvents: StyleEvent[] }
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  expect(counts).not.toEqual([])
  return Math.max(...counts)
}

/** When a sheet of a later part is applied meanwhile, the whole page is styled anew: then the same is done once more. */
const attempts = { timeout: 60_000 }

test('a key in the search styles what it changes, and not all cells of the list', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const search = page.getByRole('textbox', { name: /^Поиск/u })
  const grid = page.getByRole('grid')
  await expect(async () => {
    await search.fill('ро')
    await expect(page).toHaveURL(/q=%D1%80%D0%BE(?:&|$)/u)
    const rows = await grid.getAttribute('aria-rowcount')
    const styled = await mostStyled(page, async () => {
      // Roses stand first in the list: it gets shorter, and the rows that are seen stay what they are.
      await search.pressSequentially('за')
      await expect(grid).not.toHaveAttribute('aria-rowcount', rows ?? '')
    })
    expect(styled).toBeLessThan(100)
  }).toPass(attempts)
})

test('a menu opens without the whole page being styled anew @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const menu = page.getByRole('button', { name: /Анна/u })
  const all = await page.evaluate(() => document.querySelectorAll('body *').length)
  await expect(async () => {
    const styled = await mostStyled(page, async () => {
      await menu.click()
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
    })
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(styled).toBeLessThan(all / 4)
  }).toPass(attempts)
})
