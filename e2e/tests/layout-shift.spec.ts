import { brotliCompressSync } from 'node:zlib'
import type { PagePayload } from '@flower-market/api-client'
import { phone as slowPhone, slowDown } from '../../tools/slow-phone.ts'
import { recordShifts } from './layout-shifts.ts'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

for (const address of ['/catalog', '/en/catalog?type=roses']) {
  test(`${address} does not move while it loads on a phone @desktop`, async ({ page, browser, baseURL }) => {
    await arrive(page, await sharedSession(allPeople.anna))
    const storageState = await page.context().storageState()
    // A context of its own has an empty cache.
    const phone = await browser.newContext({
      storageState,
      ...slowPhone,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const cold = await phone.newPage()
    const shifts = await recordShifts(cold)
    await slowDown(cold)
    const answered = cold.waitForResponse(/\/api\/catalog\/cards/)
    await cold.goto(address)
    // The first rows are there without a request, all others when these are painted.
    await expect(cold.getByRole('gridcell').first()).toBeVisible()
    await answered
    await cold.waitForLoadState('networkidle')
    await expect(cold.getByRole('row').nth(2)).toBeVisible()
    const found = await shifts()
    expect(
      found.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(found),
    ).toBeLessThan(0.001)
    await phone.close()
  })
}

/** How far below the top of the page the lines are that begin the parts of an order and of its sums, in pixels, from top to bottom. */
async function linesOf(page: Page, where: 'parts' | 'sums'): Promise<readonly number[]> {
  const elements = page.locator(where === 'sums' ? 'main aside *' : 'main :not(aside, aside *)')
  return elements.evaluateAll((all) =>
    all
      .filter((one) => {
        const { borderTopWidth, borderTopStyle, position } = getComputedStyle(one)
        const { width } = one.getBoundingClientRect()
        return borderTopStyle === 'solid' && borderTopWidth !== '0px' && position === 'static' && width > 300
      })
      .map((one) => one.getBoundingClientRect().top + scrollY)
      .toSorted((a, b) => a - b),
  )
}

// For a person with two addresses, a pickup point beside them, and lines of one row each. On a phone, what is said of the balance may
// have one row or two.
for (const { path, name, width, kept } of [
  { path: '/order', name: 'a phone', width: 390, kept: { parts: 2, sums: 0 } },
  { path: '/order', name: 'a desktop', width: 1440, kept: { parts: 5, sums: 2 } },
  { path: '/confirm', name: 'a phone', width: 390, kept: { parts: 1, sums: 0 } },
  { path: '/confirm', name: 'a desktop', width: 1440, kept: { parts: 1, sums: 2 } },
]) {
  test(`the parts of ${path} come where their places were held on ${name} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const session = await sharedSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    // On a phone a longer name has two rows.
    const card = plentiful(cards.filter(({ variety }) => variety.length < 12))
    const { promise: looked, resolve } = Promise.withResolvers<void>()
    await page.route(/\/check-cart/u, async (route) => {
      await looked
      await route.continue()
    })
    await arrive(page, session, {
      path: `${path}?date=${date}`,
      cart: { [date]: [{ card, quantity: card.stemsPerBunch }] },
    })
    const loading = page.locator('main').getByText('Загружаем заказ')
    await expect(loading).toBeAttached()
    const held = { parts: await linesOf(page, 'parts'), sums: await linesOf(page, 'sums') }
    resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loading).not.toBeAttached()
    for (const part of ['parts', 'sums'] as const) {
      const come = await linesOf(page, part)
      expect(come.length).toBeGreaterThanOrEqual(kept[part])
      for (let line = 0; line < kept[part]; line += 1) {
        expect(Math.abs((come[line] ?? 0) - (held[part][line] ?? 0)), `${part} ${line}`).toBeLessThan(2)
      }
    }
  })
}

test("the catalog's document is small and holds its first rows and what they look like", async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const answer = await page.reload()
  const html = (await answer?.text()) ?? ''
  const [fonts = '', rules = ''] = [...html.matchAll(/<style[^>]*>(?<rules>.*?)<\/style>/gsu)].map(
    ({ groups }) => groups?.['rules'] ?? '',
  )
  expect(fonts).toMatch(/^@font-face\{/u)
  expect(rules).toMatch(/^:root\{/u)
  // A sheet with layers, or one that names the fonts of the document once more, would have all text laid out anew.
  expect(rules).not.toContain('@layer')
  expect(html).toMatch(/"app-files">[^<]*\.plain\.css"/u)
  // All that it looks like: the budget of a first screen, which only documents of a server can show for this page.
  expect(brotliCompressSync(fonts + rules).length).toBeLessThan(8000)
  const { responseBodySize } = (await answer?.request().sizes()) ?? { responseBodySize: Infinity }
  expect(responseBodySize).toBeLessThan(30_000)
  const { calls } = await page.evaluate((): PagePayload =>
    JSON.parse(document.getElementById('page-payload')?.textContent ?? 'null'),
  )
  expect(Object.keys(calls).filter((key) => key.startsWith('catalogFirstCards'))).toHaveLength(1)
})
