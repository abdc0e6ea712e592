import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, beginSession, buy, joinAs, plentiful, readMarket } from './market-state.ts'
import { hydrated } from './rendered-page.ts'
import { expect, test, type Page } from './shop-page.ts'

test.use({
  serviceWorkers: 'allow',
  // What is asked without a network fails, and says so in the console.
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)|net::ERR_/],
})

/** The keys of what a browser has kept of people for reading without a network. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
    const keys = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return requests.map(({ url }) => `${name} ${decodeURIComponent(new URL(url).pathname)}`)
      }),
    )
    return keys.flat()
  })
}

/** Waits until the worker answers for the page, and what the page shows is kept. */
async function readyForOffline(page: Page, ...calls: readonly string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const call of ['page', ...calls]) {
    await expect.poll(async () => (await keptKeys(page)).join('\n')).toContain(`/kept/${call}`)
  }
}

function joiner(): string {
  return `offline-${crypto.randomUUID()}@joiners.example`
}

const noConnection = /нет соединения/

test('the price list, the cart and an order that were seen are there after a reload without a network', async ({
  page,
  context,
}) => {
  const session = await beginSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const line = { card, quantity: card.stemsPerBunch }
  const order = await buy(session, date, line)
  await arrive(page, session, { path: `/history/${order._id}`, cart: { [date]: [line] } })
  await readyForOffline(page, 'purchaseGet')
  await page.goto('/cart')
  await readyForOffline(page, 'checkCart')
  await page.goto('/history')
  await readyForOffline(page, 'orderList')
  await page.goto('/catalog')
  await readyForOffline(page, 'catalogCards')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Показан прайс-лист от .*нет соединения/)).toBeVisible()
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByText(card.variety).first()).toBeVisible()
  await expect(page.getByText(noConnection).first()).toBeVisible()

  await page.goto('/history')
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(`/history/${order._id}`)
  await expect(page.getByText(card.variety).first()).toBeVisible()
  await expect(page.getByText(noConnection).first()).toBeVisible()
})

test('what is changed in the cart without a network is sent when it is back @desktop', async ({
  page,
  context,
}) => {
  const session = await joinAs(joiner(), 'eleven blue irises')
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const line = { card, quantity: card.stemsPerBunch }
  await arrive(page, session, { path: '/cart', cart: { [date]: [line] }, isCartKept: true })
  await readyForOffline(page, 'checkCart')
  const quantity = page
    .getByRole('spinbutton')
    .or(page.getByRole('textbox', { name: /Количество/ }))
    .first()

  await context.setOffline(true)
  await page.reload()
  await quantity.fill(String(3 * card.stemsPerBunch))
  await quantity.press('Enter')
  await expect(quantity).toHaveValue(String(3 * card.stemsPerBunch))
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const { cart } = await session.post<CallOutput<'cartSync'>>('/api/cart/sync', { changes: [] })
      return Object.values(cart).flat()[0]?.quantity
    })
    .toBe(3 * card.stemsPerBunch)
  await expect(page.getByText(noConnection)).toHaveCount(0)
  await expect(page.getByText(/Сеанс завершён/)).toHaveCount(0)
})

test('a page that was not opened before says so @desktop', async ({ page, context }) => {
  await arrive(page, await beginSession(allPeople.anna))
  await readyForOffline(page, 'catalogDays')
  await context.setOffline(true)
  await page.goto('/history/never-seen')
  // Some Chromium forgets that it is offline when a document gets a process of its own.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    dispatchEvent(new Event('offline'))
  })
  await expect(page.getByText('На этом устройстве этих данных ещё нет')).toBeVisible()
  await page.goto('/operations-history')
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить страницу' })).toBeVisible()
})

test.describe('what was kept of a person', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)|net::ERR_|401/] })

  test('goes when they sign out, also in another tab, and nobody finds it without a network @desktop', async ({
    page,
    context,
  }) => {
    await arrive(page, await beginSession(allPeople.anna), { path: '/history' })
    await readyForOffline(page, 'orderList')
    const other = await context.newPage()
    await other.goto('/history')
    await hydrated(other)
    await other.getByRole('button', { name: /меню$/ }).click()
    await other.getByRole('button', { name: 'Выйти' }).click()
    await expect(other).toHaveURL(/\/signin/)
    await expect(page.getByText(/Сеанс завершён/)).toBeVisible()
    await expect.poll(() => keptKeys(page)).toEqual([])

    await page.close()
    await context.setOffline(true)
    await other.goto('/history')
    await expect(other).toHaveURL(/\/signin/)
    await expect(other.getByRole('table')).toHaveCount(0)
  })

  test('goes with the session, and another person finds only their own @desktop', async ({ page }) => {
    const anna = await beginSession(allPeople.anna)
    await arrive(page, anna, { path: '/history' })
    await readyForOffline(page, 'orderList')
    const [annasKey = ''] = await keptKeys(page)
    // Ended elsewhere: the page learns of it by the next answer.
    await anna.post('/api/auth/logout', {})
    await page.goto('/history')
    await expect(page).toHaveURL(/\/signin/)
    await expect.poll(() => keptKeys(page)).toEqual([])

    await arrive(page, await beginSession(allPeople.maria), { path: '/history' })
    await readyForOffline(page, 'orderList')
    const [owner = ''] = annasKey.split(' ')
    expect((await keptKeys(page)).filter((key) => key.startsWith(owner))).toEqual([])
  })
})

test.describe('a new release', () => {
  // The test plays the older page and the newer worker, which the page's policy forbids.
  test.use({ bypassCSP: true })

  test('waits until the person agrees; what was typed stays, and then it takes over @desktop', async ({
    page,
  }) => {
    const session = await beginSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    const card = plentiful(cards)
    const cart = { [date]: [{ card, quantity: card.stemsPerBunch }] }
    await arrive(page, session, { path: `/order?date=${date}`, cart })
    await readyForOffline(page)
    const comment = page.getByLabel('Комментарий')
    await comment.fill('Позвоните за час')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.evaluate(async () => {
      document.querySelector('script[type="module"][src]')?.setAttribute('src', '/assets/older.js')
      await navigator.serviceWorker.register('/service-worker.js?newer')
    })
    await expect(page.getByText('Вышло обновление магазина')).toBeVisible()
    await expect(comment).toHaveValue('Позвоните за час')
    expect(loads).toBe(0)
    expect(await isWaiting(page)).toBe(true)

    await page.getByRole('button', { name: 'Обновить', exact: true }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(comment).toHaveValue('Позвоните за час')
    await expect.poll(() => isWaiting(page)).toBe(false)
    await expect(page.getByText('Вышло обновление магазина')).toBeHidden()
    await expect(comment).toHaveValue('Позвоните за час')
    expect(loads).toBe(1)
  })
})

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (registration?.waiting ?? registration?.installing ?? null) !== null
  })
}

test('staff have no worker @desktop', async ({ page }) => {
  await page.goto(process.env['STAFF_ORIGIN'] ?? '')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
