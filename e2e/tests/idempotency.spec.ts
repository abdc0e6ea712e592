import type { Page } from '@playwright/test'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Opens an order that is paid in cash. */
async function openOrder(page: Page): Promise<void> {
  const session = await sharedSession(allPeople.boris)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const cart = { [date]: [{ card, quantity: card.stemsPerBunch }] }
  await arrive(page, session, { path: `/order?date=${date}`, cart })
  await page.getByRole('radio', { name: /Наличными/ }).check()
}

/** The ids that the server answered with, one an attempt. */
function placedIds(page: Page): string[] {
  const ids: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/purchase/create') && response.ok())
      ids.push((await response.json())._id)
  })
  return ids
}

function shownId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a double click places one order', async ({ page }) => {
  const ids = placedIds(page)
  await openOrder(page)
  await page.getByRole('button', { name: /^Заказать/ }).dblclick()
  await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()
  expect(new Set(ids)).toEqual(new Set([shownId(page)]))
})

test.describe('a cut connection', () => {
  test.use({ allowedErrors: [/ERR_FAILED|Failed to load resource/] })

  test('a repeat after a lost answer shows the order that was placed', async ({ page }) => {
    await openOrder(page)
    let lostId = 'none'
    await page.route(
      '**/api/purchase/create',
      async (route) => {
        const answer = await route.fetch()
        lostId = (await answer.json())._id
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: /^Заказать/ }).click()
    await expect(page.getByText('Нет ответа от сервера').first()).toBeVisible()
    await page
      .getByRole('button', { name: /Заказать|Повторить/ })
      .first()
      .click()
    await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()
    expect(shownId(page)).toBe(lostId)
  })
})
