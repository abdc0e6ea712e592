import {
  allPeople,
  arrive,
  beginSession,
  password,
  plentiful,
  readMarket,
  sharedSession,
} from './market-state.ts'
import { hydrated } from './rendered-page.ts'
import { expect, test } from './shop-page.ts'

const dayMs = 86_400_000

test.describe('the first visit @desktop', () => {
  for (const { locale, address } of [
    { locale: 'en-GB', address: '/en/catalog' },
    { locale: 'ru-RU', address: '/catalog' },
    { locale: 'de-DE', address: '/catalog' },
  ]) {
    test(`a browser that likes ${locale} comes to ${address}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale })
      const answer = await context.request.get(`${baseURL}/`, {
        maxRedirects: 0,
        headers: { 'accept-language': locale },
      })
      expect(answer.headers()['location']).toBe(address)
      await context.close()
    })
  }

  test('the language is kept for 365 days on every path, and what was chosen outweighs the browser', async ({
    page,
    context,
  }) => {
    await page.goto('/en/signin')
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / dayMs
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
    await page.goto('/')
    await expect(page).toHaveURL(/\/en\/signin/)
  })
})

test('another language keeps the page, its query and its place @desktop', async ({ page }) => {
  await page.goto('/offer?from=mail#1')
  await page.getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/offer\?from=mail#1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'RU', exact: true }).click()
  await expect(page).toHaveURL(/\/\/[^/]+\/offer\?from=mail#1$/)
})

test('cookies: the session is out of reach of scripts, all are of this site @desktop', async ({
  page,
  context,
}) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const cookies = await context.cookies()
  const named = (part: string) => cookies.find(({ name }) => name.endsWith(part))
  expect(named('session')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(named('csrf-secret')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(named('csrf-token')).toMatchObject({ httpOnly: false, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
})

test.describe('several tabs @desktop', () => {
  test.use({ allowedErrors: [/401/] })

  test('signing out in one asks to sign in again in the other, where what was typed stays', async ({
    page,
    context,
  }) => {
    const session = await beginSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    const card = plentiful(cards)
    const cart = { [date]: [{ card, quantity: card.stemsPerBunch }] }
    await arrive(page, session, { path: `/order?date=${date}`, cart })
    const comment = page.getByLabel('Комментарий')
    await comment.fill('Позвоните за час')

    const other = await context.newPage()
    await other.goto('/history')
    await other.getByRole('button', { name: /меню$/ }).click()
    await other.getByRole('button', { name: 'Выйти' }).click()
    await expect(other).toHaveURL(/\/signin/)

    await expect(page.getByText(/Сеанс завершён. Войдите снова/)).toBeVisible()
    await page.getByRole('button', { name: 'Войти снова' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Пароль$/).fill(password)
    await dialog.getByRole('button', { name: /^(Войти|Войти снова)$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/Сеанс завершён/)).toBeHidden()
    await expect(comment).toHaveValue('Позвоните за час')
  })

  test('what goes into the cart in one is in the cart of the other', async ({ page, context }) => {
    const session = await sharedSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    const { code, price, stemsPerBunch: quantity } = plentiful(cards)
    await arrive(page, session, { path: '/offer' })
    const other = await context.newPage()
    await other.goto('/history')
    const cart = other.getByRole('link', { name: /^Корзина/ }).first()
    await expect(cart).toHaveAccessibleName(/пуста/)
    const stored = JSON.stringify({ [date]: [{ code, price, quantity }] })
    await page.evaluate((text) => localStorage.setItem('cart', text), stored)
    await expect(cart).toHaveAccessibleName(/Корзина 1 позиция/)
  })

  test('another language in one is the language of the other, which stays at its page', async ({
    page,
    context,
  }) => {
    await page.goto('/offer')
    await hydrated(page)
    const other = await context.newPage()
    await other.goto('/privacy-policy?from=mail')
    await hydrated(other)
    await page.getByRole('link', { name: 'EN', exact: true }).click()
    await expect(other).toHaveURL(/\/en\/privacy-policy\?from=mail$/)
  })

  test('a tab that is still loading gets the language that another one changed to meanwhile', async ({
    page,
    context,
  }) => {
    await page.goto('/offer')
    await hydrated(page)
    const other = await context.newPage()
    const scripts = Promise.withResolvers<void>()
    await other.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await other.goto('/privacy-policy', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'EN', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/offer$/)
    scripts.resolve()
    await expect(other).toHaveURL(/\/en\/privacy-policy$/)
  })
})

test.describe('without a connection', () => {
  test.use({
    // Code that is fetched when the page is idle may be on its way when the connection goes.
    allowedErrors: [
      /ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch dynamically imported module)|Unable to preload CSS/,
    ],
  })

  test('what is on screen stays, a banner tells, and the page comes back by itself', async ({
    page,
    context,
  }) => {
    // Chromium does not fetch a module again that has failed, until the page is loaded anew.
    const connects = page.waitForEvent('websocket')
    await arrive(page, await sharedSession(allPeople.anna), { path: '/history' })
    await connects
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^Нет интернета\. Страница обновится/)).toBeVisible()
    await expect(table).toBeVisible()
    const readAgain = page.waitForRequest((request) => request.url().includes('/api/order/list'))
    await context.setOffline(false)
    await readAgain
    await expect(page.getByText(/^Нет интернета/)).toBeHidden()
    await expect(table).toBeVisible()
  })
})

test.describe('an address that no page has @desktop', () => {
  test.use({ allowedErrors: [/404/] })

  test('is named in full, in both languages', async ({ page }) => {
    await page.goto('/en/no/such?x=1#y')
    await expect(page.getByText('Page not found!')).toBeVisible()
    await expect(page.getByText('Page not found: /en/no/such?x=1#y')).toBeVisible()
    await page.goto('/no/such')
    await expect(page.getByText('Не найдена страница: /no/such')).toBeVisible()
  })
})

test.describe('a browser that keeps nothing @desktop', () => {
  test.use({ allowedErrors: [/Storage is forbidden/] })

  test('shows every page, and the cart lives as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is forbidden', 'SecurityError')
          },
        })
      }
    })
    await arrive(page, await sharedSession(allPeople.anna))
    for (const path of ['/catalog', '/cart', '/order', '/history']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.getByText(/Что-то пошло не так|Непредвиденная ошибка/)).toHaveCount(0)
    }
  })
})

test.describe('Safari @desktop', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  })

  test('is told to open another browser, and which one it is', async ({ page }) => {
    await page.goto('/en/catalog')
    await expect(
      page.getByRole('heading', { name: 'The site is temporarily unavailable in Safari' }),
    ).toBeVisible()
    await expect(page.getByText('Your browser: Safari 18.1')).toBeVisible()
    await expect(
      page
        .getByText(/^Support:/)
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', /^mailto:/)
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Сайт временно не работает в Safari' })).toBeVisible()
    await expect(page.getByText('Ваш браузер: Safari 18.1')).toBeVisible()
    await expect(page.getByLabel('Пароль')).toHaveCount(0)
  })
})

test.describe('an error that the page did not expect @desktop', () => {
  test.use({ allowedErrors: [/The bouquet fell apart/] })

  test('is reported once, without a word about the person', async ({ page }) => {
    await arrive(page, await sharedSession(allPeople.anna), { path: '/history' })
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) reports.push(request.postData() ?? '')
    })
    const answered = page.waitForResponse('**/api/errors')
    await page.evaluate(() => {
      for (const delayMs of [0, 50]) {
        setTimeout(() => {
          throw new Error('The bouquet fell apart for anna@buket.example at +7 916 123-45-01')
        }, delayMs)
      }
    })
    expect((await answered).ok()).toBe(true)
    await page.waitForTimeout(500)
    expect(reports).toHaveLength(1)
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      message: expect.stringContaining('The bouquet fell apart for <email> at <number>'),
      page: '/history',
    })
    expect(reports[0]).not.toMatch(/anna|buket|123-45-01/i)
  })
})
