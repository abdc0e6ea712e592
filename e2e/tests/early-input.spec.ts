import type { Locator, Page } from '@playwright/test'
import { allPeople, arrive, sharedSession } from './market-state.ts'
import { beforeScripts, formsHydrated } from './rendered-page.ts'
import { expect, test } from './shop-page.ts'

test('the scripts of a rendered page do not compete for the line with what it looks like @desktop', async ({
  page,
}) => {
  for (const path of ['/signin', '/offer', '/catalog']) {
    if (path === '/catalog') await arrive(page, await sharedSession(allPeople.anna), { path: '/history' })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { whole, asked } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/u.test(name))
      return { whole: document?.domInteractive ?? Infinity, asked: files.map(({ startTime }) => startTime) }
    })
    expect(asked.length, path).toBeGreaterThan(5)
    expect(Math.min(...asked), path).toBeGreaterThan(whole)
  }
})

test('a press on what only the app can answer waits for it, a link does not @desktop', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Тема' })
  await beforeScripts(page, '/signin', async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await beforeScripts(page, '/offer', async () => {
    await page.getByRole('link', { name: 'Войти' }).click()
    await expect(page).toHaveURL(/\/signin/u)
  })
})

test('keys that are typed before the app is there are carried out in their order @desktop', async ({
  page,
}) => {
  const anna = await sharedSession(allPeople.anna)
  await arrive(page, anna, { path: '/history' })
  await beforeScripts(page, '/catalog', async () => {
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('rosa 60')
  })
  await expect(page.getByRole('textbox', { name: /^Поиск/u })).toHaveValue('rosa 60')
})

test('a quantity that is typed into the list before the app is there is ordered @desktop', async ({
  page,
}) => {
  // Not Anna: other tests compare what her catalog looks like, and on a busy machine the line has once been seen there.
  const maria = await sharedSession(allPeople.maria)
  await arrive(page, maria, { path: '/history' })
  await beforeScripts(page, '/catalog', async () => {
    await page.locator('td[data-level=enough]').first().focus()
    await page.keyboard.type('25')
    await page.keyboard.press('Enter')
  })
  await expect(page.locator('td[data-ordered]')).toHaveCount(1)
})

/** What a document holds of its sheets besides the fonts. */
function firstRules(page: Page): Locator {
  return page.locator('#first-rules')
}

test('the sheets of a rendered page are applied together, so that it is laid out anew only once @desktop', async ({
  page,
}) => {
  const { promise: looked, resolve } = Promise.withResolvers<void>()
  let held: string | undefined
  await page.route(/\.css$/u, async (route) => {
    held ??= route.request().url()
    if (route.request().url() === held) await looked
    await route.continue()
  })
  // A sheet that is on its way may hold the event of the whole page up.
  await page.goto('/signin', { waitUntil: 'domcontentloaded' })
  const mediaOfSheets = () =>
    page.evaluate(() => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
      return [...new Set([...links].map(({ media }) => media))]
    })
  const sheetsThere = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource')
      return files.filter(({ name, duration }) => name.endsWith('.css') && duration > 0).length
    })
  await expect.poll(sheetsThere).toBeGreaterThan(0)
  expect(await mediaOfSheets()).toEqual(['print'])
  await expect(firstRules(page)).toHaveCount(1)
  resolve()
  await expect.poll(mediaOfSheets).toEqual([''])
  await expect(firstRules(page)).toHaveCount(0)
})

test.describe('without a sheet', () => {
  test.use({ allowedErrors: [/Failed to load resource/u] })

  test('the rules of a rendered page stay where a sheet cannot be had @desktop', async ({ page }) => {
    let refused: string | undefined
    await page.route(/\.css$/u, async (route) => {
      refused ??= route.request().url()
      if (route.request().url() === refused) await route.abort()
      else await route.continue()
    })
    await page.goto('/signin')
    await formsHydrated(page)
    expect(refused).toBeDefined()
    await expect(firstRules(page)).toHaveCount(1)
  })
})

test('what formats numbers is made while the scripts are on their way @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const { NumberFormat } = Intl
    const made = { count: 0 }
    Object.assign(window, { made })
    Intl.NumberFormat = new Proxy(NumberFormat, {
      apply(target, _this, given) {
        made.count += 1
        return Reflect.construct(target, given) as Intl.NumberFormat
      },
    })
  })
  await beforeScripts(page, '/signin', async () => {
    await page.waitForFunction(() => (window as unknown as { made: { count: number } }).made.count === 1)
  })
})

test('the language of a rendered page is not set again, which would have it styled and laid out anew @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const languages: string[] = []
    Object.assign(window, { languages })
    const observer = new MutationObserver(() => languages.push(document.documentElement.lang))
    observer.observe(document, { attributeFilter: ['lang'], subtree: true })
  })
  await page.goto('/signin')
  await formsHydrated(page)
  await page.waitForLoadState('networkidle')
  const languagesSet = () =>
    page.evaluate(() => (window as unknown as { languages: readonly string[] }).languages)
  expect(await languagesSet()).toEqual([])
  await page.evaluate(() => (document.documentElement.lang = 'ru'))
  expect(await languagesSet()).toEqual(['ru'])
})
