import type { Locator, Page } from '@playwright/test'
import { allPeople, arrive, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Opens the price list with three lines in the cart, so that all that sticks to the window is there. */
async function openFilledCatalog(page: Page): Promise<void> {
  const anna = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(anna)
  const lots = cards.filter(({ soldBy, stemsAvailable, stemsPerBunch }) => {
    return soldBy === 'bunch' && stemsAvailable > 5 * stemsPerBunch
  })
  const lines = lots.slice(0, 3).map((card) => ({ card, quantity: card.stemsPerBunch }))
  await arrive(page, anna, { cart: { [date]: lines } })
  await expect(page.locator('td[data-below]').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Заказ на этот день' })).toBeVisible()
}

/** A cell in which there is something to order. */
const lot = 'td:not([data-level=absent])'

async function placeOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

test.describe('at 1440 × 900 pixels and a zoom of 200 percent', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  test('three varieties stand between the headings of the list and the bar of the cart @desktop', async ({
    page,
  }) => {
    await openFilledCatalog(page)
    const bar = await placeOf(page.getByRole('complementary', { name: 'Заказ на этот день' }))
    const third = await placeOf(page.getByRole('row').nth(3))
    expect(third.bottom).toBeGreaterThan(0)
    expect(third.bottom).toBeLessThanOrEqual(bar.top)
  })
})

test('from a tablet to a laptop a week of delivery days is in view, in both languages @desktop', async ({
  page,
}) => {
  await arrive(page, await sharedSession(allPeople.anna))
  for (const [path, name] of [
    ['/catalog', 'День поставки'],
    ['/en/catalog', 'Delivery day'],
  ] as const) {
    await page.goto(path)
    const days = page.getByRole('list', { name })
    await expect(days.getByRole('listitem').first()).toBeVisible()
    for (const width of [744, 834, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 1024 })
      expect({ width, cut: await days.evaluate((list) => list.scrollWidth - list.clientWidth) }).toEqual({
        width,
        cut: 0,
      })
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the line of the cart and the tabs take 64 pixels together @desktop', async ({ page }) => {
    await openFilledCatalog(page)
    const line = await placeOf(page.getByRole('complementary', { name: 'Заказ на этот день' }))
    const tabs = await placeOf(page.getByRole('navigation').last())
    expect(tabs.bottom).toBe(844)
    expect(line.bottom).toBeLessThanOrEqual(tabs.top)
    expect(844 - line.top).toBeLessThanOrEqual(64)
  })

  test('the search goes below the tabs where it meets them @desktop', async ({ page }) => {
    await openFilledCatalog(page)
    const search = await placeOf(page.getByRole('textbox', { name: /^Поиск по сорту/ }))
    await page.setViewportSize({ width: 390, height: Math.round(search.bottom) })
    const tab = page.getByRole('navigation').last().getByRole('link', { name: 'Заказы' })
    await expect(tab).toBeInViewport({ ratio: 1 })
    const isOnTop = await tab.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
  })

  test('of the prices of a row three and four tenths of the fourth are in view @desktop', async ({
    page,
  }) => {
    await openFilledCatalog(page)
    for (const width of [375, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const row = page
        .getByRole('row')
        .filter({ has: page.locator(Array.from({ length: 5 }, () => lot).join(' ~ ')) })
        .first()
      const cells = row.locator(lot)
      const first = await placeOf(cells.first())
      const fourth = await placeOf(cells.nth(3))
      const inView = 3 + (width - fourth.left) / (first.right - first.left)
      expect(inView).toBeGreaterThan(3.35)
      expect(inView).toBeLessThan(3.45)
    }
  })
})
