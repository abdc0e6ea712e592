import type { Page } from '@playwright/test'
import { countInput } from './count-input.ts'
import { allPeople, arrive, buy, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** The lines in the cart of the page. */
function cartLines(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, unknown[]>)
      .map(({ length }) => length)
      .reduce((sum, lines) => sum + lines, 0),
  )
}

test('an earlier order is in the cart again after three clicks @desktop', async ({ page }) => {
  const anna = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(anna)
  const card = plentiful(cards)
  const { number } = await buy(anna, date, { card, quantity: card.stemsPerBunch * 2 })
  await arrive(page, anna)
  await expect(page.getByRole('grid')).toBeVisible()
  const clicks = await countInput(page, 'click')
  await page.getByRole('link', { name: 'Заказы' }).first().click()
  await page.getByRole('button', { name: `Повторить заказ ${number}` }).click()
  await page.getByRole('dialog', { name: 'На какой день повторить?' }).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Повтор заказа' })).toContainText(
    `Повторили заказ ${number}: в корзине 1 из 1`,
  )
  await expect(page).toHaveURL(/\/catalog\?date=/)
  expect(await cartLines(page)).toBe(1)
  expect(await clicks()).toBeLessThanOrEqual(3)
})

test('twelve adjacent lots are filled with 40 keys @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna), { path: '/catalog?type=roses' })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Найти плантацию/ })).toBeVisible()
  const keys = await countInput(page, 'keydown')
  await page.keyboard.press('/')
  await page.keyboard.press('Enter')
  while ((await cartLines(page)) < 12) {
    const cell = page.locator('td:focus')
    const pack = /×(\d+)/.exec((await cell.getAttribute('data-below')) ?? '')?.[1]
    if (pack === undefined) await page.keyboard.press('ArrowRight')
    else await page.keyboard.type(pack)
    if (pack !== undefined) await page.keyboard.press('Enter')
  }
  expect(await keys()).toBeLessThanOrEqual(40)
})

test('a variety is found and filled with 12 keys @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  await expect(page.getByRole('textbox', { name: /Найти плантацию/ })).toBeVisible()
  const keys = await countInput(page, 'keydown')
  await page.keyboard.press('/')
  await page.keyboard.type('mond')
  await page.keyboard.press('Enter')
  await expect(page.locator('td:focus')).toHaveAttribute('aria-label', /^Mondial/)
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await expect.poll(() => cartLines(page)).toBe(1)
  expect(await keys()).toBeLessThanOrEqual(12)
})
