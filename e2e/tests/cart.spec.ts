import { allPeople, arrive, plentiful, readMarket, sharedSession, type CartLine } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

/** Opens the cart with what a line became of a plentiful card. */
async function openCart(
  page: Page,
  email: string,
  change: (line: CartLine) => Partial<CartLine>,
): Promise<CartLine> {
  const session = await sharedSession(email)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const line = { card, quantity: card.stemsPerBunch }
  await arrive(page, session, { path: '/cart', cart: { [date]: [{ ...line, ...change(line) }] } })
  return line
}

test('a cart that cannot be read is quarantined with a message', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('cart.quarantine') === null) localStorage.setItem('cart', '{"broken')
  })
  await arrive(page, await sharedSession(allPeople.anna))
  await expect(page.getByText(/Не удалось прочитать сохранённую корзину/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart.quarantine'))).toBe('{"broken')
})

test('a cart of an older shape keeps what can be read', async ({ page }) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const older = JSON.stringify({
    [date]: { [card.code]: { price: card.price, count: String(card.stemsPerBunch) } },
  })
  await page.addInitScript((text) => localStorage.setItem('cart', text), older)
  await arrive(page, session, { path: '/cart' })
  await expect(page.getByText(/Корзина была сохранена в старом формате/)).toBeVisible()
  await expect(page.getByText(card.variety).first()).toBeVisible()
})

test('a changed price stops the checkout until it is accepted', async ({ page }) => {
  await openCart(page, allPeople.anna, ({ card }) => ({ card: { ...card, price: card.price - 100 } }))
  await expect(page.getByRole('button', { name: /^Оформить/ })).toBeDisabled()
  await page.getByRole('button', { name: /^Принять цену/ }).click()
  await expect(page.getByRole('link', { name: /^Оформить/ })).toBeVisible()
})

test('a quantity over stock is named and fixed with one click', async ({ page }) => {
  await openCart(page, allPeople.anna, ({ card }) => ({ quantity: card.stemsAvailable + card.stemsPerBunch }))
  await expect(page.getByText(/Выбранное количество превышает наличие/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Изменить на / }).click()
  await expect(page.getByRole('link', { name: /^Оформить/ })).toBeVisible()
})

test('a buyer without the money is told so and may pay in cash', async ({ page }) => {
  await openCart(page, allPeople.petr, ({ card }) => ({ quantity: card.stemsPerBunch }))
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page.getByText(/не хватает/).first()).toBeVisible()
  await expect(page.getByText(/Недостаточно средств/)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /Картой/ })).toBeChecked()
  await page.getByRole('radio', { name: /Наличными/ }).check()
  await page.getByRole('button', { name: /^Заказать/ }).click()
  await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()
})

/** The whole sum of kopecks as the shop writes it, whatever its spaces. */
function written(minor: number): RegExp {
  const [rubles, kopecks] = [Math.floor(minor / 100), minor % 100]
  const groups = rubles.toLocaleString('ru-RU').replaceAll(/\s/gu, String.raw`\s`)
  return new RegExp(
    `(?<![\\d,])${groups}${kopecks === 0 ? '' : `,${String(kopecks).padStart(2, '0')}`}\\s₽`,
    'u',
  )
}

test('the header, the panel and the cart name one sum: today’s prices, without what is gone @desktop', async ({
  page,
}) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const quantity = 4 * card.stemsPerBunch
  const cart = {
    [date]: [
      { card: { ...card, price: card.price - 300 }, quantity },
      { card: { ...card, code: 'sold-elsewhere' }, quantity: 500 },
    ],
  }
  await arrive(page, session, { cart })
  const sum = written(card.price * quantity)
  const panel = page.getByRole('complementary', { name: 'Заказ на этот день' })
  await expect(panel.getByText('было').first()).toBeVisible()
  await expect(panel.getByText(sum).first()).toBeVisible()
  const header = page.getByRole('banner').getByRole('link', { name: /^Корзина/ })
  await expect(header).toHaveText(sum)
  await header.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('button', { name: 'Принять изменения' })).toBeVisible()
  await expect(header).toHaveText(sum)
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
})

test('the focus goes on to the next line after a removal, and to the day after all is agreed to @desktop', async ({
  page,
}) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const [first, second, third] = cards.filter(
    ({ soldBy, stemsAvailable, stemsPerBunch }) => soldBy === 'bunch' && stemsAvailable > 5 * stemsPerBunch,
  )
  const lines = [first!, second!, { ...third!, price: third!.price - 100 }]
  const cart = { [date]: lines.map((card) => ({ card, quantity: card.stemsPerBunch })) }
  await arrive(page, session, { path: '/cart', cart })
  const removals = page.getByRole('button', { name: /^Удалить из корзины/ })
  await expect(removals).toHaveCount(3)
  const fixAll = page.getByRole('button', { name: 'Принять изменения' })
  await expect(fixAll).toBeVisible()
  await removals.first().focus()
  await page.keyboard.press('Enter')
  await expect(removals).toHaveCount(2)
  await expect(removals.first()).toBeFocused()
  await fixAll.focus()
  await page.keyboard.press('Enter')
  await expect(fixAll).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
})
