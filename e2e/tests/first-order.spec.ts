import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, joinAs, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, literally, test } from './shop-page.ts'

const languages = [
  {
    prefix: '',
    checkout: /^Оформить/,
    address: /\d{6}, Москва, /,
    pay: /^Оплатить [\d\s,]+₽$/,
    placed: 'Заказ принят',
    open: 'Открыть заказ',
    paid: 'Оплачен',
  },
  {
    prefix: '/en',
    checkout: /^Check out/,
    address: /\d{6}, Moscow, /,
    pay: /^Pay ₽?[\d,.]+/,
    placed: 'Order placed',
    open: 'Open order',
    paid: 'Paid',
  },
] as const

for (const { prefix, checkout, address, pay, placed, open, paid } of languages) {
  test(`a buyer orders in two steps and finds the order in the history under ${prefix || '/'}`, async ({
    page,
    isMobile,
  }) => {
    const session = await sharedSession(allPeople.anna)
    const { date, cards } = await readMarket(session)
    const card = plentiful(cards)
    const cart = { [date]: [{ card, quantity: card.stemsPerBunch * 2 }] }
    // Beside the price list stands what is ordered from it; on a phone the cart is a page of its own.
    await arrive(page, session, { path: `${prefix}/${isMobile ? 'cart' : 'catalog'}`, cart })

    await page.getByRole('link', { name: checkout }).first().click()
    await expect(page.getByText(address).first()).toBeVisible()
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

test.describe('a price that changes at the last moment', () => {
  test.use({ allowedErrors: [/409/] })

  test('is read and agreed to on /confirm before anything is ordered @desktop', async ({ page }) => {
    const session = await joinAs(`price-${crypto.randomUUID()}@joiners.example`, 'eleven blue irises')
    const { date, cards } = await readMarket(session)
    const card = plentiful(cards)
    const cart = { [date]: [{ card, quantity: card.stemsPerBunch * 2 }] }
    // A page that hears of the price shows it before the press.
    await page.routeWebSocket(/socket\.io/, () => {})
    await arrive(page, session, { path: `/order?date=${date}`, cart })
    await page.getByRole('radio', { name: 'Заберу сам' }).check()
    await page.getByRole('radio', { name: /Наличными/ }).check()
    const order = page.getByRole('button', { name: /^Заказать за/ })
    await expect(order).toBeEnabled()
    const before = await order.innerText()

    const staff = await sharedSession(allPeople.vera)
    const { _id } = await session.get<CallOutput<'authentication'>>('/api/auth/authentication')
    const none = { deliveryToWarehouseBp: 0, deliveryToRegionBp: 0, deliveryToCityBp: 0 }
    await staff.patch('/api/user/add/referral', { _id, margin: { priceBp: 1000, ...none } })

    await order.click()
    await expect(page).toHaveURL(/\/confirm\?date=/)
    await expect(page.getByRole('alert')).toContainText('товары в корзине могли измениться')
    await expect(order).toBeDisabled()
    await page.getByRole('button', { name: 'Принять изменения' }).click()
    await expect(order).toBeEnabled()
    expect(await order.innerText()).not.toBe(before)
    await order.click()
    await expect(page.getByText('Заказ принят', { exact: true })).toBeVisible()
  })
})

test('a line is ordered in the sheet by keyboard alone @desktop', async ({ page }) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  await arrive(page, session)
  await page.getByRole('gridcell', { name: /₽/ }).first().waitFor()
  await page.getByLabel(/^Поиск по сорту/).fill(`${card.variety} ${card.lengthCm}`)
  // The list and the address have settled.
  await expect(page).toHaveURL(/[?&]q=/)
  const cell = page
    .getByRole('gridcell', {
      name: new RegExp(`^${literally(card.variety)}, .*${literally(card.plantation)}`),
    })
    .first()
  await cell.focus()
  await page.keyboard.type(String(card.stemsPerBunch * 3 - 1))
  await page.keyboard.press('Enter')
  const ordered = () =>
    page.evaluate((day) => JSON.parse(localStorage.getItem('cart') ?? '{}')[day]?.[0]?.quantity, date)
  await expect.poll(ordered).toBe(card.stemsPerBunch * 3)
})
