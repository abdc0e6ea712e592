import type { Page } from '@playwright/test'
import { deliverOrder } from './delivered-order.ts'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Where the text of the page's title begins, and its middle below the top of the page's content, in pixels. */
function titlePlace(page: Page): Promise<{ readonly left: number; readonly middle: number }> {
  return page.evaluate(() => {
    const title = document.createRange()
    // The parts of the price list are its title.
    const part = document.querySelector('main h1 [aria-current]')
    title.selectNodeContents(part ?? (document.querySelector('main h1') as Node))
    const { left, top, bottom } = title.getBoundingClientRect()
    const content = document.querySelector('main')?.getBoundingClientRect().top ?? 0
    return { left: Math.round(left), middle: Math.round((top + bottom) / 2 - content) }
  })
}

const columnPages = [
  '/assortment',
  '/cart',
  '/history',
  '/historybalance',
  '/operations-history',
  '/operationss',
  '/operation',
  '/transaction',
  '/transaction/payments',
  '/transaction/replenishment',
  '/profile',
  '/profile/verification',
  '/settings',
  '/offer',
  '/outbox',
]

test('titles of all pages stand on one line, at one of two left edges @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { left, middle } = await titlePlace(page)
  expect(left).toBe(28)
  await page.goto('/auction')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await titlePlace(page)).toEqual({ left: 28, middle })
  for (const path of columnPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // 1120 px in the middle of 1440.
    expect({ path, ...(await titlePlace(page)) }).toEqual({ path, left: 160, middle })
  }
})

test('a link back stands above the line of the titles and moves none of them @desktop', async ({ page }) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const { _id: delivered } = await deliverOrder()
  await arrive(page, session, {
    path: '/history',
    cart: { [date]: [{ card, quantity: card.stemsPerBunch }] },
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { middle } = await titlePlace(page)
  const paths = [
    '/order',
    '/confirm',
    `/history/${delivered}`,
    `/confirm/placed/${delivered}`,
    `/history/claim/${delivered}`,
    '/order/myself',
    `/assortment/${card.plantationId}`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect({ path, ...(await titlePlace(page)) }).toEqual({ path, left: 160, middle })
  }
})

test('the name of the shop is never cut: where it does not fit its mark stands for it @desktop', async ({
  page,
}) => {
  await arrive(page, await sharedSession(allPeople.boris), { path: '/users' })
  const home = page.getByRole('link', { name: 'Цветочный рынок' })
  for (const width of [390, 701, 768, 1024, 1025, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(home).toBeVisible()
    expect(await home.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
