import { readFileSync } from 'node:fs'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** The built file of a source; files are named by their hashes alone. */
function builtFile(source: string): string {
  const manifest = new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url)
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  return chunks[source]?.file ?? source
}

test.describe('code that a newer release has replaced @desktop', () => {
  test.use({ allowedErrors: [/Failed to (load resource|fetch dynamically imported module)|preload/i] })

  test('the page loads anew once, then explains, and loads when it can', async ({ page }) => {
    const gone = `**/${builtFile('src/screens/history/HistoryScreen.tsx')}`
    await page.route(gone, (route) => route.abort())
    await arrive(page, await sharedSession(allPeople.anna))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('link', { name: 'Заказы' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Не удалось загрузить страницу' })).toBeVisible()
    expect(loads).toBe(1)
    await page.unroute(gone)
    await page.getByRole('button', { name: 'Обновить страницу' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test.describe('code that runs behind the page and could not be fetched @desktop', () => {
  test.use({
    allowedErrors: [
      /ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch dynamically imported module)|preload/i,
    ],
  })
  const behind = `**/${builtFile('src/app/live-parts.ts')}`

  test('the page loads anew by itself once there is a network, and has its live connection', async ({
    page,
    context,
  }) => {
    const asked = Promise.withResolvers<void>()
    const isOffline = Promise.withResolvers<void>()
    await page.route(
      behind,
      async (route) => {
        asked.resolve()
        await isOffline.promise
        await route.abort()
      },
      { times: 1 },
    )
    await page.addInitScript(() =>
      addEventListener('vite:preloadError', () => Object.assign(window, { isCodeMissing: true })),
    )
    await arrive(page, await sharedSession(allPeople.anna), { path: '/history' })
    await asked.promise
    await context.setOffline(true)
    isOffline.resolve()
    await expect(page.getByText(/^Нет интернета/)).toBeVisible()
    // The import requests the file again, and would get it if there were a network already.
    await page.waitForFunction(() => 'isCodeMissing' in window)
    const reloaded = page.waitForEvent('load')
    const connects = page.waitForEvent('websocket')
    await context.setOffline(false)
    await reloaded
    await connects
    await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeHidden()
  })

  test('what was typed stays, and the person is asked to load the page anew', async ({ page }) => {
    const session = await sharedSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    const card = plentiful(cards)
    const isTyped = Promise.withResolvers<void>()
    await page.route(behind, async (route) => {
      await isTyped.promise
      await route.abort()
    })
    await arrive(page, session, {
      path: `/order?date=${date}`,
      cart: { [date]: [{ card, quantity: card.stemsPerBunch }] },
    })
    const comment = page.getByLabel('Комментарий')
    await comment.fill('Позвоните за час')
    isTyped.resolve()
    await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
    await expect(comment).toHaveValue('Позвоните за час')
  })
})
