import { arrive, joinAs, plentiful, readMarket } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

/** The quantity of a line in the cart, in stems. */
function quantityOf(page: Page) {
  return page
    .getByRole('spinbutton')
    .or(page.getByRole('textbox', { name: /Количество|Quantity/ }))
    .first()
}

test('a cart filled on one device is on the other, and a change there comes back @desktop', async ({
  page,
  browser,
}) => {
  const session = await joinAs(`cart-${crypto.randomUUID()}@joiners.example`, 'eleven blue irises')
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const line = { card, quantity: card.stemsPerBunch }
  await arrive(page, session, { path: '/cart', cart: { [date]: [line] }, isCartKept: true })
  await expect(page.getByText(card.variety).first()).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  await arrive(other, session, { path: '/cart', isCartKept: true })
  await expect(other.getByText(card.variety).first()).toBeVisible()
  await quantityOf(other).fill(String(3 * card.stemsPerBunch))
  await quantityOf(other).press('Enter')

  await expect(quantityOf(page)).toHaveValue(String(3 * card.stemsPerBunch))
  await phone.close()
})

test('what is changed in the cart without a network is on the other device when the network is back @desktop', async ({
  page,
  browser,
}) => {
  const session = await joinAs(`cart-${crypto.randomUUID()}@joiners.example`, 'eleven blue irises')
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const line = { card, quantity: card.stemsPerBunch }
  await arrive(page, session, { path: '/cart', cart: { [date]: [line] }, isCartKept: true })
  await expect(page.getByText(card.variety).first()).toBeVisible()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await phone.newPage()
  await arrive(other, session, { path: '/cart', isCartKept: true })
  await expect(other.getByText(card.variety).first()).toBeVisible()

  await phone.setOffline(true)
  await quantityOf(other).fill(String(2 * card.stemsPerBunch))
  await quantityOf(other).press('Enter')
  await expect(quantityOf(other)).toHaveValue(String(2 * card.stemsPerBunch))
  await phone.setOffline(false)
  await expect(quantityOf(page)).toHaveValue(String(2 * card.stemsPerBunch))
  await phone.close()
})
