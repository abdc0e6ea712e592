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
  await expect(page.getByText(/Недостаточно средств на балансе!/).first()).toBeVisible()
  await page.getByRole('radio', { name: /Наличными/ }).check()
  await page.getByRole('button', { name: 'Далее' }).click()
  await page.getByRole('button', { name: /^Заказать/ }).click()
  await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()
})
