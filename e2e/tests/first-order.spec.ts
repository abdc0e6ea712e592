import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, literally, test } from './shop-page.ts'

const languages = [
  {
    prefix: '',
    checkout: /^Оформить/,
    next: 'Далее',
    pay: /^Оплатить .* и заказать$/,
    placed: 'Заказ принят',
    open: 'Открыть заказ',
    paid: 'Оплачен',
  },
  {
    prefix: '/en',
    checkout: /^Check out/,
    next: 'Continue',
    pay: /^Pay .* and place order$/,
    placed: 'Order placed',
    open: 'Open order',
    paid: 'Paid',
  },
] as const

for (const { prefix, checkout, next, pay, placed, open, paid } of languages) {
  test(`a buyer orders from stock and finds the order in the history under ${prefix || '/'}`, async ({
    page,
  }) => {
    const session = await sharedSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    const card = plentiful(cards)
    const cart = { [date]: [{ card, quantity: card.stemsPerBunch * 2 }] }
    await arrive(page, session, { path: `${prefix}/cart`, cart })

    await page.getByRole('link', { name: checkout }).first().click()
    await page.getByRole('button', { name: next }).click()
    await page.getByRole('button', { name: pay }).click()
    await expect(page.getByText(placed, { exact: true })).toBeVisible()

    await page.getByRole('link', { name: open }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/history/[^/]+$`))
    await expect(page.getByText(card.variety).first()).toBeVisible()
    await expect(page.getByText(paid, { exact: true }).first()).toBeVisible()
    const number = /\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? 'no number'

    await page.goto(`${prefix}/history`)
    await expect(page.getByText(number).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('{}')
  })
}

test('a line is ordered in the sheet by keyboard alone @desktop', async ({ page }) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  await arrive(page, session)
  await page.getByLabel(/^Поиск по сорту/).fill(`${card.variety} ${card.lengthCm}`)
  const cell = page
    .getByRole('gridcell', {
      name: new RegExp(`^${literally(card.variety)}, .*${literally(card.plantation)}`),
    })
    .first()
  await cell.focus()
  await page.keyboard.type(String(card.stemsPerBunch * 3 - 1))
  await page.keyboard.press('Enter')
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'))
  expect(cart[date]?.[0]?.quantity).toBe(card.stemsPerBunch * 3)
})
