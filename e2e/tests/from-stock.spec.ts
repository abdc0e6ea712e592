import { allPeople, arrive, beginSession, plentiful, readMarket } from './market-state.ts'
import { expect, literally, test, typePassword } from './shop-page.ts'
import { moveOpenOrder } from './trade-steps.ts'

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

  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 1000 } })
  const desk = await context.newPage()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await desk.goto(`${process.env['STAFF_ORIGIN']}/orders/${id}`)
  await typePassword(desk, allPeople.vera)
  const current = page.getByRole('list', { name: 'Ход выполнения заказа' }).locator('[aria-current="step"]')
  for (const [open, decide, status] of [
    ['Взять в работу', 'Взять в работу', 'В обработке'],
    ['Согласовать…', 'Согласовать', 'Подтверждён'],
    ['Собран', 'Собран', 'Собран'],
    ['Отгрузить…', 'Отгрузить', 'Отгружен'],
    ['Доставлен…', 'Доставлен', 'Доставлен'],
  ] as const) {
    await moveOpenOrder(desk, { open, decide })
    await expect(current).toContainText(status)
  }
  await context.close()
})
