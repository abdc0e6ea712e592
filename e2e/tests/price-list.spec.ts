import type { Locator, Page } from '@playwright/test'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { hydrated } from './rendered-page.ts'
import { expect, literally, test } from './shop-page.ts'

/** Stems of the one line in the cart of the page; 0 while there is none. */
function stemsInCart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, { quantity: number }[]>
    return Object.values(cart).flat()[0]?.quantity ?? 0
  })
}

test('a typed quantity replaces the one of a step, and more than there is leaves it as it was', async ({
  page,
  isMobile,
}) => {
  const anna = await sharedSession(allPeople.anna)
  const { variety, plantation, lengthCm, stemsPerBunch } = plentiful((await readMarket(anna)).cards)
  await arrive(page, anna, { path: `/catalog?${new URLSearchParams({ q: `${variety} ${lengthCm}` })}` })
  const name = new RegExp(`^${literally(variety)}, ${lengthCm}\\s.*${literally(plantation)}`, 'u')
  // While it is edited, the cell has no name.
  const id = await page.getByRole('gridcell', { name }).first().getAttribute('id')
  const cell = page.locator(`[id="${id}"]`)
  const press = (target: Locator) => (isMobile ? target.tap() : target.click())
  const field = cell.getByRole('textbox', { name: /^Стеблей/ })
  await press(cell)
  await press(cell.getByRole('button', { name: /^На упаковку больше/ }))
  await expect.poll(() => stemsInCart(page)).toBe(stemsPerBunch)

  await press(field)
  await page.keyboard.type(String(3 * stemsPerBunch))
  await expect(field).toHaveValue(String(3 * stemsPerBunch))
  await page.keyboard.press('Enter')
  await expect.poll(() => stemsInCart(page)).toBe(3 * stemsPerBunch)

  await press(cell)
  await press(field)
  await page.keyboard.type('999999')
  const refusal = cell.getByText('Выбранное количество превышает наличие')
  await expect(refusal).toBeInViewport({ ratio: 1 })
  expect(await refusal.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect(cell).toHaveAttribute('data-refused')
  expect(await stemsInCart(page)).toBe(3 * stemsPerBunch)
  const takeAll = page.getByRole('button', { name: /^Взять всё/ })
  const all = Number((await takeAll.innerText()).replaceAll(/\D/gu, ''))
  await press(takeAll)
  await expect.poll(() => stemsInCart(page)).toBe(all)
})

test('arrows pass over a length that does not exist, and what is typed there is answered', async ({
  page,
  isMobile,
}) => {
  await arrive(page, await sharedSession(allPeople.anna), { path: '/catalog?type=roses' })
  const first = page.getByRole('gridcell').and(page.locator('[data-below]')).first()
  await first.focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft']) {
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press(key)
      // Left of the first length that exists is the variety.
      await expect(page.locator('td[data-below]:focus, th button:focus')).toBeVisible()
    }
  }
  // The next variety lacks its length.
  const above = await page.locator('td[data-below]').evaluateAll((cells: HTMLTableCellElement[]) => {
    for (const { id, parentElement, cellIndex } of cells) {
      const below = parentElement?.nextElementSibling?.children[cellIndex]
      if (below?.matches('[data-level=absent]') === true) return id
    }
    return ''
  })
  await page.locator(`[id="${above}"]`).focus()
  await page.keyboard.press('ArrowDown')
  const next = page.locator('td[data-below]:focus')
  await expect(next).toBeVisible()
  await expect(next).not.toHaveId(above)
  const absent = page.locator('td[data-level=absent]').first()
  await expect(absent).toBeVisible({ visible: !isMobile })
  // On a phone nothing stands in the place of a length that does not exist.
  if (isMobile) return
  await absent.click()
  const none = /: ростовки \d+\sсм нет$/
  await expect(page.getByText(none).first()).toBeVisible()
  const answer = page.getByRole('status').filter({ hasText: none })
  await expect(answer).toHaveCount(0)
  await page.keyboard.type('100')
  await expect(answer).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('cart') ?? '{}')).toBe('{}')
})

