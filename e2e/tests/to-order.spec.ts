import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, sharedSession } from './market-state.ts'
import { expect, literally, test } from './shop-page.ts'
import { claimAndCredit, deliverInStaffApp, openStaffApp } from './trade-steps.ts'

/** A box of the cheapest lot of the last day that plantations take orders for. */
async function boxToOrder() {
  const session = await sharedSession(allPeople.anna)
  const { dates } = await session.get<CallOutput<'catalogDays'>>('/api/catalog/days?availability=toOrder')
  const date = dates.at(-1)?.date ?? ''
  const list = `/api/catalog/cards?availability=toOrder&date=${date}`
  const { cards } = await session.get<CallOutput<'catalogCards'>>(list)
  const [card] = cards
    .filter(({ stemsAvailable, stemsPerBox }) => stemsAvailable >= 2 * stemsPerBox)
    .toSorted((left, right) => left.price * left.stemsPerBox - right.price * right.stemsPerBox)
  if (card === undefined) throw new Error('Plantations offer nothing.')
  return { session, date, card }
}

test('a lot to order goes from its part of the price list to an order of its kind that staff deliver a bunch short, and a claim about it is credited', async ({
  page,
  browser,
}) => {
  const { session, date, card } = await boxToOrder()
  await arrive(page, session)
  await page.getByRole('link', { name: /^Под заказ/ }).click()
  await expect(page).toHaveURL(/availability=toOrder/)
  await page.locator(`a[href*="date=${date}"]`).first().click()
  // The field of another day's list goes with it.
  await expect(page.locator(`a[href*="date=${date}"][aria-current="date"]`)).toBeVisible()
  const search = page.getByRole('textbox', { name: /^Поиск по сорту/ })
  await search.fill(`${card.variety} ${card.lengthCm}`)
  const name = new RegExp(
    `^${literally(card.variety)}, ${card.lengthCm}\\sсм, ${literally(card.plantation)}:`,
  )
  await page.getByRole('gridcell', { name }).first().click()
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: /в корзине/ }).first()).toBeVisible()
  // At once, while the address still waits for the end of the typing.
  await page
    .getByRole('link', { name: /^(Перейти в корзину|Корзина)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cart/)
  await expect(page.getByRole('heading', { name: /Поставка .* Под заказ/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/order\\?date=${date}&kind=toOrder`))
  await expect(page.getByText(/^Плантации принимают заказ до/).filter({ visible: true })).toBeVisible()
  await page.getByRole('radio', { name: /^С баланса/ }).check()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page).toHaveURL(/\/history\/order\//)
  await expect(page.getByText(card.variety).first()).toBeVisible()

  const desk = await openStaffApp(browser, process.env['STAFF_ORIGIN'] ?? '')
  const agreed = card.stemsPerBox - card.stemsPerBunch
  await deliverInStaffApp(page, desk, agreed)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await claimAndCredit(page, desk)
  await desk.context().close()
  const { kind, lines, claims, totals } = await session.get<CallOutput<'purchaseGet'>>(`/api/purchase/${id}`)
  const accepted = claims[0]?.acceptedQuantity ?? 0
  expect([kind, lines.map((line) => line.agreedQuantity)]).toEqual(['toOrder', [agreed]])
  expect(accepted).toBeGreaterThan(0)
  expect(totals.credited).toBe((card.stemsPerBunch + accepted) * card.price)
})

test('back leads to the same part, day, filters and place of the price list', async ({ page }) => {
  const session = await sharedSession(allPeople.anna)
  const { dates } = await session.get<CallOutput<'catalogDays'>>('/api/catalog/days?availability=toOrder')
  const [fullest] = dates.toSorted((left, right) => right.cards - left.cards)
  const path = `/catalog?availability=toOrder&date=${fullest?.date}&sort=priceAsc`
  await arrive(page, session, { path })
  await page.getByRole('gridcell', { name: /₽/ }).first().waitFor()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  // A click would scroll to the link first.
  await page
    .getByRole('link', { name: /^Корзина/ })
    .first()
    .dispatchEvent('click')
  await expect(page).toHaveURL(/\/cart/)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.getByRole('link', { name: /^Под заказ/ })).toHaveAttribute('aria-current', 'page')
})
