import { allPeople, arrive, beginSession, plentiful, readMarket } from './market-state.ts'
import { expect, literally, test } from './shop-page.ts'
import { deliverInStaffApp, openStaffApp } from './trade-steps.ts'

test('flowers from stock go from the price list to an order that staff deliver while its page is open @desktop', async ({
  page,
  browser,
}) => {
  const session = await beginSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  await arrive(page, session, { path: `/catalog?date=${date}` })
  const name = `^${literally(card.variety)}, ${card.lengthCm}\\sсм, ${literally(card.plantation)}:`
  await page
    .getByRole('textbox', { name: /^Поиск по сорту/u })
    .fill(`${card.variety} ${card.lengthCm} ${card.plantation}`)
  await page
    .getByRole('gridcell', { name: new RegExp(name, 'u') })
    .first()
    .click()
  await page.keyboard.type(String(2 * card.stemsPerBunch))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('gridcell', { name: new RegExp(`${name}.*в корзине`, 'u') }).first(),
  ).toBeVisible()
  await page.goto(`${session.origin}/order?date=${date}`)
  await page.getByRole('radio', { name: /^Заберу сам/u }).check()
  await page.getByRole('radio', { name: /^С баланса/u }).check()
  await page.getByRole('button', { name: /^Оплатить/u }).click()
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page).toHaveURL(/\/history\/[^/]+$/u)
  await expect(page.getByText(card.variety).first()).toBeVisible()

  const desk = await openStaffApp(browser, process.env['STAFF_ORIGIN'] ?? '')
  await deliverInStaffApp(page, desk)
  await desk.context().close()
})