test('the words of one name are one chip, which takes all of them out of the search @desktop', async ({
  page,
}) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const search = page.getByRole('textbox', { name: /^Поиск по сорту/ })
  await search.fill('playa blanca 60')
  const chips = page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('button')
  await expect(chips).toHaveText([/^Playa Blanca/, /^60\sсм/])
  await chips.first().click()
  await expect(search).toHaveValue('60')
})

test('the days of the strip stay where they are when one is chosen', async ({ page, isMobile }) => {
  await arrive(page, await sharedSession(allPeople.anna))
  const days = page.getByRole('list', { name: 'День поставки' }).getByRole('listitem')
  const links = days.getByRole('link')
  await expect(links.first()).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  const places = () =>
    days.evaluateAll((items) =>
      items.map((item) => {
        const { left, top, width, height } = item.getBoundingClientRect()
        return { left, top, width, height }
      }),
    )
  let before = await places()
  const count = await links.count()
  expect(count).toBeGreaterThan(1)
  for (let place = count - 1; place >= 0; place -= 1) {
    const day = links.nth(place)
    if (isMobile) {
      // Not all of them fit: one is pressed that is in sight.
      await day.scrollIntoViewIfNeeded()
      before = await places()
      await day.tap()
    } else await day.click()
    await expect(day).toHaveAttribute('aria-current', 'date')
    expect(await places()).toEqual(before)
  }
})

test('dyed flowers and eucalyptus are drawn as what they are @desktop', async ({ page }) => {
  const anna = await sharedSession(allPeople.anna)
  const { cards } = await readMarket(anna)
  const drawingOf = async (variety: string): Promise<string> => {
    const row = page.getByRole('row', { name: new RegExp(`^${literally(variety)}`) }).first()
    const href = await row.locator('use').getAttribute('href')
    return href?.split('#')[1] ?? ''
  }
  const expected = [
    [/^Gypsophila/, 'dyedGypsophila'],
    [/^(?:Baltica|Bacardi)/, 'dyedChrysanthemum'],
    [/^Carnation/, 'dyedCarnations'],
    [/^(?:Vendela|Mondial)/, 'dyes'],
  ] as const
  const dyed = new Set(cards.filter(({ type }) => type === 'dyes').map(({ variety }) => variety))
  const drawings = [...dyed].map(
    (variety) => [variety, expected.find(([names]) => names.test(variety))?.[1]] as const,
  )
  expect(new Set(drawings.map(([, drawing]) => drawing)).size).toBeGreaterThan(1)
  // So high that all rows are drawn.
  await page.setViewportSize({ width: 1440, height: 6000 })
  await arrive(page, anna, { path: '/catalog?type=dyes' })
  for (const [variety, drawing] of drawings) expect(await drawingOf(variety)).toBe(drawing)
  await page.goto('/catalog?type=eucalyptus')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const leaves = await page
    .getByRole('row')
    .locator('use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))
  expect(new Set(leaves).size).toBeGreaterThan(2)
})

test('a page that is opened by its address begins at its top, and going back leads to the place that was left @desktop', async ({
  page,
}) => {
  await page.goto('/offer')
  await hydrated(page)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A kept place is scrolled to within two frames of the page's last growth.
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test('Back hides the variety that was shown and leads to the same place in the list @desktop', async ({
  page,
}) => {
  await arrive(page, await sharedSession(allPeople.anna), { path: '/catalog' })
  await page.getByRole('textbox', { name: /^Поиск по сорту/ }).fill('роза')
  await expect(page).toHaveURL(/q=/u)
  // Another list begins at its top: only whoever scrolls after it has come stays there.
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toBeVisible()
  // The list is that high once all of it has come.
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 1200)
        return scrollY
      }),
    )
    .toBe(1200)
  const address = page.url()
  const row = page.getByRole('row').nth(8)
  await row.getByRole('rowheader').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(address)
  // The list is wide again, and its rows as high as before, to a pixel.
  const moved = () => page.evaluate(() => Math.abs(scrollY - 1200))
  await expect.poll(moved).toBeLessThanOrEqual(1)
  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(address)
})
