import { cardsOf, expect, leaveInCart, allPeople, plentiful, signIn, test } from './shop-page.ts'

test('a cart that cannot be read is set aside with a message', async ({ page }) => {
  await signIn(page, allPeople.anna)
  await page.evaluate(() => localStorage.setItem('cart', '{"broken'))
  await page.reload()
  await expect(page.getByText(/Не удалось прочитать сохранённую корзину/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart.set-aside'))).toBe('{"broken')
})

test('a cart of an older shape keeps what can be read', async ({ page }) => {
  await signIn(page, allPeople.anna)
  const { date, cards } = await cardsOf(page)
  const card = plentiful(cards)
  const older = JSON.stringify({
    [date]: { [card.code]: { price: card.price, count: String(card.stemsPerBunch) } },
  })
  await page.evaluate((text) => localStorage.setItem('cart', text), older)
  await page.goto('/cart')
  await expect(page.getByText(/Корзина была сохранена в старом формате/)).toBeVisible()
  await expect(page.getByText(card.variety).first()).toBeVisible()
})

test('a changed price stops the checkout until it is accepted', async ({ page }) => {
  await signIn(page, allPeople.anna)
  const { date, cards } = await cardsOf(page)
  const card = plentiful(cards)
  await leaveInCart(page, date, [
    { card: { ...card, price: card.price - 100 }, quantity: card.stemsPerBunch },
  ])
  await expect(page.getByRole('button', { name: /^Оформить/ })).toBeDisabled()
  await page.getByRole('button', { name: /^Принять цену/ }).click()
  await expect(page.getByRole('link', { name: /^Оформить/ })).toBeVisible()
})

test('a quantity over stock is named and fixed with one click', async ({ page }) => {
  await signIn(page, allPeople.anna)
  const { date, cards } = await cardsOf(page)
  const card = plentiful(cards)
  await leaveInCart(page, date, [{ card, quantity: card.stemsAvailable + card.stemsPerBunch }])
  await expect(page.getByText(/Выбранное количество превышает наличие/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Изменить на / }).click()
  await expect(page.getByRole('link', { name: /^Оформить/ })).toBeVisible()
})

test('a buyer without the money is told so and may pay in cash', async ({ page }) => {
  await signIn(page, allPeople.petr)
  const { date, cards } = await cardsOf(page)
  const card = plentiful(cards)
  await leaveInCart(page, date, [{ card, quantity: card.stemsPerBunch * 4 }])
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
