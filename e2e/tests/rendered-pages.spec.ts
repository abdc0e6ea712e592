import { phone as slowPhone, slowDown } from '../../tools/slow-phone.ts'
import {
  beforeScripts,
  formsHydrated,
  guestPaths,
  hydrated,
  locales,
  rootOf,
  withoutMarkup,
} from './rendered-page.ts'
import { allPeople, arrive, password, plentiful, readMarket, sharedSession } from './market-state.ts'
import { recordShifts } from './layout-shifts.ts'
import { expect, test } from './shop-page.ts'

for (const prefix of locales) {
  for (const theme of ['light', 'dark'] as const) {
    test(`guest pages under "${prefix}" are in the HTML, in the theme ${theme}, and hydrate to what a browser renders @desktop`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      for (const path of guestPaths) {
        const answer = await page.goto(prefix + path)
        expect(await answer?.text(), path).toMatch(
          new RegExp(`<html lang="${prefix === '' ? 'ru' : 'en'}" data-theme="${theme}">`, 'u'),
        )
        expect(await answer?.text(), path).toMatch(/<div id="root" data-rendered>.*<h1/su)
        await formsHydrated(page)
        const sent = await rootOf(page)
        await withoutMarkup(page, async () => {
          await page.goto(prefix + path)
          await formsHydrated(page)
          expect(await page.locator('[data-rendered]').count()).toBe(0)
          expect(sent, path).toEqual(await rootOf(page))
        })
      }
    })
  }
}

test.describe('the catalog', () => {
  // A document that a test answers comes from no address of this machine, so that the browser lets it open no socket here.
  test.use({ allowedErrors: [/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/u] })

  for (const prefix of locales) {
    test(`the catalog under "${prefix}" is in the HTML of who is signed in, and hydrates to what a browser renders @desktop`, async ({
      page,
    }) => {
      const anna = await sharedSession(allPeople.anna)
      const market = await readMarket(anna)
      const card = plentiful(market.cards)
      const cart = { [market.date]: [{ card, quantity: card.stemsPerBunch }] }
      await arrive(page, anna, { path: `${prefix}/catalog`, cart })
      const open = async () => {
        const html = await (await page.reload())?.text()
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        // On a busy machine the network is idle before the whole list is asked for.
        await expect(page.getByRole('complementary', { name: /^(Фильтры|Filters)$/ })).toBeVisible()
        // What delivery costs comes last.
        await expect(page.getByText('…', { exact: true })).toHaveCount(0)
        // Others buy at the same time, and minutes pass.
        // Markup says which option is chosen; a browser's own script sets it and leaves no attribute.
        const lines = (await rootOf(page)).map((line) =>
          line.replaceAll(/\d+/gu, '0').replace('<option selected="" ', '<option '),
        )
        return { html, lines }
      }
      const { html, lines } = await open()
      expect(html).toMatch(/<div id="root" data-rendered="[\d:.TZ-]+">.*role="gridcell"/su)
      expect(html).not.toContain(' style="')
      await withoutMarkup(page, async () => {
        expect((await open()).lines).toEqual(lines)
        expect(await page.locator('[data-rendered]').count()).toBe(0)
      })
    })
  }
})

test('a search that is typed before the script is there is carried out @desktop', async ({ page }) => {
  await arrive(page, await sharedSession(allPeople.anna), { path: '/offer' })
  await beforeScripts(page, '/catalog', async () => {
    await page.getByRole('textbox').fill('fiesta')
  })
  await expect(page).toHaveURL(/q=fiesta/u)
})

test('what is typed before the script is there stays, and so does the focus @desktop', async ({ page }) => {
  const email = page.getByLabel('Почта', { exact: true })
  const secret = page.getByLabel('Пароль', { exact: true })
  await beforeScripts(page, '/signin?return=%2Fcart', async () => {
    await email.fill(allPeople.anna)
    await secret.pressSequentially(password)
  })
  await expect(secret).toBeFocused()
  await expect(email).toHaveValue(allPeople.anna)
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(secret).toHaveValue(password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL(/\/cart$/u)
})

test.describe('a form that was refused', () => {
  test.use({ allowedErrors: [/401/u] })

  test('a form that the server has refused goes on with its script @desktop', async ({ page }) => {
    const secret = page.getByLabel('Пароль', { exact: true })
    await beforeScripts(page, '/signin?return=%2Fcart', async () => {
      await page.getByLabel('Почта', { exact: true }).fill(allPeople.anna)
      await secret.fill('not the password')
      await secret.press('Enter')
      await expect(page.getByText('Неверная почта или пароль.')).toBeVisible()
    })
    await expect(page.getByText('Неверная почта или пароль.')).toBeVisible()
    await expect(page.getByLabel('Почта', { exact: true })).toHaveValue(allPeople.anna)
    await expect(secret).toBeFocused()
    await secret.fill(password)
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(page).toHaveURL(/\/cart$/u)
  })
})

test('a form that is begun before the script is there is sent as a whole @desktop', async ({ page }) => {
  const secret = page.getByLabel('Пароль', { exact: true })
  await beforeScripts(page, '/signup', async () => {
    await page.getByLabel('Имя', { exact: true }).fill('Nina')
    await page.getByLabel('Почта', { exact: true }).fill('nina@romashka.example')
    await secret.fill('tulips under the snow')
    await page.getByLabel(/Принимаю условия/u).check()
    // Nothing of it reaches an address, and what only the script can send is sent when it is there.
    await secret.press('Enter')
    await expect(page).toHaveURL(/\/signup$/u)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/u)
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Nina')
  await expect(page.getByLabel('Почта', { exact: true })).toHaveValue('nina@romashka.example')
  await expect(secret).toHaveValue('tulips under the snow')
  await expect(page.getByLabel(/Принимаю условия/u)).toBeChecked()
})

test('a page that is scrolled before its script has come stays where it is @desktop', async ({ page }) => {
  await beforeScripts(page, '/offer', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

for (const path of ['/signin', '/en/signup', '/offer']) {
  test(`${path} does not move while it loads on a phone @desktop`, async ({ browser, baseURL }) => {
    const phone = await browser.newContext({
      ...slowPhone,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const cold = await phone.newPage()
    const shifts = await recordShifts(cold)
    await slowDown(cold)
    const answer = await cold.goto(path)
    const { responseBodySize = Infinity } = (await answer?.request().sizes()) ?? {}
    expect(responseBodySize).toBeLessThan(30_000)
    await hydrated(cold)
    await cold.waitForLoadState('networkidle')
    const found = await shifts()
    expect(
      found.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(found),
    ).toBeLessThan(0.001)
    await phone.close()
  })
}
